import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, useToaster } from 'react-hot-toast/headless';
import { useTopModal } from '../hooks/modal-stack.ts';
import { KeptButton } from '../hooks/use-focus-kept.tsx';
import { Icon } from '../icons/icon.tsx';
import { Spoken } from './spoken.tsx';
import { connectToasts, toastId, type ToastSpec } from './toast.ts';
import css from './toaster.module.css';
import { limits } from '../../domain/limits.ts';
import { listen } from '../../lib/listen.ts';

const icons = { success: 'check', error: 'info', info: 'info' } as const;

/** An open dialog covers all outside, so toasts are drawn inside it. */
export function Toaster({ label }: { label: string }) {
  const host = useTopModal();
  useEffect(endWithScreen, []);
  return host ? createPortal(<Regions label={label} />, host) : <Regions label={label} belowHeader />;
}

/** In milliseconds; a screen reader does not read what comes sooner after its live region. */
const heardAfterMs = 100;

/**
 * A dialog that opens or closes makes new live regions. A text that comes with its region would not be read, so
 * it is hidden from screen readers at first, unless the old region had it long enough.
 */
function Regions({ label, belowHeader }: { label: string; belowHeader?: true }) {
  const toasts = useToasts();
  const [madeAt] = useState(Date.now);
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setHeard, heardAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  const wasRead = (at: number): boolean => at < madeAt - heardAfterMs;
  const toRegion = (toast: ShownToast) => draw(toast, !heard && !wasRead(toast.since));
  return (
    <section
      aria-label={label}
      className={css.stack}
      style={belowHeader && headerEnd > 0 ? { marginTop: headerEnd } : undefined}
    >
      <div role="alert" className={css.region}>
        {toasts.filter(({ tone }) => tone === 'error').map(toRegion)}
      </div>
      <output className={css.region}>{toasts.filter(({ tone }) => tone !== 'error').map(toRegion)}</output>
      <Spoken isHidden={at => !heard || wasRead(at)} />
    </section>
  );
}

function draw({ id, place, tone, text, spoken, at, action }: ShownToast, hidden: boolean) {
  return (
    <div key={id} className={css.toast} data-place={place} data-tone={tone} data-at={at}>
      <Icon name={icons[tone]} size={20} />
      {spoken === undefined ? (
        <p aria-hidden={hidden}>{text}</p>
      ) : (
        <p>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden" aria-hidden={hidden}>
            {spoken}
          </span>
        </p>
      )}
      {action ? (
        <KeptButton
          label={action.label}
          onAct={() => {
            dismissToast(id);
            action.onAct();
          }}
        />
      ) : null}
    </div>
  );
}

// The one importer of the toast library: at most three at once, the same text once, 3 s each (spec 2 §5).
/** `since` is in milliseconds since 1970. */
type ShownToast = ToastSpec & { readonly id: string; readonly since: number; readonly place: number };

/** What the library does not keep, by toast id, the last said at the end. */
const specs = new Map<string, ToastSpec>();
const keptSpecs = 20;

/** In pixels; large text makes the header taller. Read before the page changes, so that nothing is laid out for it. */
let headerEnd = 0;

connectToasts({
  show: spec => {
    headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const id = toastId(spec);
    specs.delete(id);
    specs.set(id, spec);
    for (const old of [...specs.keys()].slice(0, -keptSpecs)) specs.delete(old);
    // With 0, removing the old toast would also remove the same text shown again.
    toast(spec.text, { id, duration: limits.toastMs, removeDelay: 1 });
  },
  dismiss: dismissToast,
  clear: () => [...specs.keys()].forEach(dismissToast),
});

/** The library draws all toasts anew even for one that is not there. */
function dismissToast(id: string): void {
  if (specs.delete(id)) toast.remove(id);
}

function endWithScreen(): () => void {
  let path = location.pathname;
  const endOld = (): void => {
    if (path !== location.pathname)
      [...specs].forEach(([id, { stays }]) => stays !== true && dismissToast(id));
    path = location.pathname;
  };
  return listen(window, ['popstate', 'pushState', 'replaceState'], endOld);
}

/** The last said first. Only for the Toaster: the library's hook also runs their timers. */
function useToasts(): readonly ShownToast[] {
  const { toasts } = useToaster();
  return [...specs]
    .toReversed()
    .flatMap(([id, spec]) => {
      const shown = toasts.find(entry => entry.id === id && entry.visible);
      return shown ? [{ ...spec, id, since: shown.createdAt }] : [];
    })
    .slice(0, 3)
    .map((entry, place) => ({ ...entry, place }));
}

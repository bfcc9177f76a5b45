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

/** An open dialog covers everything outside, so toasts are drawn inside it. */
export function Toaster({ label }: { label: string }) {
  const host = useTopModal();
  useEffect(endWithScreen, []);
  return host ? createPortal(<Regions label={label} />, host) : <Regions label={label} belowHeader />;
}

/** Milliseconds. A screen reader does not read a text that comes sooner after its live region. */
const heardAfterMs = 100;

/**
 * When a dialog opens or closes, the live regions are new. Screen readers would skip a text that comes with
 * its region, so it is hidden from them at first, unless the old region had it long enough.
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

// The only importer of the toast library: at most three toasts at once, the same text once, 3 s each (spec 2
// §5).
/** `since` is in milliseconds since 1970. */
type ShownToast = ToastSpec & { readonly id: string; readonly since: number; readonly place: number };

/** Facts that the library does not keep, by toast id. The newest toast is last. */
const specs = new Map<string, ToastSpec>();
const keptSpecs = 20;

/** Pixels. Large text makes the header taller. Read before the page changes, so that it forces no layout. */
let headerEnd = 0;

connectToasts({
  show: spec => {
    headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const id = toastId(spec);
    specs.delete(id);
    specs.set(id, spec);
    for (const old of [...specs.keys()].slice(0, -keptSpecs)) specs.delete(old);
    // With 0, removing the old toast would also remove the same text when it is shown again.
    toast(spec.text, { id, duration: limits.toastMs, removeDelay: 1 });
  },
  dismiss: dismissToast,
  clear: () => [...specs.keys()].forEach(dismissToast),
});

/** The library would draw all toasts again even for one that does not exist. */
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

/** The newest comes first, and news after the rest. Only for the Toaster, because the library's hook also runs the timers. */
function useToasts(): readonly ShownToast[] {
  const { toasts } = useToaster();
  return [...specs]
    .toReversed()
    .flatMap(([id, spec]) => {
      const shown = toasts.find(entry => entry.id === id && entry.visible);
      return shown ? [{ ...spec, id, since: shown.createdAt }] : [];
    })
    .toSorted((a, b) => Number(a.isNews === true) - Number(b.isNews === true))
    .slice(0, 3)
    .map((entry, place) => ({ ...entry, place }));
}

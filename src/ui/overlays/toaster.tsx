import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icons/icon.tsx';
import { useFocusKept } from '../hooks/use-focus-kept.tsx';
import { useTopModal } from '../hooks/modal-stack.ts';
import { Spoken } from './spoken.tsx';
import { dismissToast, useToasts, type ShownToast } from './toast-board.ts';
import css from './toaster.module.css';

const icons = { success: 'check', error: 'info', info: 'info' } as const;

/** Draws the toasts, once in the app. While a dialog is open they are drawn inside it: all outside is covered. */
export function Toaster({ label }: { label: string }) {
  const host = useTopModal();
  const regions = <Regions label={label} />;
  return host ? createPortal(regions, host) : regions;
}

/** A screen reader reads what comes into a live region this long after the region itself, in milliseconds. */
const heardAfterMs = 100;

/**
 * The live regions. Screen readers read errors at once, the others when they are idle. When a dialog opens or closes the
 * regions are made anew. A text that comes with its region would not be read, so it is hidden from them at first; one
 * that was in the old region long enough was read there.
 */
function Regions({ label }: { label: string }) {
  const toasts = useToasts();
  const [madeAt] = useState(Date.now);
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setHeard, heardAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  const wasRead = (at: number): boolean => at < madeAt - heardAfterMs;
  const toRegion = (one: ShownToast) => draw(one, !heard && !wasRead(one.since));
  return (
    <section aria-label={label} className={css.stack}>
      <div role="alert" className={css.region}>
        {toasts.filter(({ tone }) => tone === 'error').map(toRegion)}
      </div>
      <output className={css.region}>{toasts.filter(({ tone }) => tone !== 'error').map(toRegion)}</output>
      <Spoken isHidden={at => !heard || wasRead(at)} />
    </section>
  );
}

function draw({ id, tone, text, spoken, at, action }: ShownToast, hidden: boolean) {
  return (
    <div key={id} className={css.toast} data-tone={tone} data-at={at}>
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
        <Action
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

/** The button of a toast, which goes when it is pressed and when the toast's time is over. */
function Action({ label, onAct }: { label: string; onAct: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button);
  return (
    <button ref={button} type="button" onClick={onAct}>
      {label}
    </button>
  );
}

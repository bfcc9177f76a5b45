import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icons/icon.tsx';
import { useFocusKept } from '../hooks/use-focus-kept.tsx';
import { useTopModal } from '../hooks/modal-stack.ts';
import { Spoken } from './spoken.tsx';
import { dismissToast, useToasts, type ShownToast } from './toast-board.ts';
import css from './toaster.module.css';

const icons = { success: 'check', error: 'info', info: 'info' } as const;

/**
 * Draws the toasts, once in the app, with the live region of what is only spoken. Screen readers read errors at once, the others when they are idle. While a dialog
 * is open the toasts are drawn inside it, because everything outside is covered and not read out.
 */
export function Toaster({ label }: { label: string }) {
  const toasts = useToasts();
  const host = useTopModal();
  const stack = (
    <section aria-label={label} className={css.stack}>
      <div role="alert" className={css.region}>
        {toasts.filter(({ tone }) => tone === 'error').map(one => draw(one))}
      </div>
      <output className={css.region}>
        {toasts.filter(({ tone }) => tone !== 'error').map(one => draw(one))}
      </output>
      <Spoken />
    </section>
  );
  return host ? createPortal(stack, host) : stack;
}

function draw({ id, tone, text, spoken, at, action }: ShownToast) {
  return (
    <div key={id} className={css.toast} data-tone={tone} data-at={at}>
      <Icon name={icons[tone]} size={20} />
      {spoken === undefined ? (
        <p>{text}</p>
      ) : (
        <p>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden">{spoken}</span>
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

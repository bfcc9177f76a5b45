import { createPortal } from 'react-dom';
import { Icon } from '../icons/icon.tsx';
import { useTopModal } from '../hooks/modal-stack.ts';
import { dismissToast, useToasts, type ShownToast } from './toast-board.ts';
import css from './toaster.module.css';

const icons = { success: 'check', error: 'info', info: 'info' } as const;

/**
 * Draws the toasts, once in the app. Screen readers read errors at once, the others when they are idle. While a dialog
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
        <button
          type="button"
          onClick={() => {
            dismissToast(id);
            action.onAct();
          }}
        >
          {action.label}
        </button>
      ) : null}
    </div>
  );
}

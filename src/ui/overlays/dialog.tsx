import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { pushModal } from '../hooks/modal-stack.ts';
import { focusHeading } from '../hooks/use-focus-kept.tsx';
import css from './dialog.module.css';
import drawer from './drawer.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  busy?: boolean | undefined;
  children: ReactNode;
  /** The id of what is read out with the name when it opens. */
  describedBy?: string | undefined;
  /** The buttons, side by side at the foot; they do not scroll. */
  actions?: ReactNode;
  /** Its content is text alone, which the keyboard scrolls. */
  text?: boolean;
} & ({ title: string; label?: string | undefined } | { label: string; title?: undefined });

/** A question over the page, a sheet from below on phones. Its name is `label`, or `title` without one. */
export function Dialog({ open, onClose, busy, children, describedBy, actions, text, title, label }: Props) {
  const modal = useModal({ open, busy, onClose });
  const titleId = useId();
  return (
    <dialog
      {...modal}
      className={css.dialog}
      aria-label={open ? label : undefined}
      aria-describedby={open ? describedBy : undefined}
      aria-labelledby={open && label === undefined ? titleId : undefined}
    >
      {open ? (
        <div className={css.sheet}>
          {title === undefined ? null : <h2 id={titleId}>{title}</h2>}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it */}
          <div className={css.body} tabIndex={text ? 0 : undefined}>
            {children}
          </div>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

type DrawerProps = { open: boolean; label: string; onClose: () => void; children: ReactNode };

/** The menu at the left edge of the column. It is modal like Dialog: the page behind it cannot be used. */
export function Drawer({ open, label, onClose, children }: DrawerProps) {
  const modal = useModal({ open, onClose });
  return (
    <dialog {...modal} aria-label={open ? label : undefined} className={drawer.drawer}>
      {open ? <div className={drawer.panel}>{children}</div> : null}
    </dialog>
  );
}

type Modal = { open: boolean; busy?: boolean | undefined; onClose: () => void };

/** Props for a native `<dialog>`. The focus returns to where it was. While busy nothing closes it. */
function useModal({ open, busy = false, onClose }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  /** Between our own `showModal` and `close`. */
  const shown = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    shown.current = true;
    dialog.showModal();
    const removeModal = pushModal(dialog);
    return () => {
      removeModal();
      shown.current = false;
      dialog.close();
      if (!(opener instanceof HTMLElement)) return;
      if (opener.isConnected) opener.focus({ preventScroll: true });
      else focusHeading();
    };
  }, [open]);

  return {
    ref,
    'data-busy': busy || undefined,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!busy) onClose();
    },
    // A second Escape closes it although `cancel` was prevented. Only the prop may close it, so it is shown again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const dialog = event.currentTarget;
      if (!shown.current || dialog.open || event.target !== dialog) return;
      dialog.showModal();
      if (!busy) onClose();
    },
    // The press must begin on the backdrop too: a text selection that only ends there must not close the dialog.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressed.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressed.current && event.target === event.currentTarget && !busy) onClose();
    },
  };
}

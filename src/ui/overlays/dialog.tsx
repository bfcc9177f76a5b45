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

export type Openable = { readonly open: boolean; readonly onClose: () => void };

type Props = Openable & {
  busy?: boolean | undefined;
  children: ReactNode;
  /** Screen readers read it with the name when the dialog opens. */
  describedBy?: string | undefined;
  actions?: ReactNode;
  /** The dialog contains only text, which the keyboard scrolls. */
  text?: boolean;
  /** On a phone in landscape a card is beside the other parts. */
  beside?: boolean;
  /** The dialog opens by itself. A Back, Escape or tap of that moment was meant for the screen below. */
  unasked?: boolean | undefined;
} & ({ title: string; label?: string | undefined } | { label: string; title?: undefined });

/** The accessible name is `label`, or `title` if there is no label. */
export function Dialog({
  open,
  onClose,
  busy,
  children,
  describedBy,
  actions,
  text,
  beside,
  unasked,
  title,
  label,
}: Props) {
  const modal = useModal({ open, busy, unasked, onClose });
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
        <div className={css.sheet} data-beside={beside}>
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

type ModalProps = Pick<Props, 'open' | 'busy' | 'unasked' | 'onClose'>;
type DrawerProps = Openable & { label: string; children: ReactNode };

export function Drawer({ open, label, onClose, children }: DrawerProps) {
  const modal = useModal({ open, onClose });
  return (
    <dialog {...modal} aria-label={open ? label : undefined} className={drawer.drawer}>
      {open ? <div className={drawer.panel}>{children}</div> : null}
    </dialog>
  );
}

/** A player cannot have read a notice that has been open for fewer milliseconds. */
const unreadMs = 500;

/** Returns the focus to its old place. A busy dialog cannot be closed. */
function useModal({ open, busy = false, unasked = false, onClose }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  const shown = useRef(false);
  const openedAt = useRef(0);
  const close = (): void => {
    const unread = unasked && performance.now() - openedAt.current < unreadMs;
    if (!busy && !unread) onClose();
  };

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    shown.current = true;
    openedAt.current = performance.now();
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
      close();
    },
    // A second Escape closes the dialog even if `cancel` was prevented. It opens again, because only the prop
    // may close it.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const dialog = event.currentTarget;
      if (!shown.current || dialog.open || event.target !== dialog) return;
      dialog.showModal();
      close();
    },
    // A text selection that ends on the backdrop must not close the dialog.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressed.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressed.current && event.target === event.currentTarget) close();
    },
  };
}

import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { focusHeading } from '../hooks/focus-heading.ts';
import { pushModal } from '../hooks/modal-stack.ts';

type Modal = { open: boolean; busy?: boolean | undefined; onClose: () => void };

/**
 * Opens and closes a native `<dialog>` by the `open` prop; returns the props to spread on it. The focus returns to
 * where it was. Escape, the phone's back and a press on the backdrop call `onClose`, except while busy.
 */
export function useModal({ open, busy = false, onClose }: Modal) {
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

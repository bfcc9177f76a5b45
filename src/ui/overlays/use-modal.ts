import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { pushModal } from '../hooks/modal-stack.ts';

type Modal = { open: boolean; busy?: boolean | undefined; onClose: () => void };

/**
 * Drives a native `<dialog>` from the `open` prop and returns the props to spread on it. The focus goes back to where it
 * was. Escape, the phone's back and a press on the backdrop ask `onClose`, and nothing while busy.
 */
export function useModal({ open, busy = false, onClose }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    const leave = pushModal(dialog);
    return () => {
      leave();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!busy) onClose();
    },
    // A browser may close at a second Escape whatever `cancel` says: only the prop closes, so it is shown again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const dialog = event.currentTarget;
      if (!open || dialog.open || event.target !== dialog) return;
      dialog.showModal();
      if (!busy) onClose();
    },
    // Both ends of the press count: a text selection that ends on the backdrop closes nothing.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressed.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressed.current && event.target === event.currentTarget && !busy) onClose();
    },
  };
}

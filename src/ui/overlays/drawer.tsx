import type { ReactNode } from 'react';
import { useModal } from './use-modal.ts';
import css from './drawer.module.css';

type Props = { open: boolean; label: string; onClose: () => void; children: ReactNode };

/** The menu at the left edge of the column. It is modal like Dialog: the page behind it cannot be used. */
export function Drawer({ open, label, onClose, children }: Props) {
  const modal = useModal({ open, onClose });
  return (
    <dialog {...modal} aria-label={open ? label : undefined} className={css.drawer}>
      {open ? <div className={css.panel}>{children}</div> : null}
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { useModal } from './use-modal.ts';
import css from './drawer.module.css';

type Props = { open: boolean; label: string; onClose: () => void; children: ReactNode };

/** The menu at the left edge of the column. A modal like Dialog, so the page behind it is out of reach. */
export function Drawer({ open, label, onClose, children }: Props) {
  const modal = useModal({ open, onClose });
  return (
    <dialog {...modal} aria-label={open ? label : undefined} className={css.drawer}>
      {open ? <div className={css.panel}>{children}</div> : null}
    </dialog>
  );
}

import { useId, type ReactNode } from 'react';
import { useModal } from './use-modal.ts';
import css from './dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  busy?: boolean | undefined;
  children: ReactNode;
  /** The buttons, side by side at the foot, always in sight. */
  actions?: ReactNode;
} & ({ title: string; label?: undefined } | { label: string; title?: undefined });

/** A question over the page, a sheet from below on phones. Named by its `title`, or by `label` when none is shown. */
export function Dialog({ open, onClose, busy, children, actions, title, label }: Props) {
  const modal = useModal({ open, busy, onClose });
  const titleId = useId();
  return (
    <dialog
      {...modal}
      className={css.dialog}
      aria-label={open ? label : undefined}
      aria-labelledby={open && title !== undefined ? titleId : undefined}
    >
      {open ? (
        <div className={css.sheet}>
          {title === undefined ? null : <h2 id={titleId}>{title}</h2>}
          <div className={css.body}>{children}</div>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

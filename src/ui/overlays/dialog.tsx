import { useId, type ReactNode } from 'react';
import { useModal } from './use-modal.ts';
import css from './dialog.module.css';

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

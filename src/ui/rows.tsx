import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import css from './rows.module.css';

/** The bids of a slip, one under the other in a card. */
export function Rows({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul aria-label={label} className={css.rows}>
      {children}
    </ul>
  );
}

type RowItemProps = {
  main: ReactNode;
  note?: ReactNode;
  points: ReactNode;
  /** A row whose session has closed: `note` says so in words. */
  marked?: boolean | undefined;
  onDelete?: (() => void) | undefined;
  deleteLabel?: string | undefined;
};

/** One bid: digits, session, points, and a button named `deleteLabel` ('Delete 137') where it can be taken out. */
export function RowItem({ main, note, points, marked, onDelete, deleteLabel }: RowItemProps) {
  return (
    <li className={css.row} data-marked={marked || undefined}>
      <b>{main}</b> <span className={css.note}>{note}</span> <span className={css.points}>{points}</span>
      {onDelete ? <IconButton icon="close" label={deleteLabel ?? ''} onClick={onDelete} /> : null}
    </li>
  );
}

import type { ReactNode } from 'react';
import css from './rows.module.css';

type RowsProps = {
  children: ReactNode;
  label: string;
  /** What can be done to all of them, above the first; with it the label is shown too. */
  actions?: readonly { label: string; onAct: () => void }[];
  /** Many of them scroll in a box of their own, so that what follows stays in sight: in a dialog. */
  scrolls?: boolean;
};

/** The bids of a slip, one under the other in a card. */
export function Rows({ children, label, actions = [], scrolls = false }: RowsProps) {
  return (
    <div className={css.rows}>
      {actions.length > 0 ? (
        <div className={css.head}>
          <span>{label}</span>
          {actions.map(action => (
            <button key={action.label} type="button" onClick={action.onAct}>
              {action.label}
            </button>
          ))}
        </div>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within a keyboard's reach */}
      <ul aria-label={label} data-scrolls={scrolls || undefined} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </ul>
    </div>
  );
}

type RowItemProps = {
  main: ReactNode;
  note?: ReactNode;
  points: ReactNode;
  /** A row whose session has closed: `note` says so in words. */
  marked?: boolean | undefined;
  /** `main` is words and has a line of its own. */
  worded?: boolean;
  onDelete?: (() => void) | undefined;
  deleteLabel?: string | undefined;
};

/** One bid: digits, session, points, and a button named `deleteLabel` ('Delete 137') where it can be taken out. */
export function RowItem({ main, note, points, marked, worded = false, onDelete, deleteLabel }: RowItemProps) {
  return (
    <li className={css.row} data-marked={marked || undefined} data-worded={worded || undefined}>
      <b>{main}</b> <span className={css.note}>{note}</span> <span className={css.points}>{points}</span>
      {onDelete ? (
        <button
          type="button"
          aria-label={deleteLabel}
          className={css.delete}
          onClick={event => {
            focusNeighbour(event.currentTarget);
            onDelete();
          }}
        />
      ) : null}
    </li>
  );
}

/** The focus would fall to the page with the button that goes. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
}

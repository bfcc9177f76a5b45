import { type ReactNode, type Ref, useRef } from 'react';
import { KeptButton, useFocusKept } from '../../hooks/use-focus-kept.tsx';
import css from './rows.module.css';

type RowsProps = {
  children: ReactNode;
  label: string;
  /** A row with actions also shows the label. */
  actions?: readonly { label: string; onAct: () => void }[];
  listRef?: Ref<HTMLUListElement> | undefined;
  /** In a dialog the content after many rows stays visible. */
  scrolls?: boolean;
};

export function Rows({ children, label, actions = [], listRef, scrolls = false }: RowsProps) {
  const card = useRef<HTMLDivElement>(null);
  useFocusKept(card);
  return (
    <div ref={card} className={css.rows}>
      {actions.length > 0 ? (
        <div className={css.head}>
          <span>{label}</span>
          {actions.map(action => (
            <KeptButton key={action.label} {...action} />
          ))}
        </div>
      ) : null}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it */}
      <ul
        ref={listRef}
        aria-label={label}
        data-scrolls={scrolls || undefined}
        tabIndex={scrolls ? 0 : listRef ? -1 : undefined}
      >
        {children}
      </ul>
    </div>
  );
}

type RowItemProps = {
  main: ReactNode;
  note?: ReactNode;
  points: ReactNode;
  /** The session has closed, and `note` says that. */
  marked?: boolean | undefined;
  /** `main` is words and has its own line. */
  worded?: boolean;
  onDelete?: (() => void) | undefined;
  deleteLabel?: string | undefined;
};

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

/** The browser drops the focus of a button that is removed. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
}

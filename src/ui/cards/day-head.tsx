import type { ReactNode } from 'react';
import css from './day-head.module.css';

type Props = {
  readonly title: string;
  /** The day's totals in a line; left out where the list has only this day. */
  readonly note?: ReactNode;
  /** A button or link at the right. */
  readonly action?: ReactNode;
};

/** Stands above the first record of a day, inside of its list item: all records stay one list. */
export function DayHead({ title, note, action }: Props) {
  return (
    <div className={css.head}>
      <div>
        <h2>{title}</h2>
        {note ? <div className={css.note}>{note}</div> : null}
      </div>
      {action}
    </div>
  );
}

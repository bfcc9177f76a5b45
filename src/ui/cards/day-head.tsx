import type { ReactNode } from 'react';
import css from './day-head.module.css';

type Props = {
  readonly title: string;
  /** Left out where the list has only this day. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
};

/** Inside the first record's list item, so that all records stay one list. */
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

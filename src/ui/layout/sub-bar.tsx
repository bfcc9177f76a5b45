import type { ReactNode } from 'react';
import css from './top-bar.module.css';

/**
 * The line under the top bar of a bid form: market and date at the left, time left at the right. Page's first child.
 */
export function SubBar({
  name,
  note,
  trailing,
}: {
  name: ReactNode;
  note?: ReactNode;
  trailing?: ReactNode;
}) {
  return (
    <div className={css.sub}>
      <span>
        <b>{name}</b>
        {note ? <> · {note}</> : null}
      </span>
      {trailing ? <em>{trailing}</em> : null}
    </div>
  );
}

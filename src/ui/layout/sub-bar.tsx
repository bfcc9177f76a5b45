import type { ReactNode } from 'react';
import css from './top-bar.module.css';

/**
 * The line under the top bar of a bid form: market and date at the left, time left and `action`, an icon button, at the
 * right. Page's first child.
 */
export function SubBar({
  name,
  note,
  trailing,
  action,
}: {
  name: ReactNode;
  note?: ReactNode;
  trailing?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={css.sub} data-action={action ? true : undefined}>
      <span>
        <b>{name}</b>
        {note ? <> · {note}</> : null}
      </span>
      {trailing ? <em>{trailing}</em> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import css from './top-bar.module.css';

/**
 * The line under the top bar of a bid form: the market at the left, time left and `action`, an icon button, at the
 * right. Page's first child.
 */
export function SubBar({
  name,
  trailing,
  action,
}: {
  name: ReactNode;
  trailing?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={css.sub} data-action={action ? true : undefined}>
      <b>{name}</b>
      {trailing ? <em>{trailing}</em> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}

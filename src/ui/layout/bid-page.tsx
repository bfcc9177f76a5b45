import type { ReactNode } from 'react';
import hint from './keyboard-hint.module.css';
import page from './page.module.css';
import css from './top-bar.module.css';

type SubBarProps = { name: ReactNode; trailing?: ReactNode; action?: ReactNode };

export function SubBar({ name, trailing, action }: SubBarProps) {
  return (
    <div className={css.sub} data-action={action ? true : undefined}>
      <b>{name}</b>
      {trailing ? <em>{trailing}</em> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}

export function FooterTotal({ count, points, unit }: { count: string; points: string; unit: string }) {
  return (
    <p className={page.total}>
      <span>{count}</span> <b>{points}</b> {unit}
    </p>
  );
}

/** Shown only to a device with a mouse: it has a keyboard too. */
export function KeyboardHint({ text }: { readonly text: string }) {
  return <p className={hint.hint}>{text}</p>;
}

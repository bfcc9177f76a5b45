import type { ReactNode } from 'react';
import css from './slip-list.module.css';

export function SlipList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className={css.slips}>
      {children}
    </ul>
  );
}

type Props = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly facts: string | null;
  readonly numbers: string;
  readonly refused?: readonly string[];
  readonly action?: ReactNode;
  readonly more?: ReactNode;
};

export function SlipItem({ title, note, facts, numbers, refused = [], action, more }: Props) {
  return (
    <li className={css.slip}>
      <div className={css.head}>
        <div className={css.words}>
          <b>{title}</b> {note === undefined ? null : <span className={css.muted}>{note}</span>}{' '}
          {facts === null ? null : <span>{facts}</span>}{' '}
          {numbers === '' ? null : <span className={css.muted}>{numbers}</span>}
        </div>{' '}
        {action}
      </div>
      {/* The spaces are for what reads the text as one line. */}{' '}
      {refused.map(line => (
        <p key={line} className={css.refused}>
          {line}
        </p>
      ))}
      {more === undefined ? null : <div className={css.more}>{more}</div>}
    </li>
  );
}

export const FormItem = ({ children }: { readonly children: ReactNode }) => (
  <li className={css.slip}>{children}</li>
);

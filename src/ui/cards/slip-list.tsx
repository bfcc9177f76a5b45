import type { ReactNode } from 'react';
import css from './slip-list.module.css';

/** Slips under each other in one card. */
export function SlipList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className={css.slips}>
      {children}
    </ul>
  );
}

type Props = {
  readonly title: string;
  /** Market, game, session: what the title does not say. */
  readonly note?: string | undefined;
  /** How many bids and points. */
  readonly facts: string | null;
  /** Its first numbers, as words. */
  readonly numbers: string;
  /** What of it cannot be bid now, with the reason. */
  readonly refused?: readonly string[];
  /** The button at the right. */
  readonly action?: ReactNode;
  /** More buttons, below. */
  readonly more?: ReactNode;
};

/** One slip: its name, what is on it, and what one can do with it. */
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

/** A form in the place of a slip. */
export const FormItem = ({ children }: { readonly children: ReactNode }) => (
  <li className={css.slip}>{children}</li>
);

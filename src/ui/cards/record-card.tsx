import type { ReactNode } from 'react';
import css from './record-card.module.css';

export type RecordCardProps = {
  readonly title: string;
  /** One line above the title ('Congratulations You Won'). */
  readonly headline?: string | undefined;
  readonly trailing: ReactNode;
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
  /** A link below the facts. */
  readonly foot?: ReactNode;
  /** Stands at the right of the facts; null keeps its place free. */
  readonly side?: ReactNode;
  /** The stripe at the side; the facts contain the same in words. */
  readonly colour?: 'blue' | 'green' | 'yellow' | 'grey' | undefined;
};

/** One record of a history: its title at the left, its points at the right, its facts below. */
export function RecordCard({ title, headline, trailing, facts, foot, side, colour }: RecordCardProps) {
  return (
    <li className={css.card} data-colour={colour}>
      {headline ? <p className={css.headline}>{headline}</p> : null}
      <div className={css.head}>
        <h2>{title}</h2>
        {trailing}
      </div>
      <div className={css.middle}>
        <dl className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {side !== undefined && <div className={css.side}>{side}</div>}
      </div>
      {foot}
    </li>
  );
}

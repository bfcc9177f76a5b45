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
  /** The head of a day, above the first card of it. */
  readonly head?: ReactNode;
  /** The title's level as a heading: 3 in a list with heads of days. */
  readonly level?: 2 | 3 | undefined;
};

/** One record of a history: its title at the left, its points at the right, its facts below. */
export function RecordCard(props: RecordCardProps) {
  const { title, headline, trailing, facts, foot, side, colour, head, level = 2 } = props;
  const Title = `h${level}` as const;
  return (
    <li className={css.item} data-colour={colour}>
      {head}
      <div className={css.card}>
        {headline ? <p className={css.headline}>{headline}</p> : null}
        <div className={css.head}>
          <Title>{title}</Title>
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
      </div>
    </li>
  );
}

/** Words at the side of a card; they keep the height of their `lines` while they are not known. */
export function SideLine({ lines, children }: { readonly lines: 1 | 2; readonly children: ReactNode }) {
  return (
    <span className={css.sideLine} data-lines={lines}>
      {children}
    </span>
  );
}

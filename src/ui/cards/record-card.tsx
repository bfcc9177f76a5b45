import type { ReactNode } from 'react';
import css from './record-card.module.css';

export type RecordCardProps = {
  readonly title: string;
  readonly headline?: string | undefined;
  readonly trailing: ReactNode;
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
  readonly foot?: ReactNode;
  /** Null keeps its place free. */
  readonly side?: ReactNode;
  /** The facts contain the same in words. */
  readonly colour?: 'blue' | 'green' | 'yellow' | 'grey' | undefined;
  readonly head?: ReactNode;
  /** 3 in a list with heads of days. */
  readonly level?: 2 | 3 | undefined;
};

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

/** Keeps the height of its `lines` while the words are not known. */
export function SideLine({ lines, children }: { readonly lines: 1 | 2; readonly children: ReactNode }) {
  return (
    <span className={css.sideLine} data-lines={lines}>
      {children}
    </span>
  );
}

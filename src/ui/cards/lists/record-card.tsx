import type { ReactNode } from 'react';
import css from './record-card.module.css';

export type RecordCardProps = {
  readonly title: string;
  readonly trailing: ReactNode;
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
  readonly foot?: ReactNode;
  readonly head?: ReactNode;
  /** 3 in a list with heads of days. */
  readonly level?: 2 | 3 | undefined;
};

export function RecordCard(props: RecordCardProps) {
  const { title, trailing, facts, foot, head, level = 2 } = props;
  const Title = `h${level}` as const;
  return (
    <li>
      {head}
      <div className={css.card}>
        <div className={css.head}>
          <Title>{title}</Title>
          {trailing}
        </div>
        <dl className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {foot}
      </div>
    </li>
  );
}

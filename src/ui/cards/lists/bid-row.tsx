import type { ReactNode } from 'react';
import css from './bid-row.module.css';
import surface from './day-surface.module.css';

type BidRowProps = {
  readonly title: string;
  /** Above the facts, such as 'Congratulations You Won'. */
  readonly headline?: string | undefined;
  readonly number: Fact;
  readonly amount: ReactNode;
  readonly facts: readonly (Fact & { readonly hidden?: boolean })[];
  /** Shown instead of the facts on a phone, as long as it says more than they do. */
  readonly promise?: ReactNode;
  readonly result?: ReactNode;
  readonly status?: ReactNode;
  readonly tone?: 'won' | 'lost' | undefined;
  /** The facts contain the same in words. */
  readonly colour?: 'blue' | 'green' | 'yellow' | 'grey' | undefined;
  readonly onOpen: () => void;
};

/** The place of a row in its list. */
export type RowPlace = {
  /** The head of a day, whose first row this is. */
  readonly head?: ReactNode;
  /** The first of a day, or of a list without days; `isLast` likewise. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** 3 in a list with heads of days. */
  readonly level: 2 | 3;
};

type Fact = { readonly term: string; readonly value: ReactNode };

type Props = BidRowProps & RowPlace & { readonly children?: ReactNode };

/** A tap anywhere on the row opens the details of the bid. */
export function BidRow(props: Props) {
  const { title, headline, number, amount, facts, promise, result, status, tone, colour } = props;
  const { head, isFirst, isLast, level } = props;
  const Title = `h${level}` as const;
  return (
    <li
      className={surface.item}
      data-colour={colour}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
    >
      {head}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys press the button of the title */}
      <div className={css.row} data-tone={tone} onClick={props.onOpen}>
        {headline ? <p className={css.headline}>{headline}</p> : null}
        <Title>
          <button type="button" aria-haspopup="dialog">
            {title}
          </button>
        </Title>
        <div className={css.amount}>{amount}</div>
        <dl className={css.number}>
          <dt className="visually-hidden">{number.term}</dt>
          <dd>{number.value}</dd>
        </dl>
        <div className={css.about}>
          {/* The payout says the number; its game is in the sheet. */}
          <dl>
            {facts.map(({ term, value, hidden }) => (
              <div key={term} className={hidden || promise !== undefined ? 'visually-hidden' : undefined}>
                <dt className="visually-hidden">{term}</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {promise}
          {result !== undefined && <span className={css.result}>{result}</span>}
        </div>
        <div className={css.status}>{status}</div>
      </div>
      {props.children}
    </li>
  );
}

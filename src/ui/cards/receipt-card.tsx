import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/icon.tsx';
import css from './receipt-card.module.css';

type Props = {
  readonly label: string;
  readonly heading: string;
  /** Read out with the heading. */
  readonly spoken: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly time: string;
  readonly title: string;
  readonly note: string;
  readonly rows: readonly {
    readonly key: string;
    readonly main: string;
    readonly note: string;
    readonly points: string;
  }[];
  readonly rowsLabel: string;
  readonly more: string | null;
  readonly fact: { readonly term: string; readonly value: string } | null;
  readonly children: ReactNode;
};

export function ReceiptCard(props: Props) {
  const { label, heading, spoken, headingRef, time, title, note, rows, rowsLabel, more, fact } = props;
  return (
    <section aria-label={label} className={css.receipt}>
      <div className={css.head}>
        <h2 ref={headingRef} tabIndex={-1}>
          <Icon name="check" size={20} />
          {heading} <span className="visually-hidden">{spoken}</span>
        </h2>
        <span className={css.muted}>{time}</span>
      </div>
      <p>
        <b>{title}</b>
        <span className={css.muted}>{note}</span>
      </p>
      <div className={css.rows}>
        <ul aria-label={rowsLabel}>
          {rows.map(row => (
            <li key={row.key}>
              <b>{row.main}</b> <span className={css.muted}>{row.note}</span> <span>{row.points}</span>
            </li>
          ))}
        </ul>
        {more === null ? null : <p className={css.muted}>{more}</p>}
      </div>
      {fact === null ? null : (
        <p className={css.fact}>
          <span className={css.muted}>{fact.term}</span> <b>{fact.value}</b>
        </p>
      )}
      <div className={css.actions}>{props.children}</div>
    </section>
  );
}

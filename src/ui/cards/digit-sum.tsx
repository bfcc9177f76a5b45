import { Fragment } from 'react';
import css from './digit-sum.module.css';

/** 7 + 7 + 7 = 21; only the last figure of `total` counts, and it is marked. */
export function DigitSum({ pana, total, note }: { pana: string; total: string; note: string }) {
  const [tens, digit] = [total.slice(0, -1), total.slice(-1)];
  return (
    <p className={css.sum}>
      <span className={css.cells}>
        {Array.from(pana, (figure, place) => (
          <Fragment key={place}>
            {place > 0 ? ' + ' : null}
            <span className={css.cell}>{figure}</span>
          </Fragment>
        ))}
        {' = '}
        <span className={css.total}>
          {tens ? <span className={css.tens}>{tens}</span> : null}
          <span className={css.cell} data-counts>
            {digit}
          </span>
        </span>
      </span>{' '}
      <small>{note}</small>
    </p>
  );
}

type CellsProps = { cells: readonly { readonly digit: string; readonly counts: boolean }[]; note: string };

export function DigitCells({ cells, note }: CellsProps) {
  return (
    <p className={css.sum}>
      <span className={css.cells}>
        {cells.map(({ digit, counts }, place) => (
          <span key={place} className={css.cell} data-counts={counts || undefined}>
            {digit}
          </span>
        ))}
      </span>{' '}
      <small>{note}</small>
    </p>
  );
}

export function NumberChips({ label, numbers }: { label: string; numbers: readonly string[] }) {
  return (
    <div className={css.box}>
      <small>{label}</small>
      <ul aria-label={label} className={css.chips}>
        {numbers.map(number => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from 'react';
import css from './payout-line.module.css';

type Props = {
  /** Screen readers read it when it changes, unlike `hint`. */
  claim?: ReactNode;
  hint?: ReactNode;
  /** '10 points pay 95'. */
  rate?: ReactNode;
  /** Words as long as those that come later. They keep the place, and nobody sees them. */
  usual?: { hint: string; rate: string | null };
};

/** Keeps the height of a line even without words. */
export function PayoutLine({ claim, hint, rate, usual }: Props) {
  const line = (
    <div className={css.line}>
      <span>
        <output>{claim}</output>
        {hint ? <small>{hint}</small> : null}
      </span>
      {rate ? <small>{rate}</small> : null}
    </div>
  );
  if (usual === undefined) return line;
  return (
    <div className={css.reserved}>
      <div aria-hidden="true" className={css.usual}>
        <span>
          <small data-words={usual.hint} />
        </span>
        {usual.rate === null ? null : <small data-words={usual.rate} />}
      </div>
      {line}
    </div>
  );
}

import type { ReactNode } from 'react';
import css from './payout-line.module.css';

type Props = {
  /** Screen readers read it when it changes, unlike `hint`. */
  claim?: ReactNode;
  hint?: ReactNode;
  /** '10 points pay 95'. */
  rate?: ReactNode;
};

/** Keeps the height of a line even without words. */
export function PayoutLine({ claim, hint, rate }: Props) {
  return (
    <div className={css.line}>
      <span>
        <output>{claim}</output>
        {hint ? <small>{hint}</small> : null}
      </span>
      {rate ? <small>{rate}</small> : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import css from './payout-line.module.css';

type Props = {
  /** Read out when it changes, unlike `hint`. */
  claim?: ReactNode;
  hint?: ReactNode;
  /** '10 points pay 95'. */
  rate?: ReactNode;
};

/** It keeps the height of a line while it has no words. */
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

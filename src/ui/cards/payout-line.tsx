import type { ReactNode, Ref } from 'react';
import css from './payout-line.module.css';

type Props = {
  ref?: Ref<HTMLDivElement>;
  /** Screen readers read it when it changes, unlike `hint`. */
  claim?: ReactNode;
  hint?: ReactNode;
  /** '10 points pay 95'. */
  rate?: ReactNode;
};

/** Keeps the height of a line even without words. */
export function PayoutLine({ ref, claim, hint, rate }: Props) {
  return (
    <div ref={ref} className={css.line}>
      <span>
        <output>{claim}</output>
        {hint ? <small>{hint}</small> : null}
      </span>
      {rate ? <small>{rate}</small> : null}
    </div>
  );
}

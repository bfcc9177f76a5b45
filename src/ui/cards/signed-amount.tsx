import { isNegative, negated, type StatedAmount } from '../../domain/amount.ts';
import { AmountText } from './amount-text.tsx';

/** A difference of amounts: green with a plus above zero, red with a minus below. */
export function SignedAmount({ amount, unit }: { readonly amount: StatedAmount; readonly unit: string }) {
  if (amount === 'unreadable' || amount.exact === '0')
    return <AmountText amount={amount} sign="plain" unit={unit} />;
  return isNegative(amount) ? (
    <AmountText amount={negated(amount)} sign="debit" unit={unit} />
  ) : (
    <AmountText amount={amount} sign="credit" unit={unit} />
  );
}

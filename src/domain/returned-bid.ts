import type { ShownRecord } from './history.ts';
import { plainText } from './matched-wins.ts';
import type { ShownTransaction } from './wallet.ts';

/**
 * Whether a credit of the wallet may be the stake of a bid that the provider has returned: the same amount, and a note
 * that names the market. True also when the credits are unknown (null).
 */
export function maybeReturned(bid: ShownRecord, credits: readonly ShownTransaction[] | null): boolean {
  if (credits === null || bid.amount === 'unreadable') return true;
  const { exact } = bid.amount;
  const name = plainText(bid.marketName);
  return credits.some(
    ({ amount, deposit, note }) =>
      !deposit && amount !== 'unreadable' && amount.exact === exact && plainText(note).includes(name),
  );
}

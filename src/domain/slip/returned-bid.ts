import type { ShownRecord } from '../history/history.ts';
import { plainText } from '../../lib/plain-text.ts';
import type { ShownTransaction } from '../wallet/wallet.ts';

/**
 * Says whether a credit of the wallet may be the stake of a bid that the provider has returned: the same amount, and a
 * note that names the market. It says so of all bids when the credits are unknown (null).
 */
export function returnedBids(credits: readonly ShownTransaction[] | null): (bid: ShownRecord) => boolean {
  if (credits === null) return () => true;
  const notes = new Map<string, Set<string>>();
  for (const { amount, deposit, note } of credits) {
    if (deposit || amount === 'unreadable') continue;
    const same = notes.get(amount.exact) ?? new Set();
    notes.set(amount.exact, same.add(plainText(note)));
  }
  return ({ amount, marketName }) => {
    if (amount === 'unreadable') return true;
    const name = plainText(marketName);
    return [...(notes.get(amount.exact) ?? [])].some(note => note.includes(name));
  };
}

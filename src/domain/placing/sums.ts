import { type Points, sumPoints } from '../points.ts';
import type { Baseline, OtherRequest } from './evidence.ts';

/** Whether some of the parts add up to the amount. No parts add up to zero. */
export function isSum(amount: number, parts: readonly number[]): boolean {
  const sums = new Set([0]);
  if (amount > sum(parts)) return false;
  for (const part of parts) {
    // Past this many sums, assume that any amount is reachable.
    if (sums.size > mostSums) return true;
    for (const more of [...sums].map(known => known + part)) if (more <= amount) sums.add(more);
  }
  return sums.has(amount);
}
const mostSums = 4096;

export function placedTwice(debit: number, totals: readonly Points[], may: readonly number[]): boolean {
  const extra = debit - sum(totals);
  return !isSum(extra, may) && isSum(extra, [...totals, ...may]);
}

/** `final`: nothing else took points. `balance` is null when it is unknown or others may have changed it. */
export function weighBalance(
  baseline: Baseline,
  balance: Points | null,
  placed: readonly Points[],
  may: readonly number[] = [],
): { readonly twice: boolean; readonly final: boolean } {
  if (balance === null) return { twice: false, final: false };
  const debit = baseline.balance - balance;
  return { twice: placedTwice(debit, placed, may), final: debit === sumPoints(placed) };
}

/** The amounts that other requests may have taken since the baseline. */
export const mayBeDebited = (others: readonly OtherRequest[]): readonly number[] =>
  others.filter(({ time }) => time !== 'before').map(({ total }) => total);

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

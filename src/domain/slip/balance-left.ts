import type { Debits } from '../placing/debits.ts';
import { formatPoints, type Points } from '../points.ts';

/** The wallet once all rows are paid. Both figures are equal while no debit is in doubt. */
export type BalanceLeft = { readonly least: number; readonly most: number };

/** A bid that is on no slip has no id. */
type PaidRow = { readonly id?: string; readonly points: Points };

/** Null while the wallet is unknown. */
export function balanceLeft(
  wallet: Points | null,
  rows: readonly PaidRow[],
  debits: Debits,
): BalanceLeft | null {
  if (wallet === null) return null;
  let least: number = wallet;
  let most: number = wallet;
  for (const { id = '', points } of rows) {
    least -= points;
    if (!debits.perhaps.has(id)) most -= points;
  }
  for (const { row, points } of debits.unseen) if (!rows.some(({ id }) => id === row)) least -= points;
  return { least, most };
}

/**
 * The most that the player may have left after these rows. The app refuses by it, because only the provider can
 * refuse what depends on a debit in doubt. Negative only after a motor's Proceed (spec 2 §4).
 */
export const balanceToSpend = (
  wallet: Points | null,
  rows: readonly PaidRow[],
  debits: Debits,
): number | null => balanceLeft(wallet, rows, debits)?.most ?? null;

export const lessPoints = ({ least, most }: BalanceLeft, points: number): BalanceLeft => ({
  least: least - points,
  most: most - points,
});

export const formatBalanceLeft = ({ least, most }: BalanceLeft): string =>
  least === most ? formatPoints(least) : `${formatPoints(least)}–${formatPoints(most)}`;

import type { PerhapsDebited } from '../placing/perhaps-debited.ts';
import { formatPoints, type Points } from '../points.ts';

/** The wallet once all rows are paid. Both figures are equal while every row is still to be paid. */
export type BalanceLeft = { readonly least: number; readonly most: number };

type PaidRow = { readonly id: string; readonly points: Points };

/** Only for the player to read: a bid is refused by `shownBalance`, which takes every row as not yet paid. */
export function balanceLeft(
  wallet: Points | null,
  rows: readonly PaidRow[],
  perhapsDebited: PerhapsDebited,
): BalanceLeft | null {
  if (wallet === null) return null;
  let least: number = wallet;
  let most: number = wallet;
  for (const { id, points } of rows) {
    least -= points;
    if (!perhapsDebited.has(id)) most -= points;
  }
  return { least, most };
}

export const lessPoints = ({ least, most }: BalanceLeft, points: number): BalanceLeft => ({
  least: least - points,
  most: most - points,
});

export const formatBalanceLeft = ({ least, most }: BalanceLeft): string =>
  least === most ? formatPoints(least) : `${formatPoints(least)}–${formatPoints(most)}`;

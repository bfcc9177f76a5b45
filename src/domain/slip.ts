// The rows of a slip: no number stands in it twice for one session, for what is added again is summed up.
import { type BidRow, numberText } from './bid.ts';
import { pointsOf } from './points.ts';

/** What makes two rows the same bid: the session and the number. Rows of a slip are told apart by it. */
export const rowKey = (row: BidRow): string => `${row.session} ${numberText(row)}`;

/** Those of `added` whose number and session stand in `rows` already. */
export function repeats(rows: readonly BidRow[], added: readonly BidRow[]): readonly BidRow[] {
  const known = new Set(rows.map(rowKey));
  return added.filter(row => known.has(rowKey(row)));
}

/** `rows` with `added` behind them, repeats summed into the row that is there. */
export const withRows = (rows: readonly BidRow[], added: readonly BidRow[]): readonly BidRow[] =>
  combined(rows, added, 1);

/** `rows` without the points of `added`: undoes `withRows`, whatever else was done to the slip since. */
export const withoutRows = (rows: readonly BidRow[], added: readonly BidRow[]): readonly BidRow[] =>
  combined(rows, added, -1).filter(row => row.points > 0);

function combined(rows: readonly BidRow[], changes: readonly BidRow[], sign: 1 | -1): readonly BidRow[] {
  const byKey = new Map(rows.map(row => [rowKey(row), row]));
  for (const change of changes) {
    const key = rowKey(change);
    const before = byKey.get(key);
    if (before === undefined && sign < 0) continue;
    const points = pointsOf(Math.max(0, (before?.points ?? 0) + sign * change.points));
    if (points !== null) byKey.set(key, { ...(before ?? change), points });
  }
  return [...byKey.values()];
}

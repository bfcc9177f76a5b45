import { type Line, narrowed } from '../../domain/history/list-lines.ts';
import { bidLines } from '../../domain/history/bid-lines.ts';
import { type BidTotals, bidTotals, winTotals } from '../../domain/history/totals.ts';
import type { History, Listed, ShownRecord } from '../../domain/history/history.ts';
import type { Filters } from '../../domain/history/history-query.ts';
import { numberSearch } from '../../domain/slip/number-board.ts';
import type { KnownOutcomes } from './bid-outcomes.tsx';

/** What is known beside the records of a history. */
export type Beside = {
  /** How its bids, or those of `bids`, stand; null while that is found out. */
  readonly outcomes: KnownOutcomes | null;
  /** The bids of the same days, for a history of wins; null where they cannot be read. */
  readonly bids: Listed<ShownRecord> | null | 'reading';
};

/** The totals of a history; `reading` while what they need is still being read. */
export type RecordTotals = BidTotals & { readonly reading: boolean };

/** The lines of a history that the player has chosen. */
export const chosenLines = (
  lines: readonly Line<ShownRecord>[],
  filters: Filters,
): readonly Line<ShownRecord>[] =>
  narrowed(lines, { filters, finds: numberSearch(filters['number'] ?? ''), range: null });

type Summed = {
  readonly history: History;
  readonly lines: readonly Line<ShownRecord>[];
  readonly filters: Filters;
  readonly beside: Beside;
  /** The rows of the list that could not be read. */
  readonly unread: number;
};

/** The totals of chosen lines; those of wins with the bids that the same filters choose. */
export function sumsOf({ history, lines, filters, beside, unread }: Summed): RecordTotals {
  const { outcomes, bids } = beside;
  const known = (some: readonly Line<ShownRecord>[]) =>
    some.map(({ row, amount }) => ({ amount, outcome: outcomes?.of.get(row) ?? null }));
  const isReading = (some: ReturnType<typeof known>): boolean => some.some(({ outcome }) => outcome === null);
  if (history.kind === 'bids') {
    const own = known(lines);
    return { ...bidTotals(own, outcomes?.allWins === true && unread === 0), reading: isReading(own) };
  }
  const cost =
    bids === 'reading' || bids === null || bids.unread > 0
      ? null
      : known(chosenLines(bidLines(history, bids.rows, null), filters));
  const wins = lines.map(({ amount }) => amount);
  const reading = bids === 'reading' || (cost !== null && isReading(cost));
  return { ...winTotals(wins, cost, unread === 0), reading };
}

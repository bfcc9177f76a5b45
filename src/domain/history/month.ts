import type { StatedAmount } from '../amount.ts';
import { lessAmount, sumAmounts } from '../amount-sum.ts';
import { families } from '../market/market.ts';
import type { ShownRecord } from './history.ts';
import type { LiveSlip, OwnDays } from './live-slip.ts';
import { recordDay } from './record-day.ts';

/** Null for what is not known. */
export type Month = {
  readonly bid: StatedAmount | null;
  readonly won: StatedAmount | null;
  /** Without what waits for its result. */
  readonly net: StatedAmount | null;
  /** With a bid. */
  readonly days: number | null;
};

/** `month` is `2026-11`; `slips` are null while they are read. */
export function monthOf(month: string, own: OwnDays, slips: readonly LiveSlip[] | null): Month {
  const [bids, wins] = [rowsOf(own, 'bids'), rowsOf(own, 'wins')];
  const waits = slips
    ?.flatMap(({ waiting }) => waiting)
    .filter(bid => recordDay(bid.date)?.startsWith(month));
  const [bid, won, waiting] = [sumOf(bids), sumOf(wins), sumOf(waits ?? null)];
  const days = bids && new Set(bids.map(({ date }) => recordDay(date)));
  return {
    bid,
    won,
    net: bid && won && waiting && lessAmount(won, lessAmount(bid, waiting)),
    days: days === null || days.has(null) ? null : days.size,
  };
}

const sumOf = (rows: readonly ShownRecord[] | null): StatedAmount | null =>
  rows && sumAmounts(rows.map(({ amount }) => amount));

/** Null when not all of them could be read. */
function rowsOf(own: OwnDays, kind: 'bids' | 'wins'): readonly ShownRecord[] | null {
  const lists = families.map(family => own[family][kind]);
  return lists.some(list => list === null || list.unread > 0)
    ? null
    : lists.flatMap(list => list?.rows ?? []);
}

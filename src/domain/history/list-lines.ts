import { grouped } from '../../lib/grouped.ts';
import type { StatedAmount } from '../amount.ts';
import type { DateRange, Sort } from './history-query.ts';
import { isoDate } from '../dates.ts';
import { lessAmount, sumAmounts } from '../amount-sum.ts';
import type { BidOutcome } from './bid-outcome.ts';
import type { ShownRecord } from './history.ts';
import { recordDay } from './record-day.ts';

export type Line<Row> = {
  readonly row: Row;
  readonly amount: StatedAmount;
  /** Null if the date cannot be read. */
  readonly day: string | null;
};

/** A line without a readable day is in no range. */
export function inRange<Row>(lines: readonly Line<Row>[], range: DateRange): readonly Line<Row>[] {
  const [from, to] = [isoDate(range.from), isoDate(range.to)];
  return lines.filter(({ day }) => day !== null && from <= day && day <= to);
}

const size = (amount: StatedAmount): number => (amount === 'unreadable' ? -Infinity : Number(amount.exact));

export const sorted = <Row>(lines: readonly Line<Row>[], sort: Sort): readonly Line<Row>[] =>
  sort === 'points'
    ? lines.toSorted((a, b) => (size(a.amount) === size(b.amount) ? 0 : size(b.amount) - size(a.amount)))
    : lines.toSorted((a, b) => descending(a.day ?? '', b.day ?? ''));

/** Compares by code units, because the order of a language is slow for thousands of lines. */
const descending = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);

export const byDay = <Row>(lines: readonly Line<Row>[]) =>
  Array.from(
    grouped(lines, line => line.day),
    ([day, found]) => ({ day, lines: found }),
  );

export type Count = { readonly count: number; readonly points: StatedAmount };

/**
 * `net` is the wins less the stakes of decided bids, without waiting bids and returned stakes. `net` and
 * `wins` are null as long as they are uncertain, so that the app claims nothing.
 */
export type BidTotals = {
  readonly bids: Count | null;
  readonly wins: Count | null;
  readonly net: StatedAmount | null;
  readonly waiting: Count;
  readonly returned: Count;
};

type Bid = { readonly amount: StatedAmount; readonly outcome: BidOutcome | null };

/** `complete`: all wins and bids of their days were read. */
export function bidTotals(lines: readonly Bid[], complete: boolean): BidTotals & { readonly bids: Count } {
  const outcomes = lines.map(({ outcome }) => outcome);
  const bids = countOf(lines.map(({ amount }) => amount));
  // The amount of a won bid is unknown until its win is listed.
  const open =
    outcomes.includes(null) || outcomes.some(outcome => outcome?.status === 'won' && outcome.amount === null);
  const undecided = new Set(['waiting', 'returned']);
  const won = outcomes.flatMap(outcome =>
    outcome?.status === 'won' && outcome.amount !== null ? [outcome.amount] : [],
  );
  const wins = complete && !open ? countOf(won) : null;
  // A bid whose outcome is unknown may have been returned.
  const unsure = outcomes.some(outcome => outcome?.status === 'unknown');
  const decided = lines.filter(({ outcome }) => !undecided.has(outcome?.status ?? ''));
  const cost = sumAmounts(decided.map(({ amount }) => amount));
  const net = wins === null || unsure ? null : lessAmount(wins.points, cost);
  const countWith = (wanted: BidOutcome['status']): Count =>
    countOf(lines.filter(({ outcome }) => outcome?.status === wanted).map(({ amount }) => amount));
  return { bids, wins, net, waiting: countWith('waiting'), returned: countWith('returned') };
}

export function winTotals(wins: readonly StatedAmount[], bids: readonly Bid[] | null, complete: boolean) {
  const won = countOf(wins);
  const cost = bids === null ? null : bidTotals(bids, complete);
  const decided =
    cost === null || cost.net === null
      ? null
      : lessAmount(lessAmount(cost.bids.points, cost.waiting.points), cost.returned.points);
  return {
    bids: cost?.bids ?? null,
    wins: complete ? won : null,
    net: decided === null ? null : lessAmount(won.points, decided),
    waiting: cost?.waiting ?? countOf([]),
    returned: cost?.returned ?? countOf([]),
  };
}

const countOf = (amounts: readonly StatedAmount[]): Count => ({
  count: amounts.length,
  points: sumAmounts(amounts),
});

export type Outcomes = ReadonlyMap<ShownRecord, BidOutcome>;

export const recordLines = (rows: readonly ShownRecord[]): readonly Line<ShownRecord>[] =>
  rows.map(row => ({ row, amount: row.amount, day: recordDay(row.date) }));

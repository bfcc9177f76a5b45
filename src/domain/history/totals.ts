import { lessAmount, type StatedAmount, sumAmounts } from '../amount.ts';
import type { BidOutcome } from './bid-outcome.ts';

/** How many, and how many points together. */
export type Count = { readonly count: number; readonly points: StatedAmount };

/**
 * What bids cost and brought. Bids that wait are counted as bids, but not in `net`, which is wins less decided bids.
 * `wins` and `net` are null while they are not known for certain: then nothing is claimed.
 */
export type BidTotals = {
  readonly bids: Count | null;
  readonly wins: Count | null;
  readonly net: StatedAmount | null;
  readonly waiting: Count;
};

type Bid = { readonly amount: StatedAmount; readonly outcome: BidOutcome | null };

/** The totals of bids; `complete` says that all wins and bids of their days were read. */
export function bidTotals(lines: readonly Bid[], complete: boolean): BidTotals & { readonly bids: Count } {
  const outcomes = lines.map(({ outcome }) => outcome);
  const bids = countOf(lines.map(({ amount }) => amount));
  // A bid that came without a listed win has an amount that nobody knows yet.
  const open = outcomes.includes(null) || outcomes.some(one => one?.status === 'won' && one.amount === null);
  const won = outcomes.flatMap(one => (one?.status === 'won' && one.amount !== null ? [one.amount] : []));
  const wins = complete && !open ? countOf(won) : null;
  // A bid of which nothing is known may have been returned.
  const unsure = outcomes.some(one => one?.status === 'unknown');
  const decided = lines.filter(({ outcome }) => outcome?.status !== 'waiting');
  const cost = sumAmounts(decided.map(({ amount }) => amount));
  const net = wins === null || unsure ? null : lessAmount(wins.points, cost);
  const waiting = lines.filter(({ outcome }) => outcome?.status === 'waiting');
  return { bids, wins, net, waiting: countOf(waiting.map(({ amount }) => amount)) };
}

/** The totals of wins, with the bids of the same days, or null where these were not read. */
export function winTotals(
  wins: readonly StatedAmount[],
  bids: readonly Bid[] | null,
  complete: boolean,
): BidTotals {
  const won = countOf(wins);
  const cost = bids === null ? null : bidTotals(bids, complete);
  const decided =
    cost === null || cost.net === null ? null : lessAmount(cost.bids.points, cost.waiting.points);
  return {
    bids: cost?.bids ?? null,
    wins: complete ? won : null,
    net: decided === null ? null : lessAmount(won.points, decided),
    waiting: cost?.waiting ?? countOf([]),
  };
}

const countOf = (amounts: readonly StatedAmount[]): Count => ({
  count: amounts.length,
  points: sumAmounts(amounts),
});

import type { StatedAmount } from './amount.ts';
import { lessAmount, sumAmounts } from './amount-sum.ts';
import type { BidOutcome } from './bid-outcome.ts';

/** How many, and how many points together. */
export type Count = { readonly count: number; readonly points: StatedAmount };

/**
 * What bids cost and brought. Bids that wait are counted as bids. `wins` and `net` (wins less bids) are null while they
 * are not known for certain: then nothing is claimed.
 */
export type BidTotals = {
  readonly bids: Count | null;
  readonly wins: Count | null;
  readonly net: StatedAmount | null;
  readonly waiting: number;
};

type Bid = { readonly amount: StatedAmount; readonly outcome: BidOutcome | null };

/** The totals of bids; `complete` says that all wins and bids of their days were read. */
export function bidTotals(lines: readonly Bid[], complete: boolean): BidTotals {
  const outcomes = lines.map(({ outcome }) => outcome);
  const has = (status: BidOutcome['status']): number => outcomes.filter(one => one?.status === status).length;
  const bids = countOf(lines.map(({ amount }) => amount));
  // A bid that came without a listed win has an amount that nobody knows yet.
  const open = outcomes.includes(null) || outcomes.some(one => one?.status === 'won' && one.amount === null);
  const won = outcomes.flatMap(one => (one?.status === 'won' && one.amount !== null ? [one.amount] : []));
  const wins = complete && !open ? countOf(won) : null;
  // A bid of which nothing is known may have been returned.
  const net = wins === null || has('unknown') > 0 ? null : lessAmount(wins.points, bids.points);
  return { bids, wins, net, waiting: has('waiting') };
}

/** The totals of wins, with the bids of the same days, or null where these were not read. */
export function winTotals(
  wins: readonly StatedAmount[],
  bids: readonly StatedAmount[] | null,
  complete: boolean,
): BidTotals {
  const [won, cost] = [countOf(wins), bids === null ? null : countOf(bids)];
  return {
    bids: cost,
    wins: complete ? won : null,
    net: !complete || cost === null ? null : lessAmount(won.points, cost.points),
    waiting: 0,
  };
}

const countOf = (amounts: readonly StatedAmount[]): Count => ({
  count: amounts.length,
  points: sumAmounts(amounts),
});

import type { Day } from './clock.ts';
import type { Family, Session } from './markets.ts';
import { standingWin } from './settlement.ts';
import type { Bid, World } from './state.ts';

/** `reversed`: it had won until a correction. */
export type BidStatus = 'waiting' | 'won' | 'lost' | 'returned' | 'reversed';

export type BidTruth = {
  readonly ref: number;
  readonly family: Family;
  readonly market: string;
  readonly game: string;
  readonly session: Session;
  readonly digits: string;
  readonly closeDigits: string;
  readonly points: number;
  /** The market's day, which is that of an overnight market's opening. */
  readonly day: Day;
  /** Epoch milliseconds by the provider's clock. The bid history has the calendar day of it. */
  readonly placedAt: number;
  readonly status: BidStatus;
  /** The points that the player has from it now, without a returned stake. */
  readonly paid: number;
};

export type ResultTruth = {
  readonly family: Family;
  readonly market: string;
  readonly day: Day;
  /** A pana, or the jodi of a Gali market. */
  readonly open: string | null;
  readonly close: string | null;
  readonly corrected: boolean;
  readonly voided: boolean;
};

/** The truth, without any lag. */
export type Truth = {
  readonly balance: number;
  readonly bids: readonly BidTruth[];
  readonly results: readonly ResultTruth[];
};

function statusOf(bid: Bid): BidStatus {
  if (bid.returned !== null) return 'returned';
  if (standingWin(bid)) return 'won';
  if (bid.wins.length > 0) return 'reversed';
  return bid.lost ? 'lost' : 'waiting';
}

/** Oldest first. */
export const bidTruths = (world: World, mobile: string): readonly BidTruth[] =>
  world.bids
    .filter(({ player }) => player === mobile)
    .map(bid => ({
      ref: bid.ref,
      family: bid.market.family,
      market: bid.market.name,
      game: bid.game.name,
      session: bid.session,
      digits: bid.digits,
      closeDigits: bid.closeDigits,
      points: bid.points,
      day: bid.day,
      placedAt: bid.placed.wall,
      status: statusOf(bid),
      paid: standingWin(bid)?.amount ?? 0,
    }));

export const truthOf = (world: World, mobile: string): Truth => ({
  balance: world.ledger.balanceOf(mobile),
  bids: bidTruths(world, mobile),
  results: world.results.map(({ market, ...result }) => ({
    family: market.family,
    market: market.name,
    ...result,
  })),
});

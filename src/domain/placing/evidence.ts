// docs/reliability.md "What counts as proof".
import type { BidSession, Family } from '../market/market.ts';
import type { Points } from '../points.ts';

/** A bid past midnight may stand under its `day`, `2026-11-21`, or `lastDay`. */
export type Source =
  | { readonly kind: 'bid'; readonly family: Family; readonly day: string; readonly lastDay: string }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'transfer' };

export type Trace = {
  /** In a normal spelling; it ends with the number and the points. */
  readonly line: string;
  /** The session of a bid; empty fits any. */
  readonly variant: string;
  readonly points: Points;
  /** Empty where the provider tells none. */
  readonly ref: string;
};

/** The facts of a bid for the player, in no language yet. All are empty for a withdrawal or a transfer. */
export type RowFacts = {
  readonly market: string;
  /** As it is sent: `Single Digit`. */
  readonly game: string;
  /** Null where the market has one session only. */
  readonly session: BidSession | null;
  /** `47`, or `7-128` of a sangam. */
  readonly number: string;
};

/** `row` is its id. */
export type AskedRow = Trace & RowFacts & { readonly row: string };

/** From before the request left; null what could not be read. */
export type Baseline = { readonly lines: readonly Trace[] | null; readonly balance: Points };

/** Null for what could not be read as a whole. */
export type Evidence = { readonly lines: readonly Trace[] | null; readonly balance: Points | null };

/** Its lines and a debit of `total`, all or nothing. */
export type Expected = {
  readonly id: string;
  readonly wanted: readonly Trace[];
  readonly total: Points;
  /** The request carried its id as its reference. */
  readonly sentRef: boolean;
  readonly baseline: Baseline;
};

export type OtherRequest = {
  readonly wanted: readonly Trace[];
  readonly total: Points;
  readonly placed: boolean;
  readonly sameHistory: boolean;
  /** It left after the baseline, and so long ago that every wallet shows its debit. */
  readonly debited: boolean;
  /** What left `around` the baseline may stand in it or not. */
  readonly time: 'before' | 'around' | 'after';
};

/**
 * What one reading shows of a request. `likely`: found, if a later reading agrees. `unclear`: history and wallet disagree,
 * or one cannot be read.
 */
export type Finding = 'found' | 'foundTwice' | 'likely' | 'absent' | 'unclear';

/** Variants must agree only where both are named. */
export const fits = (a: Trace, b: Trace): boolean =>
  a.line === b.line && (a.variant === b.variant || a.variant === '' || b.variant === '');

// docs/reliability.md "What counts as proof".
import type { BidSession, Family } from '../market/market.ts';
import type { Points } from '../points.ts';

/** A provider may list a bid past midnight under its `day` (`2026-11-21`) or under `lastDay`. */
export type Source =
  | { readonly kind: 'bid'; readonly family: Family; readonly day: string; readonly lastDay: string }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'transfer' };

export type Trace = {
  /** The line in normal spelling. It ends with the number and the points. */
  readonly line: string;
  /** The session of a bid; empty fits any session. */
  readonly variant: string;
  readonly points: Points;
  /** Empty where the provider returns no references. */
  readonly ref: string;
};

/** The facts of a bid for the player, in no language yet. All are empty for a withdrawal or a transfer. */
export type RowFacts = {
  readonly market: string;
  /** The name that is sent, such as `Single Digit`. */
  readonly game: string;
  /** Null where the market has only one session. */
  readonly session: BidSession | null;
  /** `47`, or `7-128` for a sangam. */
  readonly number: string;
};

/** A row of an order. `row` is its id, which it keeps when it is tried again. */
export type OrderRow = Trace & RowFacts & { readonly row: string };

/** The evidence from before the request left. `lines` is null if the history could not be read. */
export type Baseline = { readonly lines: readonly Trace[] | null; readonly balance: Points };

/** History and wallet as they are now. Each is null if it could not be read as a whole. */
export type Evidence = { readonly lines: readonly Trace[] | null; readonly balance: Points | null };

export const isWhole = ({ lines, balance }: Evidence): boolean => lines !== null && balance !== null;

/** The traces of a request that was carried out: every line, and one debit of `total`. */
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
  /** The request left after the baseline, and so long ago that every wallet shows its debit. */
  readonly debited: boolean;
  /** A request that left `around` the baseline may or may not be part of it. */
  readonly time: 'before' | 'around' | 'after';
};

/**
 * The result of one reading. `likely`: found, if a later reading agrees. `unclear`: history and wallet
 * disagree, or one cannot be read.
 */
export type Finding = 'found' | 'foundTwice' | 'likely' | 'absent' | 'unclear';

/** Variants must agree only where both traces name one. */
export const fits = (a: Trace, b: Trace): boolean =>
  a.line === b.line && (a.variant === b.variant || a.variant === '' || b.variant === '');

import type { BidRow } from './bid.ts';
import type { BidSession, MarketId } from './market.ts';
import type { Points } from './points.ts';

/** One request's worth of bids (`new_result` of spec 2 §3); SP DP TP makes three of them. */
export type Submission = {
  readonly marketId: MarketId;
  readonly marketName: string;
  /** The game type's name on the wire: `Single Digit`, `Jodi Digit`, … (SCREENS "Wire details"). */
  readonly label: string;
  readonly session: BidSession;
  /** `21-November-2026`. */
  readonly date: string;
  readonly total: Points;
  readonly rows: readonly BidRow[];
};

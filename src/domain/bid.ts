import type { BidSession } from './market.ts';
import type { Points } from './points.ts';

/** A row of the slip: what was bid, for which session, with how many points (spec 2 §3). */
export type BidRow = {
  /** The number bid on: an ank, jodi or pana as text (`000` stays text); for sangams the open part. */
  readonly digits: string;
  /** The close part of a sangam, else empty. */
  readonly closeDigits: string;
  readonly points: Points;
  readonly session: BidSession;
};

import type { CalendarDate } from './dates.ts';
import type { Points } from './points.ts';

/** A line of a bid or win history, of any family (spec 2 §3). */
export type GameRecord = {
  /** The game type's name as the server says it (`pana` on the wire). */
  readonly label: string;
  readonly marketName: string;
  /** Empty for Gali, which has none. */
  readonly session: string;
  readonly digits: string;
  readonly closeDigits: string;
  /** Points bid, or points won. */
  readonly points: Points;
  /** The date as the server writes it. */
  readonly date: string;
};

/** The days a history is asked for, both inclusive. */
export type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate };

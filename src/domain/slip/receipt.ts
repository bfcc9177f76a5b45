import { type CalendarDate, compareDates } from '../dates.ts';
import type { Settled } from '../placing/order.ts';
import { settledRows, type SlipRow, withoutRows } from './slip.ts';
import type { BidRow } from './bid.ts';
import type { Game } from '../game/games.ts';
import { type BidSession, bidSessions, type MarketTimes } from '../market/market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

/** The bids of one slip of which a reply or a history proved that they were placed. */
type Receipt = {
  /** The day that they count for. */
  readonly date: CalendarDate;
  readonly rows: readonly SlipRow[];
  /** How many bids of the slip were not placed. */
  readonly left: number;
  /** When the last ones were placed, to the minute, in milliseconds since 1970. */
  readonly at: number;
};

/** What was settled of a slip at `now`, in milliseconds since 1970. */
export type Placement = {
  readonly slip: { readonly date: CalendarDate; readonly rows: readonly SlipRow[] };
  readonly settled: Settled;
  readonly now: number;
};

/**
 * The receipt of a slip whose rows were placed at once or, after a part of them, by and by. What was settled without
 * proof of these very rows (`earlier`) is not in it. Null while nothing was placed.
 */
export const receiptOf = (placements: readonly Placement[]): Receipt | null =>
  placements.reduce<Receipt | null>(withPlaced, null);

function withPlaced(before: Receipt | null, { slip, settled, now }: Placement): Receipt | null {
  const placed = slip.rows.filter(({ id }) => settled.placed.some(({ row }) => row === id));
  if (placed.length === 0) return before;
  // Past midnight a slip is another day's, and has a receipt of its own.
  const same = before !== null && compareDates(before.date, slip.date) === 0;
  return {
    date: slip.date,
    rows: same ? [...before.rows, ...placed] : placed,
    left: withoutRows(slip.rows, settledRows(settled)).length,
    at: now - delay(Math.min(...settled.placed.map(({ agoMs }) => agoMs))),
  };
}

/** A reply comes within the minute of its tap, which is the minute to show. Only what a check finds may be older. */
const delay = (agoMs: number): number => (agoMs < 60_000 ? 0 : agoMs);

/**
 * The time after which a bid is decided: of a main market's open result alone its open time, else its close time; a slot
 * has one time. Null when it is unknown.
 */
export function resultTime(
  game: Pick<Game, 'family' | 'namesOpen'>,
  session: BidSession,
  market: MarketTimes,
): MinuteOfDay | null {
  if (game.family !== 'main' || (session === 'Open' && !game.namesOpen)) return market.open;
  return market.close ?? null;
}

/** The known times after which the rows are decided, each once, the open result's first. */
export function resultTimes(
  game: Pick<Game, 'family' | 'namesOpen'>,
  rows: readonly BidRow[],
  market: MarketTimes,
): readonly MinuteOfDay[] {
  const sessions = bidSessions.filter(session => rows.some(row => row.session === session));
  const times = sessions.map(session => resultTime(game, session, market));
  return [...new Set(times)].filter(time => time !== null);
}

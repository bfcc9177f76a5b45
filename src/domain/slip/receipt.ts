import { type CalendarDate, compareDates } from '../dates.ts';
import type { Settled } from '../placing/order.ts';
import { settledRows, type SlipRow, withoutRows } from './slip.ts';
import type { BidRow } from './bid.ts';
import type { Game } from '../game/games.ts';
import { type BidSession, bidSessions, type MarketTimes } from '../market/market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

/** Contains only bids that a reply or a history has proven to be placed. */
type Receipt = {
  readonly date: CalendarDate;
  readonly rows: readonly SlipRow[];
  readonly left: number;
  /** Milliseconds since 1970, to the minute. */
  readonly at: number;
};

/** `now` is in milliseconds since 1970. */
export type Placement = {
  readonly slip: { readonly date: CalendarDate; readonly rows: readonly SlipRow[] };
  readonly settled: Settled;
  readonly now: number;
};

/**
 * Rows that were settled without proof of these very rows (`earlier`) are left out. Null until something was
 * placed.
 */
export const receiptOf = (placements: readonly Placement[]): Receipt | null =>
  placements.reduce<Receipt | null>(withPlaced, null);

function withPlaced(before: Receipt | null, { slip, settled, now }: Placement): Receipt | null {
  const placed = slip.rows.filter(({ id }) => settled.placed.some(({ row }) => row === id));
  if (placed.length === 0) return before;
  // Replies arrive within the minute of the tap, which is the time shown. Only finds by a check may be older.
  const latest = Math.max(...settled.placed.map(({ at }) => at));
  // Past midnight a slip belongs to another day and gets its own receipt.
  const same = before !== null && compareDates(before.date, slip.date) === 0;
  return {
    date: slip.date,
    rows: same ? [...before.rows, ...placed] : placed,
    left: withoutRows(slip.rows, settledRows(settled)).length,
    at: now - latest < 60_000 ? now : latest,
  };
}

/**
 * The open time if only a main market's open result decides, otherwise the close time. Null if it is unknown.
 */
export function resultTime(
  game: Pick<Game, 'family' | 'namesOpen'>,
  session: BidSession,
  market: MarketTimes,
): MinuteOfDay | null {
  if (game.family !== 'main' || (session === 'Open' && !game.namesOpen)) return market.open;
  return market.close ?? null;
}

export function resultTimes(
  game: Pick<Game, 'family' | 'namesOpen'>,
  rows: readonly BidRow[],
  market: MarketTimes,
): readonly MinuteOfDay[] {
  const sessions = bidSessions.filter(session => rows.some(row => row.session === session));
  const times = sessions.map(session => resultTime(game, session, market));
  return [...new Set(times)].filter(time => time !== null);
}

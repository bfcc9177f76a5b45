import { type CalendarDate, compareDates } from '../dates.ts';
import type { Settled } from '../placing/order.ts';
import { settledRows, type SlipRow, withoutRows } from './slip.ts';
import type { BidRow } from './bid.ts';
import type { Game } from '../game/games.ts';
import { type BidSession, bidSessions, type MarketTimes } from '../market/market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

/** Only bids that a reply or a history proved to be placed. */
type Receipt = {
  readonly date: CalendarDate;
  readonly rows: readonly SlipRow[];
  readonly left: number;
  /** Milliseconds since 1970, to the minute. */
  readonly at: number;
};

/** `now`: milliseconds since 1970. */
export type Placement = {
  readonly slip: { readonly date: CalendarDate; readonly rows: readonly SlipRow[] };
  readonly settled: Settled;
  readonly now: number;
};

/** What was settled without proof of these very rows (`earlier`) is not in it; null while nothing was placed. */
export const receiptOf = (placements: readonly Placement[]): Receipt | null =>
  placements.reduce<Receipt | null>(withPlaced, null);

function withPlaced(before: Receipt | null, { slip, settled, now }: Placement): Receipt | null {
  const placed = slip.rows.filter(({ id }) => settled.placed.some(({ row }) => row === id));
  if (placed.length === 0) return before;
  // A reply comes within the minute of its tap, which is shown; only what a check finds may be older.
  const latest = Math.max(...settled.placed.map(({ at }) => at));
  // Past midnight a slip is another day's, with its own receipt.
  const same = before !== null && compareDates(before.date, slip.date) === 0;
  return {
    date: slip.date,
    rows: same ? [...before.rows, ...placed] : placed,
    left: withoutRows(slip.rows, settledRows(settled)).length,
    at: now - latest < 60_000 ? now : latest,
  };
}

/** Of a main market's open result alone its open time, else its close time; null when unknown. */
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

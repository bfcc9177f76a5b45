import type { BidRow } from '../slip/bid.ts';
import type { Game } from '../game/games.ts';
import { type BidSession, bidSessions, type MarketTimes } from './market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

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

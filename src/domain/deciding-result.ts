import type { Game } from './games.ts';
import { type BidSession, type MarketNow, sessionsAt } from './market.ts';
import type { MinuteOfDay } from './minute-of-day.ts';

/** A result that decides bids, and the minute after which it is declared. Null for a market with one result a day. */
export type DecidingResult = { readonly session: BidSession | null; readonly after: MinuteOfDay };

/**
 * The results that decide bids of a game which are placed now: that of each session that can be chosen, or the close
 * result alone for games on both. Without those whose time is unknown.
 */
export function decidingResults(game: Game, market: MarketNow, now: MinuteOfDay): readonly DecidingResult[] {
  if (game.family !== 'main') return [{ session: null, after: market.open }];
  const sessions = game.namesOpen ? (['Close'] as const) : sessionsAt(market, now).allowed;
  return sessions.flatMap(session => {
    const after = session === 'Open' ? market.open : market.close;
    return after === null || after === undefined ? [] : [{ session, after }];
  });
}

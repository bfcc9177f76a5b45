import type { Game } from '../../domain/game/games.ts';
import { durationText, type MarketNow, nextClosing } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import type { Words } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';

/** The session whose bids of this game are accepted now, and the minutes that are left; null when none is. */
export function closingOf(game: Game, market: MarketNow, now: MinuteOfDay) {
  const closing = nextClosing(market, now);
  return game.endsWith === 'open' && closing?.session === 'Close' ? null : closing;
}

/** How long bids are accepted: until the next session ends, or until the open time for a game that ends with it. */
export function timeLeft(game: Game, market: MarketNow, now: MinuteOfDay, t: Translate): Words {
  const closing = closingOf(game, market, now);
  if (closing === null) return 'bid.sessionClosed';
  const left = t(durationText(closing.minutes));
  if (game.endsWith === 'open') return { key: 'bid.timeLeft', params: { left } };
  return { key: 'bid.closesIn', params: { session: t(`session.${closing.session}`), left } };
}

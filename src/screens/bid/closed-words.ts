import { rowEnd } from '../../domain/slip/bid.ts';
import type { Game } from '../../domain/game/games.ts';
import type { BidSession, MarketNow } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import type { Words } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';

/** Why no bid of this session is taken any more (spec 2 §5); null while bids are. */
export function closedWords(
  game: Game,
  session: BidSession,
  { market, minute, t }: { readonly market: MarketNow; readonly minute: MinuteOfDay; readonly t: Translate },
): Words | null {
  const end = rowEnd(game, { session }, market, minute);
  if (end === null) return null;
  return end === 'time' ? { key: 'bid.closedFor', params: { game: t(game.title) } } : 'bid.sessionClosed';
}

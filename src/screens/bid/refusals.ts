import type { Game } from '../../domain/game/games.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import type { BidSession } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { rowEnd } from '../../domain/slip/bid.ts';
import type { Words } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';
import { showToast, takeBackToast } from '../../ui/overlays/toast.ts';

/** A new error replaces the old one. */
const place = { id: 'bid-form', tone: 'error' } as const;

export const takeBackBidError = (): void => takeBackToast({ ...place, text: '' });

/**
 * The error disappears with the next edit. `silent`: screen readers read the field's own error instead (spec
 * 2 §5).
 */
export function showBidError(text: string, silent = false): void {
  showToast({ ...place, text, at: 'top-right', ...(silent && { spoken: '' }) });
  addEventListener('input', takeBackBidError, { once: true });
}

/** Null as long as bids are taken (spec 2 §5). */
export function closedWords(
  game: Game,
  session: BidSession,
  {
    market,
    minute,
    t,
  }: { readonly market: KnownMarket; readonly minute: MinuteOfDay; readonly t: Translate },
): Words | null {
  const end = rowEnd(game, { session }, market, minute);
  if (end === null) return null;
  return end === 'time' ? { key: 'bid.closedFor', params: { game: t(game.title) } } : 'bid.sessionClosed';
}

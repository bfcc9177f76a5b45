import { type BidRow, totalPoints } from '../../../domain/slip/bid.ts';
import type { Game } from '../../../domain/game/games.ts';
import { bidSessions } from '../../../domain/market/market.ts';
import { numberText } from '../../../domain/game/panna.ts';
import { formatPoints } from '../../../domain/points.ts';
import type { Translate } from '../../../text/translate.ts';

const shownNumbers = 8;

/** 'Open · 3 bids · 60 pts'. */
export function slipFacts(t: Translate, game: Game, rows: readonly BidRow[]): string {
  const sessions =
    game.session === 'choose' ? bidSessions.filter(session => rows.some(row => row.session === session)) : [];
  return [...sessions.map(session => t(`session.${session}`)), slipSize(t, rows)].join(' · ');
}

/** '3 bids · 60 pts'. */
export const slipSize = (t: Translate, rows: readonly BidRow[]): string =>
  [
    t({ key: 'bid.rows', params: { count: rows.length } }),
    t({ key: 'points.amount', params: { points: formatPoints(totalPoints(rows)) } }),
  ].join(' · ');

/** '7, 3, 5, +12'. */
export function slipNumbers(t: Translate, rows: readonly BidRow[]): string {
  const more = rows.length - shownNumbers;
  return [
    ...rows.slice(0, shownNumbers).map(numberText),
    ...(more > 0 ? [t({ key: 'again.more', params: { count: more } })] : []),
  ].join(', ');
}

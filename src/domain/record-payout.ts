import { isNumberOf } from './bid-number.ts';
import { gameOfLabel } from './game-of-label.ts';
import { gameByKey } from './games.ts';
import type { ShownRecord } from './history.ts';
import { type Family, parseBidSession } from './market.ts';
import type { Payouts } from './payout.ts';
import { pointsOf, type Points } from './points.ts';

/**
 * What a bid of a history pays if it wins. Null for a game, a number, a session or points that cannot be read, and for a
 * rate that is no number above zero: nothing is claimed then.
 */
export function recordPayout(family: Family, bid: ShownRecord, payouts: Payouts): Points | null {
  const key = gameOfLabel(family, bid.label);
  const staked = bid.amount === 'unreadable' ? null : pointsOf(Number(bid.amount.exact));
  if (key === null || staked === null) return null;
  const game = gameByKey(key);
  const session = game.session === 'choose' ? parseBidSession(bid.session) : game.session;
  const numbers = { digits: bid.digits.trim(), closeDigits: bid.closeDigits.trim() };
  if (session === null || !isNumberOf(game, numbers, session)) return null;
  return payouts.ofBid(key, { digits: numbers.digits, points: staked });
}

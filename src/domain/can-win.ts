import type { BidRow } from './bid.ts';
import type { GameKey } from './game-list.ts';
import { allPanas } from './panna.ts';
import { bidStatus, type MarketResult } from './settlement.ts';

/**
 * Whether a bid that waits can still win: not when it names another open result than the declared one, as a jodi does.
 * The rules of winning are asked with each close result that may come.
 */
export function canWin(game: GameKey, row: BidRow, result: MarketResult): boolean {
  if (result.family !== 'main' || result.openPana === null) return true;
  return allPanas.some(closePana => bidStatus(game, row, { ...result, closePana }) === 'won');
}

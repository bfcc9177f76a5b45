import { ank } from '../../src/domain/game/panna.ts';
import { bidStatus, type MarketResult } from '../../src/domain/game/settlement.ts';
import { declaredResult, isOvernight, marketsOf } from '../data/boards.ts';
import { isHoliday } from '../data/holidays.ts';
import { drawJodi, drawPana } from '../data/random.ts';
import { requireRow } from '../data/refusal.ts';
import type { GameFamily, ReadonlyData } from '../data/schemas.ts';
import { addDays, type Day } from '../data/wall-time.ts';
import { gameOf, rowOf } from './games.ts';

export type PastDay = {
  readonly date: Day;
  readonly open_result: string | null;
  readonly close_result: string | null;
};

/** The seed decides the results of days before the first one. */
export type Past = { readonly seed: number; readonly firstDay: Day; readonly today: Day };

type MarketPlace = { readonly family: GameFamily; readonly game_id: number };

/** All bids on a market. */
export const bidsOn = (data: ReadonlyData, { family, game_id }: MarketPlace): ReadonlyData['bids'] =>
  data.bids.filter(bid => bid.family === family && bid.game_id === game_id);

const year = 365;

/**
 * Results in order, the oldest first. The seed draws the days before the world's first in such a way that no
 * bid of the ledger contradicts them.
 */
export function pastResults(
  data: ReadonlyData,
  { family, game_id }: MarketPlace,
  past: Past,
): readonly PastDay[] {
  const market = requireRow(marketsOf(data, family), game_id, 'market');
  const own = bidsOn(data, { family, game_id });
  // An overnight market may still be on the day before the world's first day.
  const lived = isOvernight(market) ? addDays(past.firstDay, -1) : past.firstDay;
  return Array.from({ length: year }, (_, index) => addDays(past.today, index + 1 - year)).flatMap(date => {
    const known = declaredResult(data, { family, game_id, day: date });
    const isDrawn =
      date < lived && isBlank(known) && !isHoliday(data.content.holidays, { family, game_id }, date);
    const result = isDrawn ? drawnBefore({ family, game_id, day: date }, own, past.seed) : known;
    return result === null || isBlank(result) ? [] : [boardOf(date, result)];
  });
}

const isBlank = (result: MarketResult): boolean =>
  Object.values(result).filter(part => part !== null).length < 2;

const tries = 5000;

/**
 * `bids` are those of the market. Every bid of the day must have ended as it would with the drawn result.
 * Null if no draw fits.
 */
export function drawnBefore(
  { family, game_id, day }: MarketPlace & { readonly day: Day },
  bids: ReadonlyData['bids'],
  seed: number,
): MarketResult | null {
  const random = { random: mixed(`${seed} ${family} ${game_id} ${day}`) };
  const settled = bids.filter(bid => bid.day === day && (bid.status === 'won' || bid.status === 'lost'));
  const fits = (result: MarketResult): boolean =>
    settled.every(bid => {
      const game = gameOf(bid.family, bid.pana);
      return game === null || bidStatus(game.key, rowOf(bid), result) === bid.status;
    });
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const result = drawOne(family, random);
    if (fits(result)) return result;
  }
  return null;
}

function drawOne(family: GameFamily, random: { random: number }): MarketResult {
  if (family === 'gali') return { family, jodi: drawJodi(random) };
  if (family === 'starline') return { family, pana: drawPana(random) };
  return { family, openPana: drawPana(random), closePana: drawPana(random) };
}

const mixed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

function boardOf(date: Day, result: MarketResult): PastDay {
  const open = (pana: string | null): string | null => (pana === null ? null : `${pana}-${ank(pana)}`);
  if (result.family === 'gali') return { date, open_result: result.jodi, close_result: null };
  if (result.family === 'starline') return { date, open_result: open(result.pana), close_result: null };
  const { openPana, closePana } = result;
  const close_result = closePana === null ? null : `${ank(closePana)}-${closePana}`;
  return { date, open_result: open(openPana), close_result };
}

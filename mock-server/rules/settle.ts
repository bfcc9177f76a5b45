import * as v from 'valibot';
import { galiRates, mainRates, starlineRates } from '../../src/contract/rates.ts';
import { isPana } from '../../src/domain/panna.ts';
import { points } from '../../src/domain/points.ts';
import type { FamilyRates, MarketResult } from '../../src/domain/settlement.ts';
import { bidStatus, payout, rateOf } from '../../src/domain/settlement.ts';
import type { BidRecord, Data, GameFamily, View } from '../data/schemas.ts';
import { nextId } from '../data/schemas.ts';
import type { Half } from '../data/boards.ts';
import { declaredNumber, isOvernight, marketTime, marketsOf, showBoard } from '../data/boards.ts';
import { awaited, gameOf, rowOf } from './games.ts';
import { post } from './ledger.ts';
import { need, refuse } from '../data/refusal.ts';
import type { Day, WallTime } from '../data/zone.ts';
import { addDays } from '../data/zone.ts';

export type Declaration = {
  readonly family: GameFamily;
  readonly game_id: number;
  readonly session: Half;
  /** A pana, for Gali a jodi. */
  readonly number: string;
};

export type Winner = {
  readonly mobile: string;
  readonly pana: string;
  readonly digits: string;
  readonly closedigits: string;
  readonly points: number;
  readonly amount: number;
};

/**
 * The market's day that a result declared now is for. An overnight market's day before comes first while it
 * waits for that result: bids do, or its open result stands on the board alone.
 */
export function dayToDeclare(data: View, declared: Omit<Declaration, 'number'>, now: WallTime): Day {
  const { family, game_id, session } = declared;
  const market = need(marketsOf(data, family), game_id, 'market');
  const { day } = marketTime(market, now);
  if (!isOvernight(market)) return day;
  const before = addDays(day, -1);
  const isKnown = (half: Half, of: Day): boolean =>
    declaredNumber(data, { family, game_id, session: half, day: of }) !== null;
  if (isKnown(session, before)) return day;
  const isHalf = session === 'close' && isKnown('open', before) && !isKnown('open', day);
  return isHalf || isAwaited(data, declared, before) ? before : day;
}

/** Whether an open bid of a market's day waits for the result of a session. */
export const isAwaited = (data: View, declared: Omit<Declaration, 'number'>, day: Day): boolean =>
  data.bids.some(bid => {
    if (bid.status !== 'open' || !isOf(bid, declared, day)) return false;
    const game = gameOf(bid.family, bid.pana);
    return game !== null && awaited(game, rowOf(bid)).includes(declared.session);
  });

const isOf = (
  bid: Readonly<Pick<BidRecord, 'family' | 'game_id' | 'day'>>,
  { family, game_id }: Pick<Declaration, 'family' | 'game_id'>,
  day: Day,
): boolean => bid.day === day && bid.family === family && bid.game_id === game_id;

/**
 * Declares a result of a market's day and settles every open bid of that day that it decides: wins are credited
 * at the world's rates and recorded. Refuses a number that is none and a result that is declared already.
 * `today` is the day that boards show.
 */
export function declareResult(
  data: Data,
  declared: Declaration,
  { day, today, at }: { readonly day: Day; readonly today: Day; readonly at: string },
): readonly Winner[] {
  const { family, game_id, session, number } = declared;
  const market = need(marketsOf(data, family), game_id, 'market');
  if (family === 'gali' ? !/^\d\d$/.test(number) : !isPana(number))
    refuse(`${number} is not a ${family === 'gali' ? 'jodi' : 'pana'}`);
  const before = declaredNumber(data, { family, game_id, session, day });
  if (before !== null) refuse(`The result of ${market.game_name} is already declared: ${before}`);
  data.results.push({ id: nextId(data.results), family, game_id, session, number, day, at });
  showBoard(data, family, market, today);
  const winners: Winner[] = [];
  for (const bid of data.bids) {
    if (bid.status !== 'open' || !isOf(bid, declared, day)) continue;
    const game = gameOf(bid.family, bid.pana);
    const end = game === null ? 'lost' : bidStatus(game.key, rowOf(bid), resultFor(data, bid));
    if (end === 'waiting') continue;
    bid.status = end;
    if (end === 'won') winners.push(award(data, bid, winAmount(data, bid), at));
  }
  return winners;
}

/** What has been drawn for a bid's market on its day. */
function resultFor(data: View, { family, game_id, day }: BidRecord): MarketResult {
  const drawn = (session: Half): string | null => declaredNumber(data, { family, game_id, session, day });
  if (family === 'main') return { family, openPana: drawn('open'), closePana: drawn('close') };
  return family === 'starline' ? { family, pana: drawn(null) } : { family, jodi: drawn(null) };
}

/** What a winning bid pays at the world's rates. */
export function winAmount(data: View, bid: Pick<BidRecord, 'family' | 'pana' | 'digits' | 'points'>): number {
  const game = gameOf(bid.family, bid.pana) ?? refuse(`No such game type: ${bid.pana}`);
  return payout(points(bid.points), rateOf(game.key, bid.digits, ratesOf(data, bid.family)));
}

const ratesOf = (data: View, family: GameFamily): FamilyRates => {
  const { main, starline, gali } = data.content.rates;
  if (family === 'main') return v.parse(mainRates, { game_rates: [main] });
  return family === 'starline'
    ? v.parse(starlineRates, { game_rates: [starline] })
    : v.parse(galiRates, { game_rates: [gali] });
};

/** Credits a win and records it. */
export function award(data: Data, bid: BidRecord, amount: number, at: string): Winner {
  const { id, points: stake, status: _, ...placed } = bid;
  data.wins.push({ ...placed, id: nextId(data.wins), bid_id: id, amount, at });
  const note = `Won ${bid.pana} ${bid.game_name}`;
  post(data, { user_id: bid.user_id, kind: 'win', points: amount, note, at });
  const mobile = data.users.find(user => user.id === bid.user_id)?.mobile ?? '';
  return { mobile, pana: bid.pana, digits: bid.digits, closedigits: bid.closedigits, points: stake, amount };
}

/**
 * Gives back every stake that no result has decided, up to the end of `day`: its bids are void. A provider
 * keeps no stake on a game that it did not draw. An overnight market may be drawn for one day longer.
 */
export function voidUndecided(data: Data, day: Day, at: string): void {
  const overnight = new Set(data.markets.filter(isOvernight).map(market => market.id));
  for (const bid of data.bids) {
    const last = bid.family === 'main' && overnight.has(bid.game_id) ? addDays(bid.day, 1) : bid.day;
    if (bid.status !== 'open' || last > day) continue;
    bid.status = 'void';
    const note = `Returned ${bid.pana} ${bid.game_name}`;
    post(data, { user_id: bid.user_id, kind: 'bid-return', points: bid.points, note, at });
  }
}

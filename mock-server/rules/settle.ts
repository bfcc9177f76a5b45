import * as v from 'valibot';
import { galiRates, mainRates, starlineRates } from '../../src/contract/rates.ts';
import { isPana } from '../../src/domain/game/panna.ts';
import { points } from '../../src/domain/points.ts';
import { bidStatus } from '../../src/domain/game/settlement.ts';
import { payout, rateOf } from '../../src/domain/game/payout.ts';
import type { FamilyRates } from '../../src/domain/game/rates.ts';
import {
  declaredNumber,
  declaredResult,
  isOvernight,
  marketsOf,
  marketTime,
  sessionEnds,
  updateBoard,
  type ResultSession,
} from '../data/boards.ts';
import { isHoliday, lastDrawDay } from '../data/holidays.ts';
import { requireRow, refuse } from '../data/refusal.ts';
import { nextId, type BidRecord, type Data, type GameFamily, type ReadonlyData } from '../data/schemas.ts';
import { addDays, type Day, type WallTime } from '../data/wall-time.ts';
import { setBidStatus, post } from './ledger.ts';
import { awaitedSessions, gameOf, rowOf } from './games.ts';

export type Declaration = {
  readonly family: GameFamily;
  readonly game_id: number;
  readonly session: ResultSession;
  /** A pana, or a jodi for Gali. */
  readonly number: string;
};

/** `points` is the stake, `amount` the win. */
export type Winner = {
  readonly mobile: string;
  readonly pana: string;
  readonly digits: string;
  readonly closedigits: string;
  readonly points: number;
  readonly amount: number;
};

/**
 * The previous day of draws, as long as its open bids need the result, or it has an open result but no close.
 * A market that does not close past midnight leaves that day when its next session comes. On a holiday a
 * market is still on its last day of draws.
 */
export function dayToDeclare(data: ReadonlyData, declared: Omit<Declaration, 'number'>, now: WallTime): Day {
  const { family, game_id, session } = declared;
  const market = requireRow(marketsOf(data, family), game_id, 'market');
  const { holidays } = data.content;
  const { day: own, minute } = marketTime(market, now);
  const day =
    lastDrawDay(holidays, declared, own) ??
    refuse(`${market.game_name} has no draw: it is always on holiday`);
  const before = lastDrawDay(holidays, declared, addDays(day, -1));
  if (day !== own || before === null) return day;
  const isDeclared = (of: ResultSession, on: Day): boolean =>
    declaredNumber(data, { family, game_id, session: of, day: on }) !== null;
  if (isDeclared(session, before)) return day;
  const lacksClose = session === 'close' && isDeclared('open', before) && !isDeclared('open', day);
  const isAwaitedThere = isAwaited(data, declared, before);
  if (isOvernight(market)) return lacksClose || isAwaitedThere ? before : day;
  const { Open, Close } = sessionEnds(market);
  const end = session === 'close' && Close !== null ? Close : Open;
  return (lacksClose && minute < Open) || (isAwaitedThere && minute < end) ? before : day;
}

/** Refuses a day that has not begun, and a holiday. */
export function requireDrawDay(
  data: ReadonlyData,
  declared: Omit<Declaration, 'number'>,
  { day, now }: { readonly day: Day; readonly now: WallTime },
): Day {
  const market = requireRow(marketsOf(data, declared.family), declared.game_id, 'market');
  if (day > marketTime(market, now).day) refuse(`${day} has not begun for ${market.game_name}`);
  if (isHoliday(data.content.holidays, declared, day)) refuse(`${market.game_name} has a holiday on ${day}`);
  return day;
}

export const isAwaited = (data: ReadonlyData, declared: Omit<Declaration, 'number'>, day: Day): boolean =>
  data.bids.some(bid => {
    if (bid.status !== 'open' || !isOf(bid, declared, day)) return false;
    const game = gameOf(bid.family, bid.pana);
    return game !== null && awaitedSessions(game, rowOf(bid)).includes(declared.session);
  });

export const isOf = (
  bid: Readonly<Pick<BidRecord, 'family' | 'game_id' | 'day'>>,
  { family, game_id }: Pick<Declaration, 'family' | 'game_id'>,
  day: Day,
): boolean => bid.day === day && bid.family === family && bid.game_id === game_id;

/**
 * Settles every open bid that the result decides, at the world's rates. Refuses a second result. `today` is
 * the day that boards show.
 */
export function declareResult(
  data: Data,
  declared: Declaration,
  { day, today, at }: { readonly day: Day; readonly today: Day; readonly at: string },
): readonly Winner[] {
  const { family, game_id, session, number } = declared;
  const market = requireRow(marketsOf(data, family), game_id, 'market');
  requireNumber(declared);
  const before = declaredNumber(data, { family, game_id, session, day });
  if (before !== null) refuse(`The result of ${market.game_name} is already declared: ${before}`);
  data.results.push({ id: nextId(data.results), family, game_id, session, number, day, at });
  updateBoard(data, family, market, today);
  const winners: Winner[] = [];
  for (const bid of data.bids) {
    if (bid.status !== 'open' || !isOf(bid, declared, day)) continue;
    const game = gameOf(bid.family, bid.pana);
    const end = game === null ? 'lost' : bidStatus(game.key, rowOf(bid), declaredResult(data, bid));
    if (end === 'waiting') continue;
    setBidStatus(data, bid, end);
    if (end === 'won') winners.push(award(data, bid, winAmount(data, bid), at));
  }
  return winners;
}

export function requireNumber({ family, number }: Declaration): void {
  if (family === 'gali' ? !/^\d\d$/.test(number) : !isPana(number))
    refuse(`${number} is not a ${family === 'gali' ? 'jodi' : 'pana'}`);
}

export function winAmount(
  data: ReadonlyData,
  bid: Pick<BidRecord, 'family' | 'pana' | 'digits' | 'points'>,
): number {
  const game = gameOf(bid.family, bid.pana) ?? refuse(`No such game type: ${bid.pana}`);
  return payout(points(bid.points), rateOf(game.key, bid.digits, ratesOf(data, bid.family)));
}

const ratesOf = (data: ReadonlyData, family: GameFamily): FamilyRates => {
  const { main, starline, gali } = data.content.rates;
  if (family === 'main') return v.parse(mainRates, { game_rates: [main] });
  return family === 'starline'
    ? v.parse(starlineRates, { game_rates: [starline] })
    : v.parse(galiRates, { game_rates: [gali] });
};

export function award(data: Data, bid: BidRecord, amount: number, at: string): Winner {
  const { id, points: _, status: __, ...placed } = bid;
  data.wins.push({ ...placed, id: nextId(data.wins), bid_id: id, amount, at });
  const note = `Won ${bid.pana} ${bid.game_name}`;
  post(data, { user_id: bid.user_id, kind: 'win', points: amount, note, at });
  return winnerOf(data, bid, amount);
}

export function winnerOf(data: ReadonlyData, bid: Readonly<BidRecord>, amount: number): Winner {
  const { pana, digits, closedigits, points: stake } = bid;
  const mobile = data.users.find(user => user.id === bid.user_id)?.mobile ?? '';
  return { mobile, pana, digits, closedigits, points: stake, amount };
}

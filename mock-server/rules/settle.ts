import * as v from 'valibot';
import { galiRates, mainRates, starlineRates } from '../../src/contract/rates.ts';
import { isPana } from '../../src/domain/game/panna.ts';
import { points } from '../../src/domain/points.ts';
import { bidStatus, type MarketResult } from '../../src/domain/game/settlement.ts';
import { payout, rateOf } from '../../src/domain/game/payout.ts';
import type { FamilyRates } from '../../src/domain/game/rates.ts';
import {
  declaredNumber,
  isOvernight,
  marketsOf,
  marketTime,
  updateBoard,
  type ResultSession,
} from '../data/boards.ts';
import { requireRow, refuse } from '../data/refusal.ts';
import { nextId, type BidRecord, type Data, type GameFamily, type ReadonlyData } from '../data/schemas.ts';
import { addDays, type Day, type WallTime } from '../data/wall-time.ts';
import { setBidStatus, post } from './ledger.ts';
import { awaitedSessions, gameOf, rowOf } from './games.ts';

export type Declaration = {
  readonly family: GameFamily;
  readonly game_id: number;
  readonly session: ResultSession;
  /** A pana, for Gali a jodi. */
  readonly number: string;
};

/** `points` were staked, `amount` was won. */
export type Winner = {
  readonly mobile: string;
  readonly pana: string;
  readonly digits: string;
  readonly closedigits: string;
  readonly points: number;
  readonly amount: number;
};

/**
 * For an overnight market it is the day before as long as that day's open bids need the result, or it has an
 * open result and no close.
 */
export function dayToDeclare(data: ReadonlyData, declared: Omit<Declaration, 'number'>, now: WallTime): Day {
  const { family, game_id, session } = declared;
  const market = requireRow(marketsOf(data, family), game_id, 'market');
  const { day } = marketTime(market, now);
  if (!isOvernight(market)) return day;
  const before = addDays(day, -1);
  const isDeclared = (of: ResultSession, on: Day): boolean =>
    declaredNumber(data, { family, game_id, session: of, day: on }) !== null;
  if (isDeclared(session, before)) return day;
  const lacksClose = session === 'close' && isDeclared('open', before) && !isDeclared('open', day);
  return lacksClose || isAwaited(data, declared, before) ? before : day;
}

export const isAwaited = (data: ReadonlyData, declared: Omit<Declaration, 'number'>, day: Day): boolean =>
  data.bids.some(bid => {
    if (bid.status !== 'open' || !isOf(bid, declared, day)) return false;
    const game = gameOf(bid.family, bid.pana);
    return game !== null && awaitedSessions(game, rowOf(bid)).includes(declared.session);
  });

const isOf = (
  bid: Readonly<Pick<BidRecord, 'family' | 'game_id' | 'day'>>,
  { family, game_id }: Pick<Declaration, 'family' | 'game_id'>,
  day: Day,
): boolean => bid.day === day && bid.family === family && bid.game_id === game_id;

/**
 * Settles every open bid that the result decides, at the world's rates. Refuses a second result. `today` is the
 * day that boards show.
 */
export function declareResult(
  data: Data,
  declared: Declaration,
  { day, today, at }: { readonly day: Day; readonly today: Day; readonly at: string },
): readonly Winner[] {
  const { family, game_id, session, number } = declared;
  const market = requireRow(marketsOf(data, family), game_id, 'market');
  if (family === 'gali' ? !/^\d\d$/.test(number) : !isPana(number))
    refuse(`${number} is not a ${family === 'gali' ? 'jodi' : 'pana'}`);
  const before = declaredNumber(data, { family, game_id, session, day });
  if (before !== null) refuse(`The result of ${market.game_name} is already declared: ${before}`);
  data.results.push({ id: nextId(data.results), family, game_id, session, number, day, at });
  updateBoard(data, family, market, today);
  const winners: Winner[] = [];
  for (const bid of data.bids) {
    if (bid.status !== 'open' || !isOf(bid, declared, day)) continue;
    const game = gameOf(bid.family, bid.pana);
    const end = game === null ? 'lost' : bidStatus(game.key, rowOf(bid), resultFor(data, bid));
    if (end === 'waiting') continue;
    setBidStatus(data, bid, end);
    if (end === 'won') winners.push(award(data, bid, winAmount(data, bid), at));
  }
  return winners;
}

function resultFor(data: ReadonlyData, { family, game_id, day }: BidRecord): MarketResult {
  const drawn = (session: ResultSession): string | null =>
    declaredNumber(data, { family, game_id, session, day });
  if (family === 'main') return { family, openPana: drawn('open'), closePana: drawn('close') };
  return family === 'starline' ? { family, pana: drawn(null) } : { family, jodi: drawn(null) };
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
  const { id, points: stake, status: _, ...placed } = bid;
  data.wins.push({ ...placed, id: nextId(data.wins), bid_id: id, amount, at });
  const note = `Won ${bid.pana} ${bid.game_name}`;
  post(data, { user_id: bid.user_id, kind: 'win', points: amount, note, at });
  const mobile = data.users.find(user => user.id === bid.user_id)?.mobile ?? '';
  return { mobile, pana: bid.pana, digits: bid.digits, closedigits: bid.closedigits, points: stake, amount };
}

/** No result will decide these bids any more. An overnight market's stay open one day longer. */
export function voidUndecided(data: Data, day: Day, at: string): void {
  const overnight = new Set(data.markets.filter(isOvernight).map(market => market.id));
  for (const bid of data.bids) {
    const last = bid.family === 'main' && overnight.has(bid.game_id) ? addDays(bid.day, 1) : bid.day;
    if (bid.status !== 'open' || last > day) continue;
    setBidStatus(data, bid, 'void');
    const note = `Returned ${bid.pana} ${bid.game_name}`;
    post(data, { user_id: bid.user_id, kind: 'bid-return', points: bid.points, note, at });
  }
}

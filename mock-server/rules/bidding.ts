import type { BidRow } from '../../src/domain/bid.ts';
import type { Game } from '../../src/domain/games.ts';
import { limits } from '../../src/domain/limits.ts';
import type { BidRecord, Data, GameFamily, User, View } from '../data/schemas.ts';
import { nextId } from '../data/schemas.ts';
import type { Half } from '../data/boards.ts';
import { declaredNumber, marketsOf, msgStatus, sessionEnds } from '../data/boards.ts';
import { awaited, gameOf, isAllowed, rowOf } from './games.ts';
import { balanceOf, post } from './ledger.ts';
import { need, refuse } from '../data/refusal.ts';
import type { Day, WallTime } from '../data/zone.ts';

export type BidOrder = {
  readonly family: GameFamily;
  readonly game_id: number;
  /** The game type's wire name. */
  readonly pana: string;
  /** Each row has its own session; a submission may mix them. */
  readonly rows: readonly Pick<BidRecord, 'digits' | 'closedigits' | 'points' | 'session'>[];
};

/** Places every row of a bid that has been checked, on a day of the market, and takes the points. */
export function placeBid(data: Data, user: Readonly<User>, order: BidOrder, day: Day, at: string): void {
  const total = order.rows.reduce((sum, row) => sum + row.points, 0);
  recordBid(data, user, order, day, at, 'open');
  const name = need(marketsOf(data, order.family), order.game_id, 'market').game_name;
  const note = `Bid ${order.pana} ${name}`;
  post(data, { user_id: user.id, kind: 'bid', points: -total, note, at });
}

/**
 * Checks the market, each row's time, number and stake, and the balance; refuses with the reason. `now` is the
 * market's own time (`marketTime`).
 */
export function checkBid(data: View, user: Readonly<User>, order: BidOrder, now: WallTime): void {
  const { family, game_id } = order;
  if (data.content.betting_status !== '1') refuse('Betting is off');
  const market = need(marketsOf(data, family), game_id, 'market');
  const game = gameOf(family, order.pana) ?? refuse(`No such game type: ${order.pana}`);
  if (msgStatus(market, now) !== 1) refuse(`${market.game_name} is closed`);
  if (order.rows.length === 0) refuse('No bids in the request');
  const ends = sessionEnds(market);
  let total = 0;
  for (const placed of order.rows) {
    const row = rowOf(placed);
    if (hasEnded(game, row, ends, now.minute)) refuse(`Bidding is closed for ${order.pana}`);
    if (awaited(game, row).some(half => isDeclared(data, order, half, now)))
      refuse(`The result of ${market.game_name} is already declared`);
    if (!isAllowed(game, row)) refuse(`Number ${row.digits || row.closeDigits} is not valid`);
    if (row.points < limits.minimumBid) refuse(`Required minimum bid amount is ${limits.minimumBid}`);
    total += row.points;
  }
  if (total > balanceOf(data, user.id)) refuse('Insufficient balance please refill your account');
}

/** True when a row's bid can no longer be placed: at the minute itself its session has ended (spec 2 §4). */
function hasEnded(game: Game, row: BidRow, ends: ReturnType<typeof sessionEnds>, minute: number): boolean {
  const end = ends[game.endsWith === 'open' ? 'Open' : row.session];
  return end !== null && end <= minute;
}

const isDeclared = (data: View, { family, game_id }: BidOrder, session: Half, now: WallTime): boolean =>
  declaredNumber(data, { family, game_id, session, day: now.day }) !== null;

/** Writes one record a row, unchecked and unpaid; answers with the records. */
export function recordBid(
  data: Data,
  user: Readonly<User>,
  order: BidOrder,
  day: Day,
  at: string,
  status: BidRecord['status'],
): readonly BidRecord[] {
  const { family, game_id, pana } = order;
  const game_name = need(marketsOf(data, family), game_id, 'market').game_name;
  return order.rows.map(row => {
    const record: BidRecord = {
      id: nextId(data.bids),
      user_id: user.id,
      family,
      game_id,
      game_name,
      pana,
      session: row.session,
      digits: row.digits,
      closedigits: row.closedigits,
      points: row.points,
      day,
      at,
      status,
    };
    data.bids.push(record);
    return record;
  });
}

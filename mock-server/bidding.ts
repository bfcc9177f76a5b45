import type { BidRecord, Data, GameFamily, User } from './data.ts';
import { nextId } from './data.ts';
import type { Half } from './day.ts';
import { declaredNumber, marketsOf, msgStatus } from './day.ts';
import { ruleOf } from './games.ts';
import { balanceOf, post } from './ledger.ts';
import { minuteOf } from './minute.ts';
import { need, refuse } from './refusal.ts';
import type { WallTime } from './zone.ts';

export type BidOrder = {
  readonly family: GameFamily;
  readonly game_id: number;
  /** The game type's wire name. */
  readonly pana: string;
  readonly session: 'Open' | 'Close';
  readonly rows: readonly {
    readonly digits: string;
    readonly closedigits: string;
    readonly points: number;
  }[];
};

const minimum = 10;

/**
 * Places every row of a bid or none: checks the market, the session's time, each number and each stake, and
 * the balance, then takes the points. Refuses with the reason.
 */
export function placeBid(data: Data, user: User, order: BidOrder, now: WallTime, at: string): void {
  const total = checkBid(data, user, order, now);
  recordBid(data, user, order, now.day, at, 'open');
  const name = need(marketsOf(data, order.family), order.game_id, 'market').game_name;
  const note = `Bid ${order.pana} ${name}`;
  post(data, { user_id: user.id, kind: 'bid', points: -total, note, at });
}

function checkBid(data: Data, user: User, order: BidOrder, now: WallTime): number {
  const { family, game_id, session, rows } = order;
  if (data.content.betting_status !== '1') refuse('Betting is off');
  const market = need(marketsOf(data, family), game_id, 'market');
  const rule = ruleOf(family, order.pana) ?? refuse(`No such game type: ${order.pana}`);
  if (msgStatus(market, now) !== 1) refuse(`${market.game_name} is closed`);
  // Starline and Gali have one time.
  const early = family !== 'main' || rule.ends === 'open' || session === 'Open';
  const limit = early ? market.open_time : (market.close_time ?? market.open_time);
  if (now.minute >= minuteOf(limit)) refuse(`Bidding is closed for ${order.pana}`);
  const halves: readonly Half[] =
    family !== 'main' ? [null] : rule.both ? ['open', 'close'] : [session === 'Open' ? 'open' : 'close'];
  for (const half of halves)
    if (declaredNumber(data, { family, game_id, session: half, day: now.day }) !== null)
      refuse(`The result of ${market.game_name} is already declared`);
  if (rows.length === 0) refuse('No bids in the request');
  let total = 0;
  for (const row of rows) {
    if (!rule.allowed(row)) refuse(`Number ${row.digits || row.closedigits} is not valid`);
    if (row.points < minimum) refuse(`Required minimum bid amount is ${minimum}`);
    total += row.points;
  }
  if (total > balanceOf(data, user.id)) refuse('Insufficient balance please refill your account');
  return total;
}

/** Writes one record a row, unchecked and unpaid; answers with the records. */
export function recordBid(
  data: Data,
  user: User,
  order: BidOrder,
  day: string,
  at: string,
  status: BidRecord['status'],
): readonly BidRecord[] {
  const { family, game_id, pana, session } = order;
  const game_name = need(marketsOf(data, family), game_id, 'market').game_name;
  return order.rows.map(row => {
    const record: BidRecord = {
      id: nextId(data.bids),
      user_id: user.id,
      family,
      game_id,
      game_name,
      pana,
      session,
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

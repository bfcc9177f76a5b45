import type { BidRow } from '../../src/domain/slip/bid.ts';
import type { Game } from '../../src/domain/game/games.ts';
import { limits } from '../../src/domain/limits.ts';
import { declaredNumber, marketsOf, msgStatus, sessionEnds, type ResultSession } from '../data/boards.ts';
import { requireRow, refuse } from '../data/refusal.ts';
import { nextId, type BidRecord, type Data, type ReadonlyData, type User } from '../data/schemas.ts';
import type { Day, WallTime } from '../data/wall-time.ts';
import { awaitedSessions, gameOf, rowOf, type BidOrder } from './games.ts';
import { balanceOf, post } from './ledger.ts';

/** `now` is a time in the market's own day (`marketTime`). */
export function checkBid(data: ReadonlyData, user: Readonly<User>, order: BidOrder, now: WallTime): void {
  const { family, game_id } = order;
  if (data.content.betting_status !== '1') refuse('Betting is off');
  const market = requireRow(marketsOf(data, family), game_id, 'market');
  const game = gameOf(family, order.pana) ?? refuse(`No such game type: ${order.pana}`);
  if (msgStatus(data, family, market, now) !== 1) refuse(`${market.game_name} is closed`);
  if (order.rows.length === 0) refuse('No bids in the request');
  const ends = sessionEnds(market);
  let total = 0;
  for (const placed of order.rows) {
    const row = rowOf(placed);
    if (hasEnded(game, row, ends, now.minute)) refuse(`Bidding is closed for ${order.pana}`);
    if (awaitedSessions(game, row).some(session => isDeclared(data, order, session, now)))
      refuse(`The result of ${market.game_name} is already declared`);
    if (!game.isNumber(row, row.session)) refuse(`Number ${row.digits || row.closeDigits} is not valid`);
    if (row.points < limits.minimumBid) refuse(`Required minimum bid amount is ${limits.minimumBid}`);
    total += row.points;
  }
  if (total > balanceOf(data, user.id)) refuse('Insufficient balance please refill your account');
}

/** A session has ended in the minute of its time (spec 2 §4). */
function hasEnded(game: Game, row: BidRow, ends: ReturnType<typeof sessionEnds>, minute: number): boolean {
  const end = ends[game.session === 'choose' ? row.session : 'Open'];
  return end !== null && end <= minute;
}

const isDeclared = (
  data: ReadonlyData,
  { family, game_id }: BidOrder,
  session: ResultSession,
  now: WallTime,
): boolean => declaredNumber(data, { family, game_id, session, day: now.day }) !== null;

type When = { readonly day: Day; readonly at: string };

/** Call `checkBid` before, unless the past is replayed. A replayed bid has its status already. */
export function placeBid(
  data: Data,
  user: Readonly<User>,
  order: BidOrder,
  { status = 'open', ...when }: When & { readonly status?: BidRecord['status'] },
): readonly BidRecord[] {
  const { family, game_id, pana } = order;
  const { game_name } = requireRow(marketsOf(data, family), game_id, 'market');
  const total = order.rows.reduce((sum, row) => sum + row.points, 0);
  const note = `Bid ${pana} ${game_name}`;
  post(data, { user_id: user.id, kind: 'bid', points: -total, note, at: when.at });
  const shared = { user_id: user.id, family, game_id, game_name, pana, ...when, status };
  return order.rows.map(({ session, digits, closedigits, points }) => {
    const record: BidRecord = {
      id: nextId(data.bids),
      ...shared,
      session,
      digits,
      closedigits,
      points,
    };
    data.bids.push(record);
    return record;
  });
}

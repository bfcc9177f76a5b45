import { isOvernight, marketsOf, sessionEnds } from '../data/boards.ts';
import type { BidRecord, Data, ReadonlyData } from '../data/schemas.ts';
import { addDays, daysBetween, type Day, type WallTime } from '../data/wall-time.ts';
import { awaitedSessions, gameOf, rowOf } from './games.ts';
import { post, setBidStatus } from './ledger.ts';

/** A later result no longer changes the bid. */
export function returnStake(data: Data, bid: BidRecord, at: string): void {
  setBidStatus(data, bid, 'void');
  const note = `Returned ${bid.pana} ${bid.game_name}`;
  post(data, { user_id: bid.user_id, kind: 'bid-return', points: bid.points, note, at });
}

/**
 * Returns the stakes of bids that no result will decide. The bids of an overnight market stay open for one
 * more day.
 */
export function voidUndecided(data: Data, day: Day, at: string): void {
  const overnight = new Set(data.markets.filter(isOvernight).map(market => market.id));
  for (const bid of data.bids) {
    const last = bid.family === 'main' && overnight.has(bid.game_id) ? addDays(bid.day, 1) : bid.day;
    if (bid.status === 'open' && last <= day) returnStake(data, bid, at);
  }
}

/** Overdue bids are `return_after_minutes` past the last session that they wait for. */
export function overdueBids(data: ReadonlyData, now: WallTime): readonly number[] {
  const wait = data.content.return_after_minutes;
  if (wait === null) return [];
  return data.bids
    .filter(
      bid => bid.status === 'open' && endOf(data, bid) + wait <= now.minute + sinceDay(bid.day, now.day),
    )
    .map(({ id }) => id);
}

const sinceDay = (day: Day, today: Day): number => daysBetween(day, today) * 1440;

/** Minutes of the market's own day. If the market no longer exists, its session has ended. */
function endOf(data: ReadonlyData, bid: Readonly<BidRecord>): number {
  const market = marketsOf(data, bid.family).find(({ id }) => id === bid.game_id);
  if (market === undefined) return 0;
  const { Open, Close } = sessionEnds(market);
  const game = gameOf(bid.family, bid.pana);
  const waitsForClose = game !== null && awaitedSessions(game, rowOf(bid)).includes('close');
  return waitsForClose && Close !== null ? Close : Open;
}

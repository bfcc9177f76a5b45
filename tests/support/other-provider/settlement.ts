import type { Day } from './clock.ts';
import { refuseResult } from './games.ts';
import { refuseHoliday, resultDay, type Market, type Session } from './markets.ts';
import { payout } from './rates.ts';
import type { Bid, Result, Win, World } from './state.ts';

/** Declares a result. Markets of one result take it under either session. */
export function declare(world: World, market: Market, session: Session, text: string, day?: Day): void {
  const on = day ?? dueDay(world, market);
  refuseResult(market.family, text);
  refuseHoliday(market, on);
  const result = findResult(world, market, on);
  if (result?.voided) throw new Error(`${market.name} of ${on} was voided.`);
  if (result?.[sideOf(market, session)])
    throw new Error(`${market.name} ${session} of ${on} was declared before.`);
  write(world, result ?? newResult(world, market, on), session, text);
}

/** Replaces a declared result: takes back the wins it made and pays those it should have made. */
export function correct(world: World, market: Market, session: Session, text: string, day?: Day): void {
  const on = day ?? dueDay(world, market);
  refuseResult(market.family, text);
  const result = findResult(world, market, on);
  if (!result?.[sideOf(market, session)])
    throw new Error(`${market.name} ${session} of ${on} was not declared.`);
  result.corrected = true;
  write(world, result, session, text);
}

function write(world: World, result: Result, session: Session, text: string): void {
  const side = sideOf(result.market, session);
  result[side] = text;
  world.boards.show(result.market, result.day, side === 'open' ? 'Open' : 'Close', text);
  for (const bid of bidsOn(world, result)) settle(world, bid, result);
}

function settle(world: World, bid: Bid, result: Result): void {
  const wins = bid.game.wins(bid, result);
  if (bid.returned !== null || wins === null) return;
  const standing = standingWin(bid);
  if (wins && !standing) payWin(world, bid);
  if (!wins && standing) takeBack(world, bid, standing);
  bid.lost = !wins;
}

function payWin(world: World, bid: Bid): void {
  const amount = payout(world.rates, bid.market.family, bid.game.rate, bid.points);
  const at = world.clock.stamp();
  bid.wins.push({ amount, at, takenBack: null });
  post(world, bid, 'win', amount, `Amount won in ${bid.market.name} (${bid.game.name}) ${bid.digits}`);
}

/** A correction may take the balance below zero: the specification does not say otherwise, and the points may be spent. */
function takeBack(world: World, bid: Bid, win: Win): void {
  win.takenBack = world.clock.stamp();
  post(world, bid, 'win reversed', -win.amount, `Wrong result of ${bid.market.name}, win reversed`);
}

/** Returns the stakes, after taking back the bids' wins. A bid is returned once. */
export function returnStakes(world: World, bids: readonly Bid[]): void {
  for (const bid of bids.filter(({ returned }) => returned === null)) {
    const standing = standingWin(bid);
    if (standing) takeBack(world, bid, standing);
    bid.returned = world.clock.stamp();
    post(world, bid, 'stake returned', bid.points, `Bid refund of ${bid.market.name}`);
  }
}

/** Returns every stake on the market's day, which is never settled again. */
export function voidMarket(world: World, market: Market, day?: Day): void {
  const on = day ?? dueDay(world, market);
  const result = findResult(world, market, on) ?? newResult(world, market, on);
  result.voided = true;
  returnStakes(world, bidsOn(world, result));
}

const post = (
  { ledger, clock }: World,
  { player, market, ref }: Bid,
  reason: 'win' | 'win reversed' | 'stake returned',
  amount: number,
  note: string,
): void => ledger.post({ player, amount, reason, note, market: market.name, bids: [ref], at: clock.stamp() });

const bidsOn = (world: World, { market, day }: Result): readonly Bid[] =>
  world.bids.filter(bid => bid.market === market && bid.day === day);

/** The win that the player has now. */
export const standingWin = (bid: Bid): Win | undefined =>
  bid.wins.find(({ takenBack }) => takenBack === null);

export const sideOf = (market: Market, session: Session): 'open' | 'close' =>
  market.family === 'main' && session === 'Close' ? 'close' : 'open';

/** Without a day, a result is for the day whose results are due now. */
const dueDay = (world: World, market: Market): Day => resultDay(market, world.clock.moment());

export const findResult = (world: World, market: Market, day: Day): Result | undefined =>
  world.results.find(result => result.market === market && result.day === day);

function newResult(world: World, market: Market, day: Day): Result {
  const result: Result = { market, day, open: null, close: null, corrected: false, voided: false };
  world.results.push(result);
  return result;
}

import { err, ok, type Result } from '../../src/lib/result.ts';
import { marketsOf } from '../data/boards.ts';
import { holidayOf } from '../data/holidays.ts';
import { Refusal, noPlayer, refuse, requireRow, userByMobile } from '../data/refusal.ts';
import { placed, type Scenario } from '../data/scenario.ts';
import type { BidRecord, Data, User } from '../data/schemas.ts';
import { addDays, minuteOf, momentOf, type Day } from '../data/wall-time.ts';
import { readWorld, type PastEntry, type WorldFixture } from '../data/world-fixture.ts';
import { placeBid } from '../rules/bidding.ts';
import { checkGame } from '../rules/games.ts';
import { balanceOf } from '../rules/ledger.ts';
import {
  decideDeposit,
  decideWithdrawal,
  requestDeposit,
  requestWithdrawal,
  transferPoints,
} from '../rules/money.ts';
import { award, winAmount } from '../rules/settle.ts';
import { firstToken } from '../rules/tokens.ts';
import { fillBoards, recordResults } from './first-results.ts';
import { withGeneratedRows } from './generated-rows.ts';

const cache = new Map<string, Data>();
const maxCached = 50;

/**
 * The data is frozen, because all worlds of the same scenario, seed and day share it until their first change
 * (`edit` in world.ts).
 */
export function baseData(
  name: string,
  scenario: Scenario,
  begin: { readonly seed: number; readonly day: string; readonly zone: string },
): Result<Data, string> {
  const key = JSON.stringify([name, scenario.patch, scenario.grow, scenario.wallets, begin]);
  const known = cache.get(key);
  if (known !== undefined) return ok(known);
  try {
    const fixture = withGeneratedRows(readWorld(scenario.patch), scenario.grow, begin.seed);
    const data = buildData(fixture, begin.day, begin.zone);
    if (data.content.boards !== 'daily') fillBoards(data, begin);
    setWallets(data, scenario.wallets ?? {}, begin);
    freeze(data);
    const [oldest] = cache.keys();
    if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
    cache.set(key, data);
    return ok(data);
  } catch (error) {
    if (error instanceof Refusal) return err(placed(name, error.message, error.paths));
    throw error;
  }
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** Replays the past entries in order of time, so that ledger and records agree. */
function buildData(fixture: WorldFixture, today: Day, zone: string): Data {
  const data: Data = {
    users: fixture.users.map((user, index) => ({
      id: index + 1,
      ...user,
      unique_token: firstToken(index + 1),
    })),
    ledger: [],
    content: {
      ...fixture.content,
      holidays: fixture.content.holidays.map(row => holidayOf(row, today)),
    },
    markets: fixture.markets,
    starline: fixture.starline,
    gali: fixture.gali,
    bids: [],
    wins: [],
    results: [],
    fund_requests: [],
    withdrawals: [],
    transfers: [],
    upi: [],
  };
  refuseDoubles(fixture);
  data.upi = fixture.upi.map(({ mobile, ...numbers }, index) => {
    const user_id = inRow(['upi', String(index)], () => playerOf(data, mobile).id);
    return { id: index + 1, user_id, ...numbers };
  });
  recordResults(data, today, zone);
  const past = fixture.past.map((entry, index) => {
    const day = addDays(today, entry.day);
    return { entry, row: ['past', String(index)], day, moment: momentOf(day, minuteOf(entry.time), zone) };
  });
  for (const { entry, row, day, moment } of past.toSorted((a, b) => a.moment - b.moment))
    inRow(row, () => replay(data, entry, { day, at: new Date(moment).toISOString() }));
  return data;
}

function refuseDoubles({ markets, starline, gali, users, upi }: WorldFixture): void {
  const keys = {
    markets: markets.map(({ id }) => `id ${id}`),
    starline: starline.map(({ id }) => `id ${id}`),
    gali: gali.map(({ id }) => `id ${id}`),
    users: users.map(({ mobile }) => `mobile number ${mobile}`),
    upi: upi.map(({ mobile }) => `mobile number ${mobile}`),
  };
  for (const [name, list] of Object.entries(keys)) {
    const double = list.find((key, index) => list.indexOf(key) !== index);
    if (double !== undefined) refuse(`two ${name} have the ${double}`, [['patch', name]]);
  }
}

function inRow<T>(row: readonly string[], run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) refuse(`${row.join('.')}: ${error.message}`, [['patch', ...row]]);
    throw error;
  }
}

const playerOf = (data: Data, mobile: string): Readonly<User> =>
  userByMobile(data, mobile, noPlayer(mobile, data.users));

/** Refuses if the player did not have the points at that time. */
function spend<T>(data: Data, mobile: string, points: number, take: (user: Readonly<User>) => T): T {
  const user = playerOf(data, mobile);
  const taken = take(user);
  const left = balanceOf(data, user.id);
  if (left < 0) refuse(`${mobile} has ${left + points} points at that time, not ${points}`);
  return taken;
}

function replay(data: Data, entry: PastEntry, when: { readonly day: Day; readonly at: string }): void {
  const { at } = when;
  switch (entry.what) {
    case 'deposit': {
      const id = requestDeposit(data, playerOf(data, entry.mobile), entry.points, at);
      if (entry.status !== 'pending') decideDeposit(data, id, entry.status, at);
      return;
    }
    case 'withdrawal': {
      const { points: request_amount, payment_method, number, status, payment_receipt } = entry;
      const request = { request_amount, payment_method, number };
      const take = (user: Readonly<User>): number => requestWithdrawal(data, user, request, at);
      const id = spend(data, entry.mobile, request_amount, take);
      if (status !== 'pending') decideWithdrawal(data, id, { status, payment_receipt }, at);
      return;
    }
    case 'transfer':
      spend(data, entry.from, entry.points, from => {
        transferPoints(data, { from, to: playerOf(data, entry.to), amount: entry.points }, at);
      });
      return;
    case 'bid': {
      const { family, game_id, pana, session, digits, closedigits, points, status } = entry;
      const order = { family, game_id, pana, rows: [{ digits, closedigits, points, session }] };
      requireRow(marketsOf(data, family), game_id, 'market');
      checkGame(order);
      const take = (user: Readonly<User>): readonly BidRecord[] =>
        placeBid(data, user, order, { ...when, status });
      for (const bid of spend(data, entry.mobile, points, take))
        if (status === 'won') award(data, bid, winAmount(data, bid), at);
    }
  }
}

/** Adds a deposit or a paid withdrawal after everything that happened before the start. */
function setWallets(
  data: Data,
  wallets: Readonly<Record<string, number>>,
  { day, zone }: { readonly day: Day; readonly zone: string },
): void {
  const midnight = new Date(momentOf(day, 0, zone)).toISOString();
  const at = data.ledger.reduce((latest, entry) => (entry.at > latest ? entry.at : latest), midnight);
  for (const [mobile, points] of Object.entries(wallets)) {
    const user =
      data.users.find(user => user.mobile === mobile) ??
      refuse(`wallets: ${noPlayer(mobile, data.users)}`, [['wallets', mobile]]);
    const lacking = points - balanceOf(data, user.id);
    if (lacking > 0) decideDeposit(data, requestDeposit(data, user, lacking, at), 'approved', at);
    if (lacking >= 0) continue;
    const request = { request_amount: -lacking, payment_method: '2', number: mobile } as const;
    const id = requestWithdrawal(data, user, request, at);
    decideWithdrawal(data, id, { status: 'approved', payment_receipt: null }, at);
  }
}

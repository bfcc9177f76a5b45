import { recordBid } from '../rules/bidding.ts';
import type { Data, User } from '../data/schemas.ts';
import { nextId } from '../data/schemas.ts';
import type { Half } from '../data/boards.ts';
import type { Past, WorldFixture } from '../data/fixture.ts';
import { post } from '../rules/ledger.ts';
import { minuteOf } from '../data/time-of-day.ts';
import {
  decideDeposit,
  decideWithdrawal,
  requestDeposit,
  requestWithdrawal,
  transferPoints,
} from '../rules/money.ts';
import { award, winAmount } from '../rules/settle.ts';
import { tokenOf } from '../rules/tokens.ts';
import type { Day } from '../data/zone.ts';
import { addDays, momentOf } from '../data/zone.ts';

/**
 * The data of a world's first day: settings and players as the fixture has them, ledger and records by
 * replaying its past in order of time, so that they agree by construction. Throws for a past that cannot be.
 */
export function buildData(fixture: WorldFixture, today: Day, zone: string): Data {
  const data: Data = {
    users: fixture.users.map((user, index) => ({
      id: index + 1,
      ...user,
      unique_token: tokenOf(index + 1),
    })),
    ledger: [],
    content: fixture.content,
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
  data.upi = fixture.upi.map(({ mobile, ...numbers }, index) => ({
    id: index + 1,
    user_id: userBy(data, mobile).id,
    ...numbers,
  }));
  recordResults(data, today, zone);
  const dated = fixture.past.map(entry => {
    const day = addDays(today, entry.day);
    return { entry, day, moment: momentOf(day, minuteOf(entry.time), zone) };
  });
  for (const { entry, day, moment } of dated.toSorted((a, b) => a.moment - b.moment))
    replay(data, entry, day, new Date(moment).toISOString());
  return data;
}

function userBy(data: Data, mobile: string): User {
  const user = data.users.find(candidate => candidate.mobile === mobile);
  if (user === undefined) throw new Error(`The fixture has no user ${mobile}`);
  return user;
}

function replay(data: Data, entry: Past, day: Day, at: string): void {
  switch (entry.what) {
    case 'deposit': {
      const id = requestDeposit(data, userBy(data, entry.mobile), entry.points, at);
      if (entry.status !== 'pending') decideDeposit(data, id, entry.status, at);
      return;
    }
    case 'withdrawal': {
      const asked = { ...entry, request_amount: entry.points };
      const { request_amount, payment_method, number } = asked;
      const user = userBy(data, entry.mobile);
      const id = requestWithdrawal(data, user, { request_amount, payment_method, number }, at);
      if (entry.status !== 'pending') decideWithdrawal(data, id, entry.status, entry.payment_receipt, at);
      return;
    }
    case 'transfer':
      transferPoints(data, userBy(data, entry.from), userBy(data, entry.to), entry.points, at);
      return;
    case 'bid': {
      const { family, game_id, pana, session, digits, closedigits, points, status } = entry;
      const user = userBy(data, entry.mobile);
      const order = { family, game_id, pana, rows: [{ digits, closedigits, points, session }] };
      for (const bid of recordBid(data, user, order, day, at, status)) {
        const note = `Bid ${pana} ${bid.game_name}`;
        post(data, { user_id: user.id, kind: 'bid', points: -points, note, at });
        if (status === 'won') award(data, bid, winAmount(data, bid), at);
      }
    }
  }
}

/** What the boards of the fixture show is declared today. */
function recordResults(data: Data, day: Day, zone: string): void {
  const record = (
    family: 'main' | 'starline' | 'gali',
    game_id: number,
    session: Half,
    number: string | undefined,
    time: string,
  ): void => {
    if (number === undefined) return;
    const at = new Date(momentOf(day, minuteOf(time), zone)).toISOString();
    data.results.push({ id: nextId(data.results), family, game_id, session, number, day, at });
  };
  for (const market of data.markets) {
    record('main', market.id, 'open', market.open_result?.slice(0, 3), market.open_time);
    record('main', market.id, 'close', market.close_result?.slice(2), market.close_time);
  }
  for (const slot of data.starline)
    record('starline', slot.id, null, slot.open_result?.slice(0, 3), slot.open_time);
  for (const market of data.gali)
    record('gali', market.id, null, market.open_result ?? undefined, market.open_time);
}

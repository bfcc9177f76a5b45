import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addScenarioFile } from '../../mock-server/data/scenario.ts';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { call, demo, second } from './calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-timelines-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A world of a scenario with these fields, at 1:00 PM. */
function begin(fields: object, now?: string): AppMock {
  const file = join(folder, 'line.json');
  writeFileSync(file, JSON.stringify({ title: 'Line', shows: 'Nothing.', ...fields }, null, 2));
  return createMock({ scenario: addScenarioFile(file), ...(now !== undefined && { now }) });
}

const kinds = (mock: AppMock): readonly string[] => mock.mock.world.state.faults.map(({ kind }) => kind);

it('sets faults and removes them at their times, by path, by set, or all', () => {
  const fault = { path: '/api-submit-bid', kind: 'drop', times: -1 };
  const mock = begin({
    events: [
      { at: '1:10 PM', do: 'set-fault', fault },
      { after: '20m', do: 'set-faults', set: 'Slow 3G' },
      { after: '30m', do: 'remove-faults', path: '/api-submit-bid' },
      { after: '40m', do: 'set-fault', fault },
      { after: '50m', do: 'remove-faults', set: 'slow 3G' },
      { after: '60m', do: 'remove-faults' },
    ],
  });
  const seen = [kinds(mock)];
  for (let step = 1; step <= 6; step += 1) {
    mock.advance('10m');
    seen.push(kinds(mock));
  }
  expect(seen).toEqual([
    [],
    ['drop'],
    ['drop', 'latency', 'latency'],
    ['latency', 'latency'],
    ['latency', 'latency', 'drop'],
    ['drop'],
    [],
  ]);
});

it('declares the results that it names', () => {
  const mock = begin({
    events: [
      { at: '3:05 PM', do: 'declare', result: { game_id: 1, session: 'open', pana: '124' } },
      { at: '3:06 PM', do: 'declare', result: { game_id: 2001, jodi: '45' } },
    ],
  });
  mock.advance('124m');
  expect(mock.data().markets[0]?.open_result).toBe(null);
  mock.advance('2m');
  expect(mock.data().markets[0]?.open_result).toBe('124-7');
  expect(mock.data().gali[0]?.open_result).toBe('45');
});

it('notes what could not happen, and goes on', () => {
  const mock = begin({
    patch: { past: [] },
    events: [
      { after: '2m', do: 'void', bids: { bid_id: 7 } },
      { after: '3m', do: 'approve-withdrawal' },
      { after: '4m', do: 'betting-off' },
    ],
  });
  mock.advance('5m');
  expect(mock.control('GET', 'state')).toMatchObject({
    missed: [
      {
        at: '2026-11-21T07:32:00.000Z',
        do: 'void',
        reason: 'No such bid: 7',
      },
      {
        at: '2026-11-21T07:33:00.000Z',
        do: 'approve-withdrawal',
        reason: 'No withdraw request waits for a decision',
      },
    ],
  });
  expect(mock.data().content.betting_status).toBe('2');
});

it('a time of the day that has passed is the next day’s', () => {
  const mock = begin({ events: [{ at: '12:59 PM', do: 'betting-off' }] });
  mock.advance('23h58m');
  expect(mock.data().content.betting_status).toBe('1');
  mock.advance('1m');
  expect(mock.data().content.betting_status).toBe('2');
});

it("waits for the second deposit of a player, then decides that player's oldest", async () => {
  const mock = begin({
    patch: { past: [] },
    events: [
      {
        call: { path: '/api-fund-request-add', player: second, nth: 2 },
        do: 'approve-deposit',
        player: second,
      },
      {
        call: { path: '/api-fund-request-add', body: { request_amount: 700 } },
        after: '1m',
        do: 'reject-deposit',
        player: demo,
      },
    ],
  });
  const deposit = (request_amount: number, token: string) =>
    call(mock, 'addFundRequest', { request_amount }, token);
  await deposit(600, 'mock-token-1');
  await deposit(501, 'mock-token-2');
  expect(mock.control('GET', 'state')).toMatchObject({ missed: [] });
  expect(mock.balance(second)).toBe(0);
  await deposit(502, 'mock-token-2');
  mock.control('GET', 'state');
  expect(mock.balance(second)).toBe(501);
  await deposit(700, 'mock-token-1');
  mock.advance('59s');
  expect(mock.data().fund_requests.map(({ status }) => status)).toEqual([
    'pending',
    'approved',
    'pending',
    'pending',
  ]);
  mock.advance('1s');
  expect(mock.data().fund_requests.map(({ status }) => status)).toEqual([
    'rejected',
    'approved',
    'pending',
    'pending',
  ]);
});

it('keeps its events, the waiting ones too, through a snapshot', async () => {
  const mock = begin({
    patch: { past: [] },
    events: [{ call: { path: '/api-fund-request-add' }, after: '1m', do: 'approve-deposit' }],
  });
  const before = mock.control('POST', 'snapshot');
  const saved = JSON.parse(JSON.stringify(before)) as unknown;
  mock.control('POST', 'restore', saved);
  await call(mock, 'addFundRequest', { request_amount: 500 });
  mock.advance('1m');
  expect(mock.balance(demo)).toBe(500);
});

it('begins at its own time and speed unless the caller gives others', () => {
  const clock = { now: '6:00 PM', speed: 60 };
  const mock = begin({ clock, latency: [10, 20] });
  expect(new Date(mock.now()).toISOString()).toBe('2026-11-21T12:30:00.000Z');
  expect(mock.control('GET', 'state')).toMatchObject({ speed: 60, latency: [10, 20] });
  expect(mock.control('POST', 'reset', { scenario: 'default' })).toMatchObject({
    now: '2026-11-21T07:30:00.000Z',
  });
  expect(mock.control('GET', 'state')).toMatchObject({ speed: 1, latency: 0 });
});

it.each<[wallet: number, lists: readonly [deposits: number, withdrawals: number]]>([
  [10_250, [1, 0]],
  [9_999, [0, 1]],
  [10_000, [0, 0]],
  [0, [0, 1]],
])('gives a player exactly %i points, by a deposit or a withdrawal', (points, [deposits, withdrawals]) => {
  const count = (mock: AppMock) =>
    [mock.data().fund_requests.length, mock.data().withdrawals.length] as const;
  const [usualDeposits, usualWithdrawals] = count(createMock());
  const mock = begin({ wallets: { [demo]: points } });
  expect(mock.balance(demo)).toBe(points);
  expect(mock.balance(second)).toBe(500);
  expect(count(mock)).toEqual([usualDeposits + deposits, usualWithdrawals + withdrawals]);
  expect(mock.control('GET', 'state')).toMatchObject({ ledger: { balanced: true } });
});

it.each<[wrong: string, fields: object, place: string, problem: string]>([
  [
    'a negative wallet',
    { wallets: { [demo]: -1 } },
    '5:5',
    'wallets.9876543210: Invalid value: Expected >=0 but received -1',
  ],
  [
    'a wallet of an unknown player',
    { wallets: { '9876543212': 1 } },
    '5:5',
    'wallets: no player has the mobile number 9876543212; did you mean 9876543210?',
  ],
  [
    'a market by its name',
    { patch: { markets: { Kalyan: {} } } },
    '6:7',
    'patch.markets.Kalyan: no row has this id; did you mean 1?',
  ],
  [
    'a bad time',
    { clock: { now: '25:00' } },
    '5:5',
    "clock.now: must be a time such as '3:00 PM', or from 1970 to 2099 such as '2026-11-21T07:30:00Z'",
  ],
  [
    'a time beyond the clock',
    { clock: { now: '2150-01-01T00:00:00Z' } },
    '5:5',
    "clock.now: must be a time such as '3:00 PM', or from 1970 to 2099 such as '2026-11-21T07:30:00Z'",
  ],
  [
    'a day that no month has',
    { clock: { now: '2026-02-30T00:00:00Z' } },
    '5:5',
    "clock.now: must be a time such as '3:00 PM', or from 1970 to 2099 such as '2026-11-21T07:30:00Z'",
  ],
  [
    'an unknown path',
    { faults: [{ path: '/api-sumbit-bid', kind: 'drop' }] },
    '6:7',
    'faults.0.path: no call has the path /api-sumbit-bid; did you mean /api-submit-bid?',
  ],
  [
    'an unknown player of a fault',
    { faults: [{ path: '*', kind: 'drop', player: '9876543299' }] },
    '8:7',
    'faults.0.player: no player has the mobile number 9876543299; did you mean 9876543210?',
  ],
  [
    'an unknown set',
    { fault_sets: ['slow 4G'] },
    '5:5',
    "fault_sets.0: no set of faults is called 'slow 4G'; did you mean slow 3G?",
  ],
  [
    'an unknown deed',
    { events: [{ after: '1m', do: 'declare-nxt' }] },
    '7:7',
    "events.0.do: 'declare-nxt' is not one of declare-next, betting-off, betting-on, declare, void, set-fault, set-faults, remove-faults, approve-deposit, reject-deposit, approve-withdrawal, cancel-withdrawal; did you mean declare-next?",
  ],
  [
    'an event without a time',
    { events: [{ do: 'betting-off' }] },
    '5:5',
    'events.0: needs one of after, at and call (after may stand beside call)',
  ],
  [
    'two times',
    { events: [{ after: '1m', at: '3:00 PM', do: 'betting-off' }] },
    '5:5',
    'events.0: needs one of after, at and call (after may stand beside call)',
  ],
  [
    'a fault inside an event',
    { events: [{ after: '1m', do: 'set-fault', fault: { path: '*', kind: 'status', value: 999 } }] },
    '11:9',
    'events.0.fault.value: must be a code from 200 to 599',
  ],
  [
    'a result of no market',
    { events: [{ after: '1m', do: 'declare', result: { game_id: 1003, jodi: '45' } }] },
    '9:9',
    'events.0.result.game_id: no gali market has the id 1003; did you mean 2003?',
  ],
  [
    'a result that is no pana',
    { events: [{ after: '1m', do: 'declare', result: { game_id: 1, session: 'open', pana: '421' } }] },
    '11:9',
    'events.0.result.pana: 421 is not a pana',
  ],
  [
    'a game that is none',
    {
      patch: {
        past: [
          {
            what: 'bid',
            day: 0,
            time: '9:00 AM',
            mobile: demo,
            family: 'main',
            game_id: 1,
            pana: 'Singel Digit',
            session: 'Open',
            digits: '1',
            points: 10,
          },
        ],
      },
    },
    '6:7',
    'patch.past.0: No such game type: Singel Digit; did you mean Single Digit?',
  ],
  [
    'a number of another game',
    {
      patch: {
        past: [
          {
            what: 'bid',
            day: 0,
            time: '9:00 AM',
            mobile: demo,
            family: 'main',
            game_id: 1,
            pana: 'Jodi Digit',
            session: 'Open',
            digits: '1',
            points: 10,
          },
        ],
      },
    },
    '6:7',
    'patch.past.0: Number 1 is not valid',
  ],
])('refuses %s at its line and column', (_wrong, fields, place, problem) => {
  expect(() => begin(fields)).toThrow(
    expect.objectContaining({
      message: `${join(folder, 'line.json')}:${place} ${problem.replace(/^patch\./, '')}`,
    }),
  );
});

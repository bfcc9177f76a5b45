import { expect, it } from 'vitest';
import { createMockClock, parseDuration } from '../../mock-server/data/clock.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, fieldIn, second } from './calls.ts';

it('ticks with the machine, at another pace, or not at all', () => {
  let machine = 1000;
  const clock = createMockClock(() => machine, 50_000);
  machine += 500;
  expect(clock.now()).toBe(50_500);
  clock.run(60);
  machine += 1000;
  expect(clock.now()).toBe(110_500);
  clock.run(0);
  machine += 9999;
  expect(clock.now()).toBe(110_500);
  clock.advance(-10_500);
  expect(clock.now()).toBe(100_000);
  clock.run(1);
  machine += 1;
  expect(clock.now()).toBe(100_001);
  clock.set(null);
  expect(clock.now()).toBe(machine);
});

it('goes on from a saved setting', () => {
  let machine = 1000;
  const clock = createMockClock(() => machine, 5000);
  clock.run(2);
  const again = createMockClock(() => machine, null);
  again.restore(clock.setting());
  machine += 100;
  expect([clock.now(), again.now()]).toEqual([5200, 5200]);
});

it.each([
  ['90m', 5_400_000],
  ['-5m', -300_000],
  ['30s', 30_000],
  ['2h', 7_200_000],
  ['1d', 86_400_000],
  ['5', null],
  ['1.5h', null],
])('reads the duration %s', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

// The usual world begins at 1:00 PM. Next open time 1:10 PM (Time Bazar), next close 2:10 PM (the same).
it.each([
  [{ jump: 'before-open' }, '2026-11-21T07:39:00.000Z'],
  [{ jump: 'after-close' }, '2026-11-21T08:40:00.000Z'],
  [{ jump: 'withdraw-end' }, '2026-11-21T12:30:00.000Z'],
  [{ rewind: '30m' }, '2026-11-21T07:00:00.000Z'],
  [{ advance: '30m' }, '2026-11-21T08:00:00.000Z'],
])('moves the clock by %j', (wish, now) => {
  expect(createMock().control('POST', 'clock', wish)).toEqual({ now });
});

it('jumps to tomorrow when the moment of today is over', () => {
  const mock = createMock();
  mock.advance('10h');
  expect(mock.control('POST', 'clock', { jump: 'withdraw-end' })).toEqual({
    now: '2026-11-22T12:30:00.000Z',
  });
});

it('has closed the market behind which it jumps, and stops at the last minute for withdrawals', async () => {
  const mock = createMock();
  mock.control('POST', 'clock', { jump: 'after-close' });
  const { result } = await call(mock, 'dashboard');
  expect(result).toContainEqual(expect.objectContaining({ game_name: 'Time Bazar', msg_status: 2 }));
  mock.control('POST', 'clock', { jump: 'withdraw-end' });
  const body = { mobile: demo, request_amount: 1000, payment_method: '2' };
  expect(await call(mock, 'withdraw', body)).toEqual({ status: true });
});

const nightWindow = { withdraw_open_time: '10:00 PM', withdraw_close_time: '2:00 AM' };
const withdrawal = { mobile: demo, request_amount: 1000, payment_method: '2' };

it.each([
  ['9:59 PM', '16:29', false],
  ['10:00 PM', '16:30', true],
  ['11:30 PM', '18:00', true],
  ['1:00 AM', '19:30', true],
  ['2:00 AM', '20:30', true],
  ['2:01 AM', '20:31', false],
  ['3:00 AM', '21:30', false],
])('at %s takes withdrawals from 10:00 PM to 2:00 AM: %s UTC, %s', async (_time, utc, taken) => {
  const mock = createMock({ now: `2026-11-21T${utc}:00.000Z` });
  Object.assign(mock.data().content, nightWindow);
  expect(await call(mock, 'withdraw', withdrawal)).toEqual(
    taken ? { status: true } : { status: false, msg: 'Withdrawals are only allowed during specified hours.' },
  );
});

it.each([
  ['21', '18:00', '2026-11-21T20:30:00.000Z'],
  ['21', '20:00', '2026-11-21T20:30:00.000Z'],
  ['21', '20:30', '2026-11-22T20:30:00.000Z'],
  ['21', '07:30', '2026-11-21T20:30:00.000Z'],
])('jumps from the %sst, %s UTC, to the last minute of a window over midnight', async (day, utc, now) => {
  const mock = createMock({ now: `2026-11-${day}T${utc}:00.000Z` });
  Object.assign(mock.data().content, nightWindow);
  expect(mock.control('POST', 'clock', { jump: 'withdraw-end' })).toEqual({ now });
  expect(await call(mock, 'withdraw', withdrawal)).toEqual({ status: true });
});

it('jumps to 11:59 PM before a market that opens at midnight', () => {
  const mock = createMock();
  mock.data().markets = mock
    .data()
    .markets.slice(0, 1)
    .map(row => ({ ...row, open_time: '12:00 AM' }));
  expect(mock.control('POST', 'clock', { jump: 'before-open' })).toEqual({ now: '2026-11-21T18:29:00.000Z' });
});

it.each([
  [{ speed: -1 }, 'speed: Invalid value'],
  [{ rewind: '-1m' }, 'rewind: Invalid value'],
  [{ jump: 'lunch' }, 'jump'],
  [{}, 'advance or rewind'],
])('refuses %j', (wish, error) => {
  expect(() => createMock().control('POST', 'clock', wish)).toThrow(error);
});

it('says its pace in the state, frozen and running', () => {
  const mock = createMock();
  mock.control('POST', 'clock', { freeze: true });
  expect(mock.control('GET', 'state')).toMatchObject({ speed: 0 });
  mock.control('POST', 'clock', { speed: 60 });
  expect(mock.control('GET', 'state')).toMatchObject({ speed: 60 });
  mock.control('POST', 'clock', { freeze: false });
  expect(mock.control('GET', 'state')).toMatchObject({ speed: 1 });
});

it('keeps its speed when it is started again, and a running clock then takes the usual speed', () => {
  const mock = createMock();
  const clock = (wish: object): unknown => {
    mock.control('POST', 'clock', wish);
    return fieldIn(mock.control('GET', 'state'), 'speed');
  };
  expect([clock({ speed: 60 }), clock({ freeze: true }), clock({ freeze: true })]).toEqual([60, 0, 0]);
  expect([clock({ freeze: false }), clock({ freeze: false })]).toEqual([60, 1]);
  expect([clock({ speed: 5 }), clock({ speed: 0 }), clock({ advance: '1h' })]).toEqual([5, 0, 0]);
  expect(clock({ freeze: false })).toBe(5);
  clock({ freeze: true });
  mock.control('POST', 'reset', {});
  expect([clock({ freeze: true }), clock({ freeze: false })]).toEqual([0, 1]);
});

it('lets timed events follow the clock, back as well', () => {
  const mock = createMock({ scenario: 'result-day' });
  const declared = (): number => mock.data().results.length;
  const before = declared();
  mock.advance('1h');
  expect(declared()).toBe(before + 2);
  mock.control('POST', 'clock', { rewind: '40m' });
  mock.advance('30s');
  expect(declared()).toBe(before + 3);
});

const bid = bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 100 }] });

it('returns a stake at midnight when no result was declared, and never twice', async () => {
  const mock = createMock();
  await call(mock, 'submitBid', bid);
  mock.advance('11h');
  expect(mock.balance(demo)).toBe(10_000);
  expect(mock.data().bids.at(-1)?.status).toBe('void');
  const { transaction_history } = await call(mock, 'walletHistory');
  expect(transaction_history).toContainEqual(
    expect.objectContaining({
      transaction_type: '1',
      amount: 100,
      transaction_note: 'Returned Single Digit Kalyan',
    }),
  );
  mock.control('POST', 'clock', { rewind: '12h' });
  mock.declare('main', 1, '470', 'open');
  mock.advance('2d');
  expect([mock.balance(demo), mock.balance(second)]).toEqual([10_000, 500]);
  expect(mock.control('GET', 'state')).toMatchObject({ ledger: { balanced: true, total: 10_500 } });
});

it('draws overdue results before the day ends', async () => {
  const mock = createMock();
  mock.data().content.draw_after_minutes = 30;
  await call(mock, 'submitBid', { ...bid, game_id: '6', new_result: { ...bid.new_result, gameid: '6' } });
  mock.advance('11h');
  expect(mock.data().bids.at(-1)?.status).toMatch(/^(won|lost)$/);
});

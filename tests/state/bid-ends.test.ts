// The operator's report counts only the ends of bids and calls (docs/reports.md), and contains nothing of the
// bid.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameByKey } from '../../src/domain/game/games.ts';
import { points } from '../../src/domain/points.ts';
import { placeBidAtom } from '../../src/state/money/bids.ts';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { calm, until } from './faked-timers.ts';
import { steppedMoney } from '../support/memory-money.ts';
import { openTab } from '../support/tab.ts';
import { aMarket } from '../support/a-market.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime('2026-11-21T07:30:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const post = '/api-submit-bid';
const history = '/api-bid-history-data';

/** `sends`: so often the browser sends each request for a bid. */
function open(sends = 1) {
  const made = createMock({ machineNow: () => Date.now() });
  const mock: AppMock = {
    ...made,
    fetch: async (input, init) => {
      if (typeof input === 'string' && input.endsWith(post))
        for (let sent = 1; sent < sends; sent += 1) await made.fetch(input, init);
      return made.fetch(input, init);
    },
  };
  const money = steppedMoney();
  const { store, counts } = openTab(mock, money, { config: { readLagSeconds: 0 } });
  const tap = (again: readonly string[] = []) =>
    until(
      store.set(
        placeBidAtom,
        {
          game: gameByKey('singleDigit'),
          market: aMarket(),
          date: { year: 2026, month: 11, day: 21 },
          rows: [{ id: 'row 7', digits: '7', closeDigits: '', points: points(50), session: 'Open' }],
        },
        { again },
      ),
    );
  const pass = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    await calm();
  };
  return { mock, tap, pass, counts };
}

it('a bid that is placed', async () => {
  const { tap, counts } = open();
  await tap();
  expect(Object.fromEntries(counts)).toEqual({ 'bid placed': 1 });
});

it('one that the provider refuses', async () => {
  const { mock, tap, counts } = open();
  mock.fault({ path: post, kind: 'false-status', value: 'Market is closed' });
  await tap();
  expect(Object.fromEntries(counts)).toEqual({ 'submitBid refused': 1, 'bid refused': 1 });
});

it('one whose reply is lost, and which is found later', async () => {
  const { mock, tap, pass, counts } = open();
  mock.fault({ path: post, kind: 'drop-after' });
  await tap();
  await pass(10_000);
  expect(Object.fromEntries(counts)).toEqual({ 'submitBid network': 1, 'bid unclear': 1, 'bid found': 1 });
});

it('one that is never found, and that the app asks the player about', async () => {
  const { mock, tap, counts } = open();
  mock.fault({ path: post, kind: 'drop-after' });
  mock.fault({ path: history, kind: 'status', value: 503, times: -1 });
  await tap();
  await tap();
  expect(counts.get('bid unclear')).toBe(1);
  expect(counts.get('bid asked')).toBe(1);
  expect(counts.get('bidHistory http')).toBeGreaterThan(1);
});

it('one that is carried out twice', async () => {
  const { tap, pass, counts } = open(2);
  await tap();
  await pass(60_000);
  expect(Object.fromEntries(counts)).toEqual({ 'bid placed': 1, 'bid doubled': 1 });
});

// A provider that keeps references: a repeated request has the reference of the first time, and moves nothing twice.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameByKey } from '../../src/domain/game/games.ts';
import type { OrderEnd } from '../../src/domain/placing/order.ts';
import { points } from '../../src/domain/points.ts';
import { placeBidAtom } from '../../src/state/money/bids.ts';
import { twiceAtom } from '../../src/state/money/money-notices.ts';
import { createMock } from '../support/app-mock.ts';
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

/** A player whose requests carry references; the mock keeps them. */
function open() {
  const mock = createMock({ machineNow: () => Date.now() });
  const money = steppedMoney();
  const tab = () => openTab(mock, money, { config: { sendClientRef: true, readLagSeconds: 2 } }).store;
  const store = tab();
  const tap = (digits = '7', again: readonly string[] = [], page = store): Promise<OrderEnd> =>
    until(
      page.set(
        placeBidAtom,
        {
          game: gameByKey('singleDigit'),
          market: aMarket(),
          date: { year: 2026, month: 11, day: 21 },
          rows: [{ id: `row ${digits}`, digits, closeDigits: '', points: points(50), session: 'Open' }],
        },
        { again },
      ),
    );
  const sent = () =>
    mock
      .calls()
      .filter(({ path }) => path === post)
      .map(({ body }) => body);
  return {
    mock,
    tap,
    tab,
    store,
    sent,
    refs: () => sent().map(body => (body as { client_ref: string }).client_ref),
    bids: () => mock.data().bids.filter(({ digits, points: stake }) => digits === '7' && stake === 50).length,
    kept: money.journal.kept,
    /** Taps until the app asks the player. Returns the rows that the player sends again. */
    asked: async (): Promise<readonly string[]> => {
      expect(await tap()).toMatchObject({ kind: 'unclear' });
      const end = await tap();
      return end.kind === 'unclear' ? end.waiting.map(({ attempt }) => attempt) : [];
    },
  };
}

const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  await calm();
};

it.each([
  ['answers as the first time', null],
  ['refuses a reference that it has seen', { path: post, kind: 'false-status', value: 'Seen' } as const],
])(
  'Send again of a bid that was carried out, at a provider that %s: it is placed once',
  async (_, refusal) => {
    const { mock, tap, store, asked, refs, bids, kept } = open();
    mock.fault({ path: post, kind: 'drop-after' });
    mock.fault({ path: history, kind: 'status', value: 503, times: -1 });
    const again = await asked();
    if (refusal !== null) mock.fault(refusal);
    const end = await tap('7', again);
    expect(end.kind).toBe(refusal === null ? 'placed' : 'rejected');
    mock.clearFaults();
    await pass(60_000);
    // The end of the request is found, and no further tap sends anything.
    expect(await tap()).toMatchObject({ kind: refusal === null ? 'earlier' : 'placed' });
    expect(refs()).toEqual([again[0], again[0]]);
    expect([bids(), mock.balance('9876543210'), kept().length]).toEqual([1, 9950, 1]);
    expect(store.get(twiceAtom)).toBeNull();
  },
);

it('a page that takes the bid over sends it again under the same reference', async () => {
  const { mock, tap, tab, asked, refs, bids } = open();
  mock.fault({ path: post, kind: 'drop-after' });
  mock.fault({ path: history, kind: 'status', value: 503, times: -1 });
  const again = await asked();
  expect(await tap('7', again, tab())).toMatchObject({ kind: 'placed' });
  expect(refs()).toEqual([again[0], again[0]]);
  expect(bids()).toBe(1);
});

it('the next tap after a cut request has its reference: the first may arrive late, and moves nothing', async () => {
  const { mock, tap, sent, refs, bids } = open();
  mock.fault({ path: post, kind: 'drop' });
  expect(await tap()).toMatchObject({ kind: 'unclear' });
  await pass(10_000);
  expect(await tap()).toMatchObject({ kind: 'placed' });
  expect(new Set(refs()).size).toBe(1);
  await mock.fetch(post, { method: 'POST', body: JSON.stringify(sent()[0]) });
  expect([bids(), mock.balance('9876543210')]).toEqual([1, 9950]);
});

it('a copied tab sends it again under the same reference: the first tab hears of it, and sends nothing', async () => {
  const { mock, tap, tab, refs, bids } = open();
  mock.fault({ path: post, kind: 'drop' });
  expect(await tap()).toMatchObject({ kind: 'unclear' });
  await pass(10_000);
  expect(await tap('7', [], tab())).toMatchObject({ kind: 'placed' });
  expect(await tap()).toMatchObject({ kind: 'earlier' });
  expect([refs().length, new Set(refs()).size, bids()]).toEqual([2, 1, 1]);
});

it('another row has another reference', async () => {
  const { mock, tap, refs } = open();
  mock.fault({ path: post, kind: 'drop' });
  await tap('7');
  await tap('3');
  expect(new Set(refs()).size).toBe(2);
});

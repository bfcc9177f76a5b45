import { expect, it } from 'vitest';
import { plusDays } from '../../src/domain/dates.ts';
import { readBidsAtom } from '../../src/state/reading/histories.ts';
import { createMock } from '../support/app-mock.ts';
import { memoryMoney } from '../support/memory-money.ts';
import { openTab } from '../support/tab.ts';

// A provider whose histories of days have only their newest ten lines.

const path = '/api-bid-history-data';
const to = { year: 2026, month: 11, day: 21 };

/** As many bids on each of the last days, today first. */
async function read(bids: readonly number[], lines: number | null = 10, days = bids.length) {
  const mock = createMock();
  const { store } = openTab(mock, memoryMoney());
  const [first] = mock.data().bids;
  if (first === undefined) throw new Error('no bid');
  mock.data().bids = bids
    .flatMap((count, ago) => Array.from({ length: count }, () => ago))
    .toReversed()
    .map((ago, id) => {
      const day = `2026-11-${21 - ago}`;
      return { ...first, id, user_id: 1, family: 'main' as const, day, at: `${day}T06:00:00.000Z` };
    });
  if (lines !== null) mock.fault({ path, kind: 'last-lines', value: lines, times: -1 });
  const from = plusDays(to, 1 - days);
  const list = await store.set(readBidsAtom, { family: 'main', from, to });
  const asked = mock.calls().filter(call => call.path === path).length;
  return { rows: list?.rows.length, missing: list?.missing, asked };
}

it.each<[what: string, bids: readonly number[], rows: number, missing: string | undefined, asked: number]>([
  ['few lines', [4, 5], 9, undefined, 1],
  ['days that end within a full list', [4, 4, 4, 4], 16, undefined, 2],
  ['many days', [4, 4, 4, 4, 4, 4], 24, undefined, 3],
  ['a full list that has all', [6, 4], 10, undefined, 2],
  ['a full list of one day that has all', [10, 0], 10, 'perhaps', 3],
  ['a full list whose first day has all', [0, 10], 10, 'perhaps', 3],
  ['a last day that has more lines than the list', [12, 5], 15, 'older', 2],
  ['a first day that has more lines than the list', [5, 12], 15, 'older', 2],
  ['one day alone', [10], 10, 'perhaps', 2],
])('the lines of %s: %j', async (_what, bids, rows, missing, asked) => {
  expect(await read(bids)).toEqual({ rows, missing, asked });
});

it('a provider that sends all is asked once, or twice for a round number', async () => {
  expect(await read([12, 5], null)).toEqual({ rows: 17, missing: undefined, asked: 1 });
  expect(await read([12, 8], null)).toEqual({ rows: 20, missing: undefined, asked: 2 });
});

it('a full list of one day has all if the list of more days is longer', async () => {
  expect(await read([10, 1], null, 1)).toEqual({ rows: 10, missing: undefined, asked: 2 });
  expect(await read([10], null)).toEqual({ rows: 10, missing: 'perhaps', asked: 2 });
});

it('where the earlier days cannot be read, nothing is', async () => {
  const mock = createMock();
  const { store } = openTab(mock, memoryMoney());
  const rows = Array.from({ length: 10 }, () => ({ points: 10, bid_date: '21-11-2026' }));
  mock.fault({ path, kind: 'reply', value: { status: true, bid_data: rows } });
  mock.fault({ path, kind: 'status', value: 500, nth: 2 });
  expect(await store.set(readBidsAtom, { family: 'main', from: plusDays(to, -1), to })).toBeNull();
});

it('a bid that the provider shows under the day after the day it files it under counts once', async () => {
  const mock = createMock();
  const { store } = openTab(mock, memoryMoney());
  const on = (day: number) => ({ points: 10, bid_date: `${day}-11-2026` });
  const rows = [...Array.from({ length: 9 }, () => on(21)), on(20)];
  mock.fault({ path, kind: 'reply', value: { status: true, bid_data: rows } });
  mock.fault({ path, kind: 'reply', value: { status: true, bid_data: rows.slice(8) }, nth: 2 });
  const list = await store.set(readBidsAtom, { family: 'main', from: plusDays(to, -2), to });
  expect(list?.rows).toHaveLength(10);
});

it('a provider that ignores the last day is asked four times, and its bids count once', async () => {
  const mock = createMock();
  const { store } = openTab(mock, memoryMoney());
  const rows = [21, 20].flatMap(day =>
    Array.from({ length: 5 }, () => ({ points: 10, bid_date: `${day}-11-2026` })),
  );
  mock.fault({ path, kind: 'reply', value: { status: true, bid_data: rows }, times: -1 });
  const list = await store.set(readBidsAtom, { family: 'main', from: plusDays(to, -20), to });
  expect(list?.rows).toHaveLength(10);
  expect(mock.calls().filter(call => call.path === path)).toHaveLength(4);
});

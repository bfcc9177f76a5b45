import { expect, it } from 'vitest';
import type { BidRow } from '../../src/domain/slip/bid.ts';
import { marketId } from '../../src/domain/market/market-id.ts';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';
import { points } from '../../src/domain/points.ts';
import type { SlipKey } from '../../src/domain/slip/slip.ts';
import { parseStored } from '../../src/storage/table.ts';
import { slipsEntry, type StoredSlip } from '../../src/storage/bidding.ts';
import { createFallbacks } from '../../src/live/market-fallbacks.ts';
import { createSlips } from '../../src/live/slips.ts';
import { aMarket } from '../support/a-market.ts';

const row = (digits: string, stake: number): BidRow => ({
  digits,
  closeDigits: '',
  points: points(stake),
  session: 'Open',
});
const key: SlipKey = {
  mobile: '9876543210',
  game: 'singleDigit',
  market: marketId('1'),
  day: '2026-11-21',
};
/** A slip of Kalyan in its stored shape. */
const storedKey = {
  ...key,
  market: { id: marketId('1'), name: 'Kalyan', open: minuteOfDay(900), close: minuteOfDay(1020) },
};
const jodi: SlipKey = { ...key, game: 'jodiDigit' };

function slipsOver(stored: readonly StoredSlip[] | null = null) {
  const kept = { open: stored, closed: null as readonly StoredSlip[] | null };
  const entry = (name: 'open' | 'closed') => ({
    read: () => kept[name],
    write: (slips: readonly StoredSlip[]) => {
      kept[name] = slips;
      return true;
    },
    drop: () => void (kept[name] = null),
  });
  let ids = 0;
  const markets = createFallbacks();
  markets.note(aMarket());
  const entries = { open: entry('open'), closed: entry('closed') };
  const slips = createSlips(entries, markets, () => `id-${(ids += 1)}`);
  const shown = (of = key) => slips.of(of).rows.value.map(one => `${one.digits} ${one.points}`);
  return { slips, slip: slips.of(key), kept, shown };
}

it('a slip is kept as it grows and nothing is when it is empty', () => {
  const { slip, slips, kept } = slipsOver();
  slip.add([row('137', 50)]);
  expect(kept.open).toEqual([{ ...storedKey, rows: [{ ...row('137', 50), id: 'id-1' }] }]);
  slips.take([{ id: 'id-1' }]);
  expect(kept.open).toBeNull();
});

it('slips begin with the stored rows', () => {
  const { shown } = slipsOver([{ ...storedKey, rows: [{ ...row('137', 50), id: 'x' }] }]);
  expect(shown()).toEqual(['137 50']);
  expect(shown(jodi)).toEqual([]);
});

it('a repeated number is a separate row, and its Undo takes out that row alone', () => {
  const { slip, shown } = slipsOver();
  slip.add([row('120', 10)]);
  const takeBack = slip.add([row('120', 20), row('123', 20)]);
  expect(shown()).toEqual(['120 10', '120 20', '123 20']);
  takeBack();
  expect(shown()).toEqual(['120 10']);
});

it('one of two equal rows is deleted, and returns to its place', () => {
  const { slip, shown } = slipsOver();
  slip.add([row('1', 10), row('1', 10), row('2', 20)]);
  const [, second] = slip.rows.value;
  if (second === undefined) throw new Error('no row');
  const bringBack = slip.remove([second]);
  slip.add([row('4', 40)]);
  expect(shown()).toEqual(['1 10', '2 20', '4 40']);
  bringBack();
  expect(shown()).toEqual(['1 10', '1 10', '2 20', '4 40']);
});

it('the whole slip can be deleted and brought back', () => {
  const { slip, shown } = slipsOver();
  slip.add([row('1', 10), row('2', 20)]);
  const bringBack = slip.remove(slip.rows.value);
  expect(shown()).toEqual([]);
  bringBack();
  expect(shown()).toEqual(['1 10', '2 20']);
});

it('settled rows leave every slip that they are on', () => {
  const { slips, slip, shown } = slipsOver();
  slip.add([row('1', 10)]);
  slips.of(jodi).add([row('12', 20), row('13', 20)]);
  slips.take([{ id: 'id-1' }, { id: 'id-3' }]);
  expect([shown(), shown(jodi)]).toEqual([[], ['12 20']]);
});

it('closed rows are kept to be read until they are', () => {
  const { slips, slip, kept, shown } = slipsOver();
  slip.add([row('1', 10), row('2', 20)]);
  slips.close((_, one) => one.digits === '1');
  expect(shown()).toEqual(['2 20']);
  expect(slips.closed.value.map(one => one.rows.map(({ digits }) => digits))).toEqual([['1']]);
  expect(kept.closed).toEqual([{ ...storedKey, rows: slips.closed.value[0]?.rows }]);
  slips.close(() => false);
  expect(slips.closed.value).toHaveLength(1);
  slips.forgetClosed();
  expect([kept.closed, slips.closed.value]).toEqual([null, []]);
});

it('a closed row that is found placed is no longer said to be removed', () => {
  const { slips, kept } = slipsOver();
  slips.of(key).add([row('1', 10), row('2', 20)]);
  slips.close(() => true);
  const [first, second] = slips.closed.value[0]?.rows ?? [];
  slips.take(first === undefined ? [] : [first]);
  expect(slips.closed.value.map(({ rows }) => rows)).toEqual([[second]]);
  slips.take(second === undefined ? [] : [second]);
  expect([kept.closed ?? [], slips.closed.value]).toEqual([[], []]);
});

it('slips that a log-out has emptied are empty when they are read again', () => {
  const { slips, slip, kept, shown } = slipsOver();
  slip.add([row('1', 10)]);
  kept.open = null;
  slips.reread();
  expect(shown()).toEqual([]);
});

const kept = { ...storedKey, rows: [{ ...row('1', 10), id: 'a' }] };

it.each([
  ['no list', { rows: [] }],
  ['a slip of no game', [{ ...kept, game: 'golf' }]],
  ['a slip of nobody', [{ ...kept, mobile: 7 }]],
  ['a slip of no day', [{ ...kept, day: null }]],
  ['a slip without a market', [{ ...kept, market: null }]],
  ['a market whose time is none', [{ ...kept, market: { ...storedKey.market, open: 1440 } }]],
  ['a market without a name', [{ ...kept, market: { ...storedKey.market, name: null } }]],
  ['a row without points', [{ ...kept, rows: [{ id: 'a', digits: '1', closeDigits: '', session: 'Open' }] }]],
  ['points that are no points', [{ ...kept, rows: [{ ...row('1', 10), id: 'a', points: 1.5 }] }]],
  ['a session that is none', [{ ...kept, rows: [{ ...row('1', 10), id: 'a', session: 'Noon' }] }]],
  ['a row that nothing tells from others', [{ ...kept, rows: [row('1', 10)] }]],
  ['one good row and one that is none', [{ ...kept, rows: [...kept.rows, 7] }]],
])('stored slips are dropped when they are %s', (_what, stored) => {
  expect(parseStored(slipsEntry.schema, stored)).toBeNull();
});

it('stored slips are read as they were written', () => {
  expect(parseStored(slipsEntry.schema, JSON.parse(JSON.stringify([kept])))).toEqual([kept]);
});

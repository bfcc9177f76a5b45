import { expect, it } from 'vitest';
import { gameByKey } from '../../../src/domain/game/games.ts';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import type { Settled } from '../../../src/domain/placing/order.ts';
import { points } from '../../../src/domain/points.ts';
import { receiptOf, resultTime, resultTimes } from '../../../src/domain/slip/receipt.ts';
import type { SlipRow } from '../../../src/domain/slip/slip.ts';

const date = { year: 2026, month: 11, day: 21 };
const row = (id: string, session: BidSession = 'Open'): SlipRow => ({
  id,
  digits: '7',
  closeDigits: '',
  points: points(50),
  session,
});
const [a, b, c] = [row('a'), row('b'), row('c')];
const asked = (id: string) => ({
  row: id,
  line: '7',
  variant: '',
  ref: '',
  points: points(50),
  market: '',
  game: '',
  session: null,
  number: '7',
});
const settled = (placed: readonly string[], earlier: readonly string[] = [], at = 900_000): Settled => ({
  placed: placed.map(id => ({ ...asked(id), at })),
  earlier: earlier.map(id => ({ ...asked(id), kind: 'bid', at: 9000 })),
});

const placement = (rows: readonly SlipRow[], end: Settled, now = 900_000) => ({
  slip: { date, rows },
  settled: end,
  now,
});

it('holds the rows that were placed, not those that are left', () => {
  expect(receiptOf([placement([a, b, c], settled(['a', 'c']))])).toEqual({
    date,
    rows: [a, c],
    left: 1,
    at: 900_000,
  });
});

it.each([
  [900_000, 900_000],
  [840_001, 900_000],
  [840_000, 840_000],
  [300_000, 300_000],
])('a request that left at %i and is reported at 900,000 was placed at %i', (left, at) => {
  expect(receiptOf([placement([a], settled(['a'], [], left))])?.at).toBe(at);
});

it('rows that were placed earlier are neither in it nor left', () => {
  expect(receiptOf([placement([a, b, c], settled(['a'], ['b']))])).toMatchObject({ rows: [a], left: 1 });
});

it.each([
  ['nothing is settled', settled([])],
  ['all was placed earlier', settled([], ['a', 'b'])],
  ['rows of another slip were placed', settled(['x'])],
])('%s: there is none, and one that there was stays', (_why, end) => {
  expect(receiptOf([placement([a, b], end)])).toBeNull();
  expect(receiptOf([placement([c, b], settled(['c']), 1000), placement([a, b], end)])).toEqual({
    date,
    rows: [c],
    left: 1,
    at: 1000,
  });
});

it('a later placement of the same slip is added to its receipt', () => {
  expect(
    receiptOf([placement([a, b, c], settled(['a']), 5000), placement([b, c], settled(['b']), 9000)]),
  ).toEqual({ date, rows: [a, b], left: 1, at: 9000 });
});

it('the slip of another day has a separate receipt', () => {
  const next = { date: { ...date, day: 22 }, rows: [b] };
  expect(
    receiptOf([placement([a], settled(['a'])), { slip: next, settled: settled(['b']), now: 9000 }]),
  ).toMatchObject({ ...next });
});

const market = { open: minuteOfDay(900), close: minuteOfDay(1020) };
const slot = { open: minuteOfDay(840), close: null };

it.each<[GameKey, BidSession, number]>([
  ['singleDigit', 'Open', 900],
  ['singleDigit', 'Close', 1020],
  ['spMotor', 'Open', 900],
  ['jodiDigit', 'Close', 1020],
  ['halfSangam', 'Open', 1020],
  ['halfSangam', 'Close', 1020],
  ['fullSangam', 'Close', 1020],
])('%s, %s, of a market 3:00 to 5:00 PM is decided after minute %i', (key, session, minute) => {
  expect(resultTime(gameByKey(key), session, market)).toBe(minute);
});

it.each<[GameKey, BidSession]>([
  ['starlineSingleDigit', 'Open'],
  ['leftDigit', 'Close'],
  ['galiJodi', 'Close'],
])('%s is decided after the one time of its slot', (key, session) => {
  expect(resultTime(gameByKey(key), session, slot)).toBe(840);
});

it('an unknown close time is left out, and each time is named once', () => {
  const game = gameByKey('singleDigit');
  const rows = [row('a', 'Close'), row('b'), row('c')];
  expect(resultTimes(game, rows, market)).toEqual([900, 1020]);
  expect(resultTimes(game, rows, slot)).toEqual([840]);
  expect(resultTimes(game, [row('a', 'Close')], slot)).toEqual([]);
  expect(resultTimes(gameByKey('halfSangam'), rows, market)).toEqual([1020]);
});

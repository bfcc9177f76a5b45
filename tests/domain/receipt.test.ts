import { expect, it } from 'vitest';
import { gameByKey } from '../../src/domain/games.ts';
import type { GameKey } from '../../src/domain/game-list.ts';
import type { BidSession } from '../../src/domain/market.ts';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';
import type { Settled } from '../../src/domain/placing-order.ts';
import { points } from '../../src/domain/points.ts';
import { receiptOf, resultTime, resultTimes } from '../../src/domain/receipt.ts';
import type { SlipRow } from '../../src/domain/slip.ts';

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
  look: '7',
  points: points(50),
  text: '7',
});
const settled = (placed: readonly string[], earlier: readonly string[] = [], agoMs = 0): Settled => ({
  placed: placed.map(id => ({ ...asked(id), agoMs })),
  earlier: earlier.map(id => ({ ...asked(id), kind: 'bid', agoMs: 9000 })),
});

it('holds the rows that were placed, not those that are left', () => {
  expect(receiptOf(null, { date, rows: [a, b, c] }, settled(['a', 'c']), 5000)).toEqual({
    date,
    rows: [a, c],
    left: 1,
    at: 5000,
  });
});

it('what left a minute ago and was found now was placed then', () => {
  expect(receiptOf(null, { date, rows: [a] }, settled(['a'], [], 59_999), 900_000)?.at).toBe(900_000);
  expect(receiptOf(null, { date, rows: [a] }, settled(['a'], [], 60_000), 900_000)?.at).toBe(840_000);
});

it('rows that were placed earlier are neither in it nor left', () => {
  expect(receiptOf(null, { date, rows: [a, b, c] }, settled(['a'], ['b']), 5000)).toMatchObject({
    rows: [a],
    left: 1,
  });
});

it.each([
  ['nothing is settled', settled([])],
  ['all was placed earlier', settled([], ['a', 'b'])],
  ['rows of another slip were placed', settled(['x'])],
])('%s: it stays as it was', (_why, end) => {
  const before = { date, rows: [c], left: 2, at: 1000 };
  expect(receiptOf(null, { date, rows: [a, b] }, end, 5000)).toBeNull();
  expect(receiptOf(before, { date, rows: [a, b] }, end, 5000)).toBe(before);
});

it('what is placed later of the same slip is added', () => {
  const first = receiptOf(null, { date, rows: [a, b, c] }, settled(['a']), 5000);
  expect(receiptOf(first, { date, rows: [b, c] }, settled(['b'], [], 300), 9000)).toEqual({
    date,
    rows: [a, b],
    left: 1,
    at: 9000,
  });
});

it('the slip of another day has a receipt of its own', () => {
  const first = receiptOf(null, { date, rows: [a] }, settled(['a']), 5000);
  const next = { ...date, day: 22 };
  expect(receiptOf(first, { date: next, rows: [b] }, settled(['b']), 9000)).toMatchObject({
    date: next,
    rows: [b],
  });
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

it('an unknown close time is left out, and each time stands once', () => {
  const game = gameByKey('singleDigit');
  const rows = [row('a', 'Close'), row('b'), row('c')];
  expect(resultTimes(game, rows, market)).toEqual([900, 1020]);
  expect(resultTimes(game, rows, slot)).toEqual([840]);
  expect(resultTimes(game, [row('a', 'Close')], slot)).toEqual([]);
  expect(resultTimes(gameByKey('halfSangam'), rows, market)).toEqual([1020]);
});

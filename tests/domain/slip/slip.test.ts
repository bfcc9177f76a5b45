import { expect, it } from 'vitest';
import { localTime } from '../../../src/domain/dates.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { points } from '../../../src/domain/points.ts';
import {
  isSameSlip,
  isSlipOver,
  repeats,
  restored,
  type SlipRow,
  withoutRows,
} from '../../../src/domain/slip/slip.ts';
import { aMarket } from '../../support/a-market.ts';

const row = (id: string, digits: string, session: BidSession = 'Open', closeDigits = ''): SlipRow => ({
  id,
  digits,
  closeDigits,
  points: points(10),
  session,
});
const ids = (rows: readonly SlipRow[]): string => rows.map(({ id }) => id).join('');

it('the same number is another bid in another session', () => {
  expect(repeats([row('a', '137')], [row('b', '137', 'Close')])).toEqual([]);
  expect(ids(repeats([row('a', '137')], [row('b', '146'), row('c', '137')]))).toBe('c');
});

it('both parts of a sangam distinguish it', () => {
  expect(repeats([row('a', '128', 'Close', '470')], [row('b', '128', 'Close', '471')])).toEqual([]);
});

it('the row that is meant goes, even if another reads the same', () => {
  expect(ids(withoutRows([row('a', '7'), row('b', '7'), row('c', '8')], [{ id: 'b' }]))).toBe('ac');
});

it('taking out a missing row changes nothing', () => {
  expect(ids(withoutRows([row('a', '7')], [{ id: 'z' }]))).toBe('a');
});

it('deleted rows return to their places among rows added since', () => {
  const [a, b, c, d] = [row('a', '1'), row('b', '2'), row('c', '3'), row('d', '4')];
  expect(ids(restored([a, b, c], [a, c, d], [b]))).toBe('abcd');
  expect(ids(restored([a, b, c], [c], [b]))).toBe('bc');
});

/** A slip of 21 November: a market by day, and one that closes half an hour past midnight. */
const key = {
  mobile: '9876543210',
  game: 'singleDigit' as const,
  market: marketId('1'),
  day: '2026-11-21',
};
const closing = (close: number) => aMarket({ times: { open: minuteOfDay(1430), close: minuteOfDay(close) } });

it.each([
  [{}, true],
  [{ mobile: '9876543211' }, false],
  [{ game: 'jodiDigit' as const }, false],
  [{ market: marketId('2') }, false],
  [{ day: '2026-11-22' }, false],
])('a slip with %j is the same one: %j', (change, same) => {
  expect(isSameSlip(key, { ...key, ...change })).toBe(same);
});

it.each([
  ['the last minute of its day', 1435, '2026-11-21T23:59:00Z', false],
  ['midnight', 1435, '2026-11-22T00:00:00Z', true],
  ['midnight, where the close is ahead', 30, '2026-11-22T00:00:00Z', false],
  ['the minute before its close', 30, '2026-11-22T00:29:00Z', false],
  ['its close past midnight', 30, '2026-11-22T00:30:00Z', true],
  ['the next noon', 30, '2026-11-22T12:00:00Z', true],
])('a slip at %s (close at minute %i), %s, is over: %j', (_, close, at, over) => {
  expect(isSlipOver(key, () => closing(close), localTime(Date.parse(at), 'UTC'))).toBe(over);
});

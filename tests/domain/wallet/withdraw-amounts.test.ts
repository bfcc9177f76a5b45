import { expect, it } from 'vitest';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { points } from '../../../src/domain/points.ts';
import { opensAgain, quickAmounts } from '../../../src/domain/wallet/wallet-forms.ts';

it.each([
  [10_000, 1000, [1000, 2000, 5000]],
  [10_001, 1001, [2000, 5000, 10_000]],
  [1000, 1000, []],
  [0, 1, []],
])('of a balance of %d with the minimum %d the quick amounts are %j', (balance, least, amounts) => {
  expect(quickAmounts(points(balance), points(least))).toEqual(amounts);
});

it('without a known minimum there is no quick amount', () => {
  expect(quickAmounts(points(10_000), 'unreadable')).toEqual([]);
});

const hour = (value: number) => minuteOfDay(value * 60);

it.each([
  ['before the hours', hour(9), hour(10), hour(18), hour(10)],
  ['in the hours', hour(10), hour(10), hour(18), null],
  ['after the hours', hour(19), hour(10), hour(18), hour(10)],
  ['between hours that span midnight', hour(12), hour(22), hour(2), hour(22)],
  ['in hours that span midnight', hour(1), hour(22), hour(2), null],
])('%s it opens again at the opening time', (_case, now, open, close, again) => {
  expect(opensAgain({ open, close }, now)).toBe(again);
});

it('with unknown hours nothing is said', () => {
  expect(opensAgain(null, hour(3))).toBeNull();
});

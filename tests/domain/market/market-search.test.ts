import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marketsNamed } from '../../../src/domain/market/market-by-name.ts';
import type { Market } from '../../../src/domain/market/market.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { aMarket } from '../../support/a-market.ts';

const market = (name: string, closesAt: number): Market =>
  aMarket({
    id: name,
    name,
    times: { open: minuteOfDay(closesAt * 60 - 60), close: minuteOfDay(closesAt * 60) },
    taking: closesAt > 13,
  });
const slot: Market = { ...market('Kalyan Starline 2:00 PM', 14), family: 'starline' };
const noon = minuteOfDay(13 * 60);
const markets = [
  market('Night Kalyan', 23),
  market('Kalyan', 11),
  market('Kalyan Night', 22),
  market('Old  Kalyani', 15),
  market('Milan Day', 17),
];
const names = (typed: string): readonly string[] => marketsNamed(markets, typed, noon).map(one => one.name);

it.each<[typed: string, found: readonly string[]]>([
  // The name itself is meant, closed or not; then names that begin so, then words that do.
  ['kalyan', ['Kalyan', 'Kalyan Night', 'Old  Kalyani', 'Night Kalyan']],
  ['  KALYAN   night', ['Kalyan Night']],
  ['old kal', ['Old  Kalyani']],
  ['lan', ['Milan Day']],
  // Among equal fits the shortest name, although Kalyan is closed; then by the time that is left.
  ['kaly', ['Kalyan', 'Kalyan Night', 'Old  Kalyani', 'Night Kalyan']],
  ['yan', ['Kalyan', 'Old  Kalyani', 'Kalyan Night', 'Night Kalyan']],
  ['xyz', []],
  // All markets in the order of the cards: by the time that is left, the closed one last.
  ['', ['Old  Kalyani', 'Milan Day', 'Kalyan Night', 'Night Kalyan', 'Kalyan']],
])('"%s" finds %j', (typed, found) => {
  expect(names(typed)).toEqual(found);
});

it('every name finds its market first, and a longer text never finds more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...markets), fc.nat(12), (one, length) => {
      expect(names(one.name)[0]).toBe(one.name);
      const part = one.name.slice(0, length);
      expect(names(part).length).toBeGreaterThanOrEqual(names(one.name).length);
      expect(names(part)).toContain(one.name);
    }),
  );
});

it('a begun name means the main market before a slot that is called after it, even when the slot closes sooner', () => {
  const found = marketsNamed([slot, market('Kalyan', 17)], 'kal', noon).map(one => one.name);
  expect(found).toEqual(['Kalyan', 'Kalyan Starline 2:00 PM']);
});

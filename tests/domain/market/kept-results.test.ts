import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DayResult } from '../../../src/domain/market/board.ts';
import {
  keptDays,
  keptKey,
  type KeptResults,
  type SeenResults,
  withSeenResults,
} from '../../../src/domain/market/kept-results.ts';
import type { Family } from '../../../src/domain/market/market.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { allPanas } from '../../../src/domain/game/panna.ts';
import type { MarketResult } from '../../../src/domain/game/settlement.ts';
import { daysLater } from '../../../src/domain/market/market-chart.ts';

const today = '2026-11-21';
const kalyan = { family: 'main', id: marketId('1'), name: 'Kalyan' } as const;
const seen = (days: readonly DayResult[]): readonly SeenResults[] => [{ ...kalyan, days }];
const main = (day: string, openPana: string | null, closePana: string | null): DayResult => ({
  day,
  result: { family: 'main', openPana, closePana },
});

it('a main market is packed into six figures a day, with dots for unknown ones', () => {
  const kept = withSeenResults(
    {},
    seen([main('2026-11-18', '128', '890'), main('2026-11-20', '470', null)]),
    today,
  );
  expect(kept).toEqual({ 'main 1': { name: 'Kalyan', from: '2026-11-18', figures: '128890......470...' } });
});

it('Starline has three figures a day and Gali two, and ids of two families may be the same', () => {
  const id = marketId('1');
  const kept = withSeenResults(
    {},
    [
      {
        family: 'starline',
        id,
        name: '10 AM',
        days: [{ day: today, result: { family: 'starline', pana: '128' } }],
      },
      { family: 'gali', id, name: 'Disawar', days: [{ day: today, result: { family: 'gali', jodi: '05' } }] },
    ],
    today,
  );
  expect(kept['starline 1']?.figures).toBe('128');
  expect(kept['gali 1']?.figures).toBe('05');
});

it('a look that adds nothing keeps the very same object', () => {
  const kept = withSeenResults({}, seen([main(today, '128', '890')]), today);
  expect(withSeenResults(kept, seen([main(today, '128', null)]), today)).toBe(kept);
  expect(withSeenResults(kept, seen([main(today, null, null)]), today)).toBe(kept);
  expect(withSeenResults(kept, seen([]), today)).toBe(kept);
});

it('a later look fills in and corrects, even a new name', () => {
  const open = withSeenResults({}, seen([main(today, '128', null)]), today);
  const both = withSeenResults(open, seen([main(today, '128', '890')]), today);
  expect(both['main 1']?.figures).toBe('128890');
  expect(withSeenResults(both, seen([main(today, '470', null)]), today)['main 1']?.figures).toBe('470890');
  const renamed = withSeenResults(
    both,
    [{ ...kalyan, name: 'Kalyan Day', days: [main(today, '128', null)] }],
    today,
  );
  expect(renamed['main 1']).toEqual({ name: 'Kalyan Day', from: today, figures: '128890' });
});

it('400 days of a market are kept, and no future day', () => {
  const days = Array.from({ length: 500 }, (_, index) => main(daysLater(today, index - 490), '128', '890'));
  const kept = withSeenResults({}, seen(days), today);
  expect(kept['main 1']?.figures).toHaveLength(400 * 6);
  expect(kept['main 1']?.from).toBe('2025-10-18');
});

it('500 of 2,000 markets are kept in 200 kB with their newest days, and the next look finds nothing new', () => {
  const days = Array.from({ length: 100 }, (_, index) => main(daysLater(today, index - 99), '128', '890'));
  const looks = Array.from({ length: 2000 }, (_, n) => ({ ...kalyan, id: marketId(String(n)), days }));
  const kept = withSeenResults({}, looks, today);
  expect(Object.keys(kept)).toHaveLength(500);
  expect(JSON.stringify(kept).length * 2).toBeLessThanOrEqual(200_000);
  // 400 days, 200, 100, 50, 25, 12: the first that fit, as 25 are 150 figures plus 57 letters of the rest.
  expect(keptDays('main', kept['main 499'])).toEqual(days.slice(-12));
  const again = looks.map(look => ({ ...look, days: days.slice(-1) }));
  expect(withSeenResults(kept, again, today)).toBe(kept);
});

it('figures that are not a pana count as not known', () => {
  const spoiled = { name: 'Kalyan', from: today, figures: '82189099900012' };
  expect(keptDays('main', spoiled)).toEqual([main(today, null, '890'), main('2026-11-22', '999', '000')]);
});

const pana = fc.constantFrom(...allPanas);
const resultIn = (family: Family): fc.Arbitrary<MarketResult> => {
  if (family === 'gali')
    return fc.record({ family: fc.constant('gali' as const), jodi: fc.stringMatching(/^\d\d$/) });
  if (family === 'starline') return fc.record({ family: fc.constant('starline' as const), pana });
  return fc.record({
    family: fc.constant('main' as const),
    openPana: pana,
    closePana: fc.option(pana, { nil: null }),
  });
};

it('packed results are unpacked as they were', () => {
  const looks = fc.constantFrom<Family>('main', 'starline', 'gali').chain(family =>
    fc
      .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 399 }), resultIn(family)), {
        selector: ([age]) => age,
        minLength: 1,
        maxLength: 30,
      })
      .map(rows => ({
        family,
        days: rows.map(([age, result]) => ({ day: daysLater(today, -age), result })),
      })),
  );
  fc.assert(
    fc.property(looks, ({ family, days }) => {
      const look = { family, id: marketId('7'), name: 'Any', days };
      const kept: KeptResults = withSeenResults({}, [look], today);
      const sorted = days.toSorted((a, b) => (a.day < b.day ? -1 : 1));
      expect(keptDays(family, kept[keptKey(look)])).toEqual(sorted);
      expect(withSeenResults(kept, [look], today)).toBe(kept);
    }),
  );
});

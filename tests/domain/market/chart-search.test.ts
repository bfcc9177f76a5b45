import { expect, it } from 'vitest';
import type { DayResult } from '../../../src/domain/market/board.ts';
import { hitsOf, readChartNumber } from '../../../src/domain/market/market-chart.ts';

/** 128 is 1, 470 is 1, 890 is 7, 123 is 6. */
const kalyan: readonly DayResult[] = [
  { day: '2026-11-14', result: { family: 'main', openPana: '128', closePana: '890' } },
  { day: '2026-11-12', result: { family: 'main', openPana: '470', closePana: '128' } },
  { day: '2026-11-13', result: { family: 'main', openPana: '123', closePana: null } },
];

it.each([
  [
    '128',
    [
      { day: '2026-11-12', session: 'Close' },
      { day: '2026-11-14', session: 'Open' },
    ],
  ],
  [
    '1',
    [
      { day: '2026-11-12', session: 'Open' },
      { day: '2026-11-12', session: 'Close' },
      { day: '2026-11-14', session: 'Open' },
    ],
  ],
  ['17', [{ day: '2026-11-14', session: null }]],
  ['11', [{ day: '2026-11-12', session: null }]],
  ['6', [{ day: '2026-11-13', session: 'Open' }]],
  ['000', []],
])('%s came in a main market as %j', (number, hits) => {
  expect(hitsOf(number, kalyan)).toEqual(hits);
});

it('a Starline slot has one result a day, Gali a jodi', () => {
  const slot: readonly DayResult[] = [{ day: '2026-11-14', result: { family: 'starline', pana: '128' } }];
  const gali: readonly DayResult[] = [{ day: '2026-11-14', result: { family: 'gali', jodi: '45' } }];
  const once = [{ day: '2026-11-14', session: null }];
  expect(hitsOf('128', slot)).toEqual(once);
  expect(hitsOf('1', slot)).toEqual(once);
  expect(hitsOf('45', gali)).toEqual(once);
  expect(hitsOf('4', gali)).toEqual([]);
});

it.each([
  ['main', ' 128 ', '128'],
  ['main', '१२८', '128'],
  ['main', '421', '124'],
  ['main', '012', '120'],
  ['main', '07', '07'],
  ['starline', '7', '7'],
  ['gali', '45', '45'],
] as const)('in a %s market %j is read as %s', (family, text, number) => {
  expect(readChartNumber(text, family)).toEqual({ ok: true, value: number });
});

it.each([
  ['main', '1280', 'chart.typeMain'],
  ['main', '1a', 'chart.typeMain'],
  ['main', '-1', 'chart.typeMain'],
  ['starline', '17', 'chart.typeStarline'],
  ['gali', '7', 'chart.typeGali'],
  ['gali', '128', 'chart.typeGali'],
] as const)('in a %s market %j is nothing to look for', (family, text, key) => {
  expect(readChartNumber(text, family)).toEqual({ ok: false, error: { key } });
});

it('an empty field looks for nothing', () => {
  expect(readChartNumber('  ', 'main')).toBeNull();
});

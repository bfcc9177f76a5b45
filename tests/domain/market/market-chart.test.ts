import { expect, it } from 'vitest';
import type { DayResult } from '../../../src/domain/market/board.ts';
import {
  chartDays,
  chartFigures,
  chartWeeks,
  daysBetween,
  daysLater,
  mergedDays,
  mondayOf,
} from '../../../src/domain/market/market-chart.ts';

const main = (day: string, openPana: string | null, closePana: string | null): DayResult => ({
  day,
  result: { family: 'main', openPana, closePana },
});

it.each([
  // 16 November 2026 is a Monday, 22 November a Sunday.
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('days are counted over the ends of months, years and February', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysLater('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-21', '2027-11-21')).toBe(365);
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
});

it('a chart has whole weeks from the first result to today, even weeks without a result', () => {
  const weeks = chartWeeks([main('2026-11-05', '128', '890'), main('2026-11-21', '470', null)], '2026-11-21');
  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  expect(weeks.map(({ days }) => days.map(({ result }) => (result === null ? '-' : 'x')).join(''))).toEqual([
    '---x---',
    '-------',
    '-----x-',
  ]);
  expect(weeks[0]?.days[3]?.day).toBe('2026-11-05');
});

it('a chart without a known result has no week, and a year has 53 rows', () => {
  expect(chartWeeks([], '2026-11-21')).toEqual([]);
  expect(chartWeeks([main('2026-11-20', null, null)], '2026-11-21')).toEqual([]);
  const year = Array.from({ length: 365 }, (_, index) => main(daysLater('2025-11-22', index), '128', '890'));
  expect(chartWeeks(year, '2026-11-21')).toHaveLength(53);
});

it('future days and days of long ago are a server’s mistakes', () => {
  const days = ['0001-01-01', '2025-10-17', '2025-10-18', '2026-11-21', '2026-11-22', '9999-12-31'];
  const results = days.map(day => main(day, '128', '890'));
  expect(chartDays(results, '2026-11-21').map(({ day }) => day)).toEqual(['2025-10-18', '2026-11-21']);
  expect(chartWeeks(results, '2026-11-21')).toHaveLength(58);
});

it('the later of two sources is right, and takes nothing away', () => {
  const earlier = [main('2026-11-20', '128', '890'), main('2026-11-21', '470', null)];
  const later = [
    main('2026-11-21', '480', '123'),
    main('2026-11-19', '119', '680'),
    main('2026-11-20', null, null),
  ];
  expect(mergedDays(earlier, later)).toEqual([
    main('2026-11-19', '119', '680'),
    main('2026-11-20', '128', '890'),
    main('2026-11-21', '480', '123'),
  ]);
});

it.each([
  // The anks: 4+7+0=11, 8+9+0=17, 1+2+8=11.
  [main('', '470', '890').result, { open: '470', jodi: '17', close: '890', known: '17' }],
  [main('', '470', null).result, { open: '470', jodi: '1*', close: '***', known: null }],
  [main('', null, '890').result, { open: '***', jodi: '*7', close: '890', known: null }],
  [main('', null, null).result, null],
  [{ family: 'starline', pana: '128' } as const, { open: '128', jodi: '1', close: '', known: null }],
  [{ family: 'gali', jodi: '05' } as const, { open: '', jodi: '05', close: '', known: '05' }],
  [null, null],
])('%j has the figures %j', (result, figures) => {
  expect(chartFigures(result)).toEqual(figures);
});

import { expect, it } from 'vitest';
import { byDay, inRange, type Line, recordLines, sorted } from '../../../src/domain/history/list-lines.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { points } from '../../../src/domain/points.ts';

const amountOf = (exact: string) => ({ exact, points: points(Math.floor(Number(exact))) });
const line = (row: string, day: string | null, exact: string | null): Line<string> => ({
  row,
  day,
  amount: exact === null ? 'unreadable' : amountOf(exact),
});
const rows = (lines: readonly Line<string>[]): string => lines.map(({ row }) => row).join(' ');
const date = (day: number) => ({ year: 2026, month: 11, day });

it('a range has its first and its last day, and no line whose day cannot be read', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', null];
  const lines = days.map(day => line(String(day), day, '1'));
  const range = { from: date(20), to: date(21) };
  expect(rows(inRange(lines, range))).toBe('2026-11-20 2026-11-21');
});

it('the newest day comes first, its lines in their received order, and unreadable days last', () => {
  const lines = [
    line('a', '2026-11-20', '1'),
    line('b', null, '9'),
    line('c', '2026-11-21', '1'),
    line('d', '2026-11-20', '5'),
  ];
  expect(rows(sorted(lines, 'newest'))).toBe('c a d b');
});

it('the most points come first, equal ones in their received order, and unreadable ones last', () => {
  const lines = [
    line('a', null, null),
    line('b', null, '20'),
    line('c', null, null),
    line('d', null, '100.5'),
    line('e', null, '20'),
    line('f', null, '100'),
  ];
  expect(rows(sorted(lines, 'points'))).toBe('d f b e a c');
});

it('lines of one day are together, wherever they were', () => {
  const lines = [line('a', '2026-11-21', '1'), line('b', null, '1'), line('c', '2026-11-21', '1')];
  expect(byDay(lines).map(({ day, lines: of }) => [day, rows(of)])).toEqual([
    ['2026-11-21', 'a c'],
    [null, 'b'],
  ]);
});

const record: ShownRecord = {
  label: 'Single Digit',
  marketName: 'Kalyan',
  session: 'Open',
  digits: '7',
  closeDigits: '',
  amount: amountOf('50'),
  date: '21-November-2026',
};

it('a line of a history has the points of its record, and the day where it can be read', () => {
  expect(recordLines([record, { ...record, date: 'someday' }])).toEqual([
    { row: record, amount: record.amount, day: '2026-11-21' },
    { row: { ...record, date: 'someday' }, amount: record.amount, day: null },
  ]);
});

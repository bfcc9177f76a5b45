import { expect, it } from 'vitest';
import {
  bidLines,
  byDay,
  choosable,
  type Line,
  narrowed,
  optionsOf,
  sorted,
} from '../../../src/domain/history/list-lines.ts';
import type { BidOutcome } from '../../../src/domain/history/bid-outcome.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { points } from '../../../src/domain/points.ts';

const amountOf = (exact: string) => ({ exact, points: points(Math.floor(Number(exact))) });
const line = (row: string, day: string | null, exact: string | null, market = 'Kalyan'): Line<string> => ({
  row,
  day,
  amount: exact === null ? 'unreadable' : amountOf(exact),
  facets: { market },
});
const rows = (lines: readonly Line<string>[]): string => lines.map(({ row }) => row).join(' ');
const all = { filters: {}, finds: () => true, range: null };
const date = (day: number) => ({ year: 2026, month: 11, day });

it('a filter offers each value once, in the order of the alphabet, without empty ones', () => {
  const lines = ['Milan', ' Kalyan ', 'KALYAN', '', ' '].map((market, at) =>
    line(String(at), null, '1', market),
  );
  expect(optionsOf(lines, 'market')).toEqual([
    { key: 'kalyan', text: 'Kalyan' },
    { key: 'milan', text: 'Milan' },
  ]);
  expect(optionsOf(lines, 'session')).toEqual([]);
});

it('a list is narrowed to a value in any spelling, to what is searched, and to both', () => {
  const lines = [line('a', null, '1'), line('b', null, '1', ' KALYAN '), line('c', null, '1', 'Milan')];
  expect(rows(narrowed(lines, all))).toBe('a b c');
  expect(rows(narrowed(lines, { ...all, filters: { market: '' } }))).toBe('a b c');
  expect(rows(narrowed(lines, { ...all, filters: { market: 'kalyan' } }))).toBe('a b');
  expect(rows(narrowed(lines, { ...all, finds: row => row !== 'a' }))).toBe('b c');
  expect(rows(narrowed(lines, { ...all, filters: { market: 'kalyan' }, finds: row => row !== 'a' }))).toBe(
    'b',
  );
});

it('a range has its first and its last day, and no line whose day cannot be read', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', null];
  const lines = days.map(day => line(String(day), day, '1'));
  const range = { from: date(20), to: date(21) };
  expect(rows(narrowed(lines, { ...all, range }))).toBe('2026-11-20 2026-11-21');
  expect(narrowed(lines, all)).toHaveLength(5);
});

it('the newest day stands first, its lines as they came, and unreadable days last', () => {
  const lines = [
    line('a', '2026-11-20', '1'),
    line('b', null, '9'),
    line('c', '2026-11-21', '1'),
    line('d', '2026-11-20', '5'),
  ];
  expect(rows(sorted(lines, 'newest'))).toBe('c a d b');
});

it('the most points stand first, equal ones as they came, and unreadable ones last', () => {
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

it('lines of one day are together, wherever they stood', () => {
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
const won: BidOutcome = { status: 'won', amount: null, result: '', chance: 'none' };

it.each([
  ['main', 'bids', ['market', 'game', 'session', 'status', 'number']],
  ['main', 'wins', ['market', 'game', 'session', 'number']],
  ['starline', 'bids', ['market', 'game', 'status', 'number']],
  ['gali', 'wins', ['market', 'game', 'number']],
] as const)('a history of %s %s is chosen by %j, and is that of today', (family, kind, filters) => {
  expect(choosable({ family, kind })).toEqual({
    days: 'today',
    values: { status: ['waiting', 'won', 'lost', 'returned'] },
    filters,
  });
});

it.each([
  ['main', 'bids', new Map([[record, won]]), { session: 'Open', status: 'won' }],
  ['main', 'bids', null, { session: 'Open', status: 'unknown' }],
  ['main', 'wins', null, { session: 'Open' }],
  ['starline', 'bids', null, { status: 'unknown' }],
  ['gali', 'wins', null, {}],
] as const)('a line of %s %s has what it can be filtered by', (family, kind, outcomes, more) => {
  expect(bidLines({ family, kind }, [record], outcomes)).toEqual([
    {
      row: record,
      amount: record.amount,
      day: '2026-11-21',
      facets: { market: 'Kalyan', game: 'Single Digit', ...more },
    },
  ]);
});

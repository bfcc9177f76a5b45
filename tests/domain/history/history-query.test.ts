import { expect, it } from 'vitest';
import { historyChoice } from '../../../src/domain/history/history-filters.ts';
import { byDay, inRange, recordLines, sorted } from '../../../src/domain/history/list-lines.ts';
import {
  historyQueryText,
  parseHistoryQuery,
  presetRange,
  rangeOfDays,
} from '../../../src/domain/history/history-query.ts';
import { isoDate } from '../../../src/domain/dates.ts';
import { readAmount } from '../../../src/domain/amount.ts';
import { isoMoment, recordDay, recordMoment } from '../../../src/domain/history/record-day.ts';

const mainBids = { family: 'main', kind: 'bids' } as const;
const list = historyChoice(mainBids);
const today = { year: 2026, month: 3, day: 2 };

it.each([
  ['today', '2026-03-02', '2026-03-02'],
  ['yesterday', '2026-03-01', '2026-03-01'],
  ['sevenDays', '2026-02-24', '2026-03-02'],
  ['month', '2026-03-01', '2026-03-02'],
] as const)('%s is from %s to %s', (preset, from, to) => {
  const range = presetRange(preset, today);
  expect([isoDate(range.from), isoDate(range.to)]).toEqual([from, to]);
});

it.each([
  '',
  '?period=month',
  '?from=2026-02-01&to=2026-02-03',
  '?from=2026-02-01&to=2026-02-01',
  `?market=${'x'.repeat(100)}`,
  '?period=sevenDays&market=kalyan&game=jodi+digit&session=open&status=won&number=12&sort=points',
])('the address %j says the same when it is written again', text => {
  expect(historyQueryText(parseHistoryQuery(text, list), list)).toBe(text);
});

it.each([
  '?period=year',
  '?period=own',
  '?period=all',
  '?from=2026-02-30&to=2026-03-01',
  '?from=2026-03-02&to=2026-03-01',
  '?from=2026-03-01',
  '?sort=name',
  '?status=maybe',
  '?colour=red',
  `?market=${'x'.repeat(101)}`,
  '?%E0%A4%A',
])('the address %j is as if it said nothing', text => {
  const query = parseHistoryQuery(text, list);
  expect(historyQueryText(query, list)).toBe('');
  expect(rangeOfDays(query.days, today)).toEqual({ from: today, to: today });
});

it('the chosen days are those of the address, and all days have no first', () => {
  const days = parseHistoryQuery('?from=2026-02-01&to=2026-02-03', list).days;
  expect(rangeOfDays(days, today)).toEqual({
    from: { year: 2026, month: 2, day: 1 },
    to: { year: 2026, month: 2, day: 3 },
  });
  const all = parseHistoryQuery('', { ...list, days: 'all' }).days;
  expect(rangeOfDays(all, today)).toBeNull();
});

/** A record from a text such as `Kalyan|Jodi Digit|Close|16|50|21-November-2026`. */
const record = (text: string) => {
  const [marketName = '', label = '', session = '', number = '', amount = '', date = ''] = text.split('|');
  const [digits = '', closeDigits = ''] = number.split('-');
  return { marketName, label, session, digits, closeDigits, amount: readAmount(amount), date };
};
const lines = recordLines([
  record('Milan Day|Single Digit|Open|7|20|20-November-2026'),
  record('Kalyan|Jodi Digit|Close|16|50|21-November-2026'),
  record('KALYAN |Half Sangam|OPEN|4-120|x|21-November-2026'),
  record('Kalyan|Single Pana|Open|120|30|someday'),
]);

const numbers = (found: typeof lines) => found.map(({ row }) => row.digits);
it('sorts by the newest day, unreadable days last, or by the most points, unknown ones last', () => {
  expect(numbers(sorted(lines, 'newest'))).toEqual(['16', '4', '7', '120']);
  expect(numbers(sorted(lines, 'points'))).toEqual(['16', '120', '7', '4']);
  expect(byDay(sorted(lines, 'newest')).map(({ day, lines: { length } }) => [day, length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-20', 1],
    [null, 1],
  ]);
});

it('a line whose day cannot be read is in no range', () => {
  const day = { year: 2026, month: 11, day: 20 };
  expect(numbers(inRange(lines, { from: day, to: day }))).toEqual(['7']);
});

it.each([
  ['21-November-2026 1:05 PM', '2026-11-21 13:05'],
  ['21-November-2026', '2026-11-21'],
  ['2026-11-21 13:05:00', '2026-11-21 13:05'],
  ['2026-11-21T13:05:00', '2026-11-21 13:05'],
  ['5-OCTOBER-2026 9:05 AM', '2026-10-05 09:05'],
  [' 21-November-2026   1:05 PM ', '2026-11-21 13:05'],
  ['2026-11-21 soon', '2026-11-21'],
  // A moment of the world's time is another day where the markets are.
  ['2026-11-20T19:30:00Z', '2026-11-20T19:30:00Z'],
  ['yesterday', 'yesterday'],
  ['31-November-2026 1:05 PM', '31-November-2026 1:05 PM'],
])('the date %j is %j in a file', (text, iso) => {
  expect(isoMoment(text)).toBe(iso);
});

it('a time without a day counts as missing', () => {
  expect(recordMoment('1:05 PM')).toEqual({ day: null, minute: null });
  expect(recordMoment('someday 1:05 PM')).toEqual({ day: null, minute: null });
  expect(recordMoment('')).toEqual({ day: null, minute: null });
});

it.each([
  ['21-November-2026', '2026-11-21'],
  ['5-january-2026', '2026-01-05'],
  [' 05-December-2026 ', '2026-12-05'],
  ['2026-01-05', '2026-01-05'],
  ['121-November-2026', null],
  ['21-November-20261', null],
  ['31-November-2026', null],
  ['21-Kartik-2026', null],
  ['', null],
])('the date %j of a record is the day %s', (text, day) => {
  expect(recordDay(text)).toBe(day);
});

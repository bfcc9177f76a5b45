import { expect, it } from 'vitest';
import { readAmount } from '../../../src/domain/amount.ts';
import { pointsOfDay } from '../../../src/domain/history/day-results.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { nothingReturned } from '../../../src/domain/history/stake-returns.ts';
import {
  isReminderDue,
  type MonthTime,
  minutesPlayed,
  playedInMonth,
  playedOn,
  type PlayTime,
  reminded,
} from '../../../src/domain/player/play-limits.ts';

const minute = 60_000;
const session = (change: Partial<PlayTime> = {}): PlayTime => ({
  owner: 'me',
  played: 10 * minute,
  told: 0,
  at: 1000 * minute,
  ...change,
});
const after = (ms: number, before = session()) => playedOn('me', before, before.at + ms);

it('a session begins with nothing', () => {
  expect(playedOn('me', null, 5)).toEqual({ owner: 'me', played: 0, told: 0, at: 5 });
});

it.each([
  ['a step', 5000, 10 * minute + 5000],
  ['a long step', 30_000, 10 * minute + 30_000],
  ['a page out of sight', 30_001, 10 * minute],
  ['a short break', 15 * minute - 1, 10 * minute],
  ['a break', 15 * minute, 0],
  ['a clock that is set back', -minute, 10 * minute],
])('%s of %i ms makes %i ms of play', (_what, ms, played) => {
  expect(after(ms)).toMatchObject({ played, at: session().at + ms });
});

it('two tabs together count a time once', () => {
  const here = after(2000);
  expect(playedOn('me', here, here.at).played).toBe(here.played);
});

it('a month adds up its steps over breaks, and the next month and another player begin at zero', () => {
  const start: MonthTime = { owner: 'me', of: '2026-11', played: 9000, at: 1000 };
  const me = { owner: 'me', of: '2026-11' };
  expect(playedInMonth(me, null, 7)).toEqual({ ...me, played: 0, at: 7 });
  expect(playedInMonth(me, start, 6000).played).toBe(14_000);
  expect(playedInMonth(me, start, 31_001).played).toBe(9000);
  expect(playedInMonth(me, start, 500).played).toBe(9000);
  expect(playedInMonth({ ...me, of: '2026-12' }, start, 3000).played).toBe(2000);
  expect(playedInMonth({ ...me, owner: 'you' }, start, 3000).played).toBe(0);
});

it('reminds after the minutes, and again only after as many more', () => {
  expect(isReminderDue(session(), 11)).toBe(false);
  expect(isReminderDue(session(), 10)).toBe(true);
  expect(isReminderDue(session(), null)).toBe(false);
  const told = reminded(session());
  expect(isReminderDue(told, 10)).toBe(false);
  expect(isReminderDue({ ...told, played: 20 * minute - 1 }, 10)).toBe(false);
  expect(isReminderDue({ ...told, played: 20 * minute }, 10)).toBe(true);
  expect(minutesPlayed(session({ played: 11 * minute - 1 }))).toBe(10);
});

const line = (points: string, date = '21-November-2026'): ShownRecord => ({
  label: 'Single Digit',
  marketName: 'Kalyan',
  session: 'Open',
  digits: '7',
  closeDigits: '',
  amount: readAmount(points),
  date,
});
const list = (...rows: readonly ShownRecord[]) => ({ rows, unread: 0 });

it('sums the bids and wins of a day over all families', () => {
  expect(
    pointsOfDay(
      '2026-11-21',
      [
        { bids: list(line('50'), line('20', '20-November-2026')), wins: list(line('475')) },
        { bids: list(line('30')), wins: list() },
      ],
      nothingReturned([]),
    ),
  ).toEqual({ bids: 80, wins: 475 });
});

it('a returned stake is not a bid of the day', () => {
  const day = [{ bids: list(line('50'), line('30')), wins: list() }];
  const returns = ({ amount }: ShownRecord) =>
    amount !== 'unreadable' && amount.exact === '30' ? ('returned' as const) : ('none' as const);
  expect(pointsOfDay('2026-11-21', day, returns)).toEqual({ bids: 50, wins: 0 });
});

it.each([
  ['a list that could not be read', null],
  ['a row that could not be read', { rows: [], unread: 1 }],
  ['an amount that cannot be read', list({ ...line('5'), amount: 'unreadable' as const })],
  ['a date that cannot be read', list(line('5', 'some day'))],
])('%s makes a sum unknown', (_what, wins) => {
  expect(pointsOfDay('2026-11-21', [{ bids: list(line('50')), wins }], nothingReturned([]))).toEqual({
    bids: 50,
    wins: null,
  });
});

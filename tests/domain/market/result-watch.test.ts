import { expect, it } from 'vitest';
import type { Board } from '../../../src/domain/market/board.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import {
  isSameMarket,
  isWatchOver,
  looked,
  newlyDeclared,
  watch,
} from '../../../src/domain/market/result-watch.ts';

const at = (clock: string, day = 21) => ({
  date: { year: 2026, month: 11, day },
  minute: minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))),
});
const board = (open: string | null, close: string | null = null, times = ['15:00', '17:00']): Board => {
  const [first = '', last = ''] = times;
  return {
    family: 'main',
    id: marketId('1'),
    name: 'Kalyan',
    times: { open: at(first).minute, close: at(last).minute },
    open,
    close,
  };
};
const night = ['21:40', '00:10'];

it.each([
  [board(null), board(null), []],
  [board(null), board('124-7'), ['Open']],
  [board('124-7'), board('124-7'), []],
  [board('124-7'), board('124-7', '2-345'), ['Close']],
  [board(null), board('124-7', '2-345'), ['Open', 'Close']],
  // The board of the day before, until the new open result stands alone, be it the same.
  [board('124-7', '2-345'), board('124-7', '2-345'), []],
  [board('124-7', '2-345'), board('128-1'), ['Open']],
  [board('124-7', '2-345'), board('124-7'), ['Open']],
  [board('124-7', '2-345'), board(null), []],
])('from %j to %j there are new: %j', (before, after, sessions) => {
  expect(newlyDeclared(watch(before, at('13:00')), after)).toEqual(sessions);
});

it('a look that was told is not new again', () => {
  const watched = looked(watch(board(null), at('13:00')), board('124-7'));
  expect(newlyDeclared(watched, board('124-7'))).toEqual([]);
});

it('remembers that a board was seen without its full result', () => {
  expect(watch(board('124-7', '2-345'), at('13:00'))).toMatchObject({ day: '2026-11-21', blank: false });
  expect(watch(board('124-7'), at('13:00')).blank).toBe(true);
  const cleared = looked(watch(board('124-7', '2-345'), at('13:00')), board(null));
  expect(looked(cleared, board('128-1', '2-345')).blank).toBe(true);
});

it.each([
  [board(null), 21, '23:59', false],
  [board(null), 22, '00:00', true],
  [board('124-7', null, night), 22, '00:05', false],
  [board('124-7', null, night), 22, '21:39', false],
  [board('124-7', null, night), 22, '21:40', true],
  [board('124-7', null, night), 23, '12:00', true],
] as const)('of the 21st %j on the %ith at %s is over: %j', (shown, day, clock, over) => {
  expect(isWatchOver(watch(shown, at('22:00')), shown, at(clock, day))).toBe(over);
});

it('names are compared in their family', () => {
  expect(isSameMarket({ family: 'main', name: 'Kalyan ' }, { family: 'main', name: 'KALYAN' })).toBe(true);
  expect(isSameMarket({ family: 'main', name: 'Kalyan' }, { family: 'gali', name: 'Kalyan' })).toBe(false);
});

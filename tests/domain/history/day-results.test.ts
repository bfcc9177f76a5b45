import { expect, it } from 'vitest';
import type { Board } from '../../../src/domain/market/board.ts';
import { dayResults, stepOf } from '../../../src/domain/history/day-results.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';

const minute = (clock: string) => minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
const at = (clock: string) => ({ date: { year: 2026, month: 11, day: 21 }, minute: minute(clock) });
const board = (name: string, change: Partial<Board>): Board => ({
  family: 'main',
  id: marketId(name),
  name,
  times: { open: minute('15:00'), close: minute('17:00') },
  open: '124-7',
  close: '2-345',
  ...change,
});
const kalyan = board('Kalyan', {});
const delhi = board('Delhi', { family: 'gali', times: { open: minute('16:00') }, open: '45', close: null });
const slot = board('Slot', {
  family: 'starline',
  times: { open: minute('14:00') },
  open: '124-7',
  close: null,
});
const night = board('Night', { times: { open: minute('22:00'), close: minute('00:30') } });

const listed = (boards: readonly Board[], clock: string, fresh = false): readonly string[] =>
  dayResults(boards, () => fresh, at(clock)).map(({ board: { name }, session }) => `${name} ${session}`);

it.each<[why: string, boards: readonly Board[], clock: string, fresh: boolean, listed: readonly string[]]>([
  [
    'by the end of their sessions',
    [slot, kalyan, delhi],
    '17:30',
    false,
    ['Kalyan Close', 'Delhi Open', 'Kalyan Open', 'Slot Open'],
  ],
  ['without those that may be of yesterday', [kalyan, delhi, slot], '14:30', false, ['Slot Open']],
  ['with those that were seen to come', [kalyan], '15:30', true, ['Kalyan Close', 'Kalyan Open']],
  [
    'without a session that is not declared',
    [board('Kalyan', { close: null })],
    '17:30',
    false,
    ['Kalyan Open'],
  ],
  ['without a number that is none', [board('Kalyan', { open: '***' })], '17:30', false, ['Kalyan Close']],
  ['without a market that has no times', [board('Odd', { times: null })], '17:30', true, []],
  ['without the night before', [night], '18:00', false, []],
  [
    'with the night that goes on',
    [board('Night', { ...night, close: null }), kalyan],
    '00:10',
    false,
    ['Night Open'],
  ],
  [
    'a close past midnight before all others',
    [board('Day', { times: { open: minute('23:00'), close: minute('23:30') } }), night],
    '23:50',
    true,
    ['Night Close', 'Day Close', 'Day Open', 'Night Open'],
  ],
])('the results of the day, newest first: %s', (_why, boards, clock, fresh, expected) => {
  expect(listed(boards, clock, fresh)).toEqual(expected);
});

it('a result is a step of its board', () => {
  expect(stepOf({ board: kalyan, session: 'Open' })).toEqual({
    watched: { open: null, close: null, blank: true },
    board: { ...kalyan, close: null },
  });
  expect(stepOf({ board: kalyan, session: 'Close' })).toEqual({
    watched: { open: '124-7', close: null, blank: true },
    board: kalyan,
  });
});

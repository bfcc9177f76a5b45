import { expect, it } from 'vitest';
import { type Board, boardText, dayOfBoard, dayResult, isFull } from '../../../src/domain/market/board.ts';
import type { Family } from '../../../src/domain/market/market.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';

const minute = (clock: string) => minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
const at = (clock: string) => ({ date: { year: 2026, month: 11, day: 21 }, minute: minute(clock) });
const day = { open: minute('15:00'), close: minute('17:00') };
const night = { open: minute('22:00'), close: minute('00:30') };
const named = { id: marketId('4'), name: 'Kalyan' };

it.each<[Family, open: string | null, close: string | null, text: string, full: boolean]>([
  ['main', null, null, '', false],
  ['main', '470-1', null, '470-1', false],
  ['main', '470-1', '7-890', '470-17-890', true],
  ['main', null, '7-890', '', false],
  ['gali', '45', null, '45', true],
  ['gali', null, null, '', false],
  ['starline', '128-1', null, '128-1', true],
])('the board of %s with %j and %j says %j, and is full: %j', (family, open, close, text, full) => {
  expect(boardText({ open, close })).toBe(text);
  expect(isFull({ family, open, close })).toBe(full);
});

it.each<[Family, open: string | null, close: string | null, result: object]>([
  ['main', '128-1', '7-890', { openPana: '128', closePana: '890' }],
  ['main', '128-1', null, { openPana: '128', closePana: null }],
  ['main', '128-2', '6-890', { openPana: null, closePana: null }],
  ['main', '128', '890', { openPana: null, closePana: null }],
  ['main', '821-1', '7-809', { openPana: null, closePana: null }],
  ['main', '***-*', null, { openPana: null, closePana: null }],
  ['starline', '128-1', null, { pana: '128' }],
  ['starline', '12-3', null, { pana: null }],
  ['gali', '45', null, { jodi: '45' }],
  ['gali', '5', null, { jodi: null }],
  ['gali', '145', null, { jodi: null }],
  ['gali', '4x', null, { jodi: null }],
  ['gali', null, null, { jodi: null }],
])('what %s shows as %j and %j is the result %j', (family, open, close, result) => {
  expect(dayOfBoard(family, { day: '2026-11-21', open, close })).toEqual({
    day: '2026-11-21',
    result: { family, ...result },
  });
});

const board = (times: Board['times'], open: string | null, close: string | null = null): Board => ({
  family: 'main',
  ...named,
  times,
  open,
  close,
});
const full = ['128-1', '7-890'] as const;
const said = (of: Board, clock: string, fresh: boolean): string => {
  const { day: known, result } = dayResult(of, at(clock), fresh);
  if (result.family !== 'main') return `${known} ${JSON.stringify(result)}`;
  return `${known} ${result.openPana ?? '-'} ${result.closePana ?? '-'}`;
};

it.each<[why: string, of: Board, clock: string, fresh: boolean, said: string]>([
  ['nothing', board(day, null), '18:00', false, '2026-11-21 - -'],
  ['an open result', board(day, '128-1'), '15:05', false, '2026-11-21 128 -'],
  [
    'a full one before its close, perhaps of yesterday',
    board(day, ...full),
    '16:59',
    false,
    '2026-11-21 - -',
  ],
  ['a full one that was not there today', board(day, ...full), '16:59', true, '2026-11-21 128 890'],
  ['a full one after its close', board(day, ...full), '17:00', false, '2026-11-21 128 890'],
  ['a full one without times', board(null, ...full), '18:00', true, '2026-11-21 - -'],
  ['by night, a full one before its open time', board(night, ...full), '21:59', false, '2026-11-20 128 890'],
  ['by night, a full one after its open time', board(night, ...full), '22:00', false, '2026-11-21 - -'],
  ['by night, a full one that is fresh', board(night, ...full), '22:00', true, '2026-11-21 128 890'],
  ['by night, an open one after its open time', board(night, '128-1'), '22:00', false, '2026-11-21 128 -'],
  ['by night, an open one past midnight', board(night, '128-1'), '00:10', false, '2026-11-20 128 -'],
])('a board with %s', (_why, of, clock, fresh, expected) => {
  expect(said(of, clock, fresh)).toBe(expected);
});

it('a Gali board is that of yesterday until its time, which has no close', () => {
  const gali = { ...board({ open: minute('15:00') }, '45'), family: 'gali' } as const;
  expect(dayResult(gali, at('14:59'), false).result).toEqual({ family: 'gali', jodi: null });
  expect(dayResult(gali, at('15:00'), false).result).toEqual({ family: 'gali', jodi: '45' });
});

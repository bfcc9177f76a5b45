import { expect, it } from 'vitest';
import { boardText, dayOfBoard } from '../../../src/domain/market/board.ts';
import type { Family } from '../../../src/domain/market/market.ts';

it.each<[open: string | null, close: string | null, text: string]>([
  [null, null, ''],
  ['470-1', null, '470-1'],
  ['470-1', '7-890', '470-17-890'],
  [null, '7-890', ''],
  ['45', null, '45'],
])('the board with %j and %j says %j', (open, close, text) => {
  expect(boardText({ open, close })).toBe(text);
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
])('a board of %s with %j and %j shows the result %j', (family, open, close, result) => {
  expect(dayOfBoard(family, { day: '2026-11-21', open, close })).toEqual({
    day: '2026-11-21',
    result: { family, ...result },
  });
});

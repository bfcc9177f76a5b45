import { oddDigits, type Fill } from './fill.ts';

const fixed = (key: 'all' | 'odd' | 'even', numbers: readonly string[]): Fill => ({
  key,
  name: `fill.${key}`,
  sentence: `fill.${key}.is`,
  asks: null,
  numbers: () => numbers,
});

export const all = (board: readonly string[]): Fill => fixed('all', board);

/** The fills of a board of digits. */
export const digitFills = (board: readonly string[]): readonly Fill[] => [
  all(board),
  fixed(
    'odd',
    board.filter(digit => oddDigits(digit) === 1),
  ),
  fixed(
    'even',
    board.filter(digit => oddDigits(digit) === 0),
  ),
];

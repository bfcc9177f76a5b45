import { expect, it } from 'vitest';
import { type Game, gameByKey, games, hasBoard } from '../../../src/domain/game/games.ts';
import { boardOfNumbers, boardParts, numberBoard } from '../../../src/domain/slip/number-board.ts';
import { allPanas } from '../../../src/domain/game/panna.ts';

const lines = (key: Game['key']): readonly string[] =>
  numberBoard(gameByKey(key)).rows.map(({ head, numbers }) =>
    [...(head === null ? [] : [`${head}:`]), ...numbers].join(' '),
  );

it('digits and triple panas are in two lines of five, below no heads', () => {
  expect(lines('triplePana')).toEqual(['000 111 222 333 444', '555 666 777 888 999']);
  expect(numberBoard(gameByKey('triplePana')).heads).toEqual([]);
  expect(lines('singleDigit')).toEqual(['0 1 2 3 4', '5 6 7 8 9']);
  expect(numberBoard(gameByKey('leftDigit')).heads).toEqual([]);
});

it('a line of jodis has one open digit, a column one close digit', () => {
  expect(lines('jodiDigit')).toHaveLength(10);
  expect(lines('jodiDigit')[4]).toBe('4: 40 41 42 43 44 45 46 47 48 49');
  expect(lines('galiJodi')).toEqual(lines('jodiDigit'));
});

it('panas are below their ank: 127 makes 0, 128 makes 1', () => {
  expect(lines('singlePana')).toHaveLength(12);
  expect(lines('singlePana')[0]).toBe('127 128 129 120 130 140 123 124 125 126');
  expect(lines('singlePana')[11]).toBe('578 678 679 689 789 780 790 890 567 568');
  expect(lines('doublePana')).toHaveLength(9);
  expect(lines('doublePana')[0]).toBe('118 100 110 166 112 113 114 115 116 117');
});

it('all 220 panas make 22 lines', () => {
  const { heads, rows } = boardOfNumbers(allPanas);
  expect([heads.length, rows.length]).toEqual([10, 22]);
  expect(new Set(rows.flatMap(({ numbers }) => numbers)).size).toBe(220);
});

it('a game with some of the jodis has lines of five, below no digit', () => {
  const { heads, rows } = boardOfNumbers(['00', '05', '11', '16', '22', '27', '33', '38', '44', '49']);
  expect(heads).toEqual([]);
  expect(rows).toEqual([
    { head: null, numbers: ['00', '05', '11', '16', '22'] },
    { head: null, numbers: ['27', '33', '38', '44', '49'] },
  ]);
});

it('five columns of a board go on below themselves, with their heads', () => {
  const parts = boardParts(numberBoard(gameByKey('jodiDigit')), 5);
  expect(parts.map(({ heads }) => heads.join(' '))).toEqual(['0 1 2 3 4', '5 6 7 8 9']);
  expect(parts[1]?.rows[4]).toEqual({ head: '4', numbers: ['45', '46', '47', '48', '49'] });
  const digits = numberBoard(gameByKey('singleDigit'));
  expect(boardParts(digits, 5)).toEqual([{ heads: [], rows: digits.rows }]);
  expect(boardParts(digits, 10)[0]?.rows).toEqual([{ head: null, numbers: [...'0123456789'] }]);
  const wide = numberBoard(gameByKey('singlePana'));
  expect(boardParts(wide, 10)).toEqual([{ heads: wide.heads, rows: wide.rows }]);
});

it('the games with one field of fixed numbers have a board, with each of their numbers once', () => {
  expect(games.filter(game => !hasBoard(game)).map(({ key }) => key)).toEqual([
    'halfSangam',
    'fullSangam',
    'spDpTp',
    'spMotor',
    'dpMotor',
  ]);
  for (const game of games.filter(hasBoard)) {
    const shown = numberBoard(game).rows.flatMap(({ numbers }) => numbers);
    expect(shown).toHaveLength(game.inputs[0]?.allowed.length ?? 0);
    expect(new Set(shown)).toEqual(new Set(game.inputs[0]?.allowed));
  }
});

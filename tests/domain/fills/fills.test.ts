import { describe, expect, it } from 'vitest';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { gameByKey, games } from '../../../src/domain/game/games.ts';
import { fillsOf } from '../../../src/domain/game/fills.ts';
import { en } from '../../../src/text/en.ts';

/** The numbers that the fill of a name marks on the board of a game. */
function marked(key: GameKey, name: string, digits = '', doubles = true): string {
  const fill = fillsOf(gameByKey(key)).find(one => en[one.name] === name);
  if (fill === undefined) throw new Error(`No fill ${name} in ${key}`);
  return fill.numbers({ digits, doubles }).join(' ');
}
const count = (...of: Parameters<typeof marked>): number =>
  marked(...of)
    .split(' ')
    .filter(Boolean).length;

it('the buttons of each board, in their order', () => {
  const digits = 'All, Odd, Even';
  const jodis = 'Open digit, Close digit, Red, Family, Crossing, Total, Odd-even';
  const panas = 'Ank, Family, Cycle, Common digit, Motor, Odd-even';
  const triple = 'All, Ank, Family, Common digit';
  const names = games.map(game => [
    game.key,
    fillsOf(game)
      .map(fill => en[fill.name])
      .join(', '),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    singleDigit: digits,
    jodiDigit: jodis,
    singlePana: panas,
    doublePana: panas,
    triplePana: triple,
    halfSangam: '',
    fullSangam: '',
    spDpTp: '',
    spMotor: '',
    dpMotor: '',
    starlineSingleDigit: digits,
    starlineSinglePana: panas,
    starlineDoublePana: panas,
    starlineTriplePana: triple,
    leftDigit: digits,
    rightDigit: digits,
    galiJodi: jodis,
  });
});

it('each fill says in its own sentence which numbers it marks', () => {
  const of = (game: GameKey): string[] =>
    fillsOf(gameByKey(game)).map(({ key, sentence }) => `${key}: ${en[sentence]}`);
  expect(of('singleDigit')).toEqual([
    `all: ${en['fill.all.is']}`,
    `odd: ${en['fill.odd.is']}`,
    `even: ${en['fill.even.is']}`,
  ]);
  expect(of('jodiDigit')).toEqual(
    (['openDigit', 'closeDigit', 'red', 'jodiFamily', 'crossing', 'total', 'oddEven'] as const).map(
      key => `${key === 'jodiFamily' ? 'family' : key}: ${en[`fill.${key}.is`]}`,
    ),
  );
  const panas = (motor: 'spMotor' | 'dpMotor'): string[] => [
    `ank: ${en['fill.ank.is']}`,
    `family: ${en['fill.panaFamily.is']}`,
    `cycle: ${en['fill.cycle.is']}`,
    `commonDigit: ${en['fill.commonDigit.is']}`,
    `motor: ${en[`fill.${motor}.is`]}`,
    `oddEven: ${en['fill.oddEven.is']}`,
  ];
  expect(of('singlePana')).toEqual(panas('spMotor'));
  expect(of('doublePana')).toEqual(panas('dpMotor'));
});

it('only crossing asks for doubles, and odd-even for as many odd digits as a number has', () => {
  const asked = (key: GameKey) => fillsOf(gameByKey(key)).map(({ key: name, asks }) => [name, asks]);
  const some = { kind: 'digits', least: 1, most: 10, doubles: false };
  expect(asked('jodiDigit')).toEqual([
    ['openDigit', some],
    ['closeDigit', some],
    ['red', null],
    ['family', { ...some, least: 2, most: 2 }],
    ['crossing', { ...some, least: 2, doubles: true }],
    ['total', some],
    ['oddEven', { kind: 'odd', most: 2 }],
  ]);
  expect(asked('singlePana').at(-1)).toEqual(['oddEven', { kind: 'odd', most: 3 }]);
});

// Every set is written out by hand, from the sentence of the fill.
describe('digits', () => {
  it.each([
    ['All', '0 1 2 3 4 5 6 7 8 9'],
    ['Odd', '1 3 5 7 9'],
    ['Even', '0 2 4 6 8'],
  ])('%s', (name, numbers) => {
    for (const key of ['singleDigit', 'leftDigit', 'rightDigit', 'starlineSingleDigit'] as const)
      expect(marked(key, name)).toBe(numbers);
  });
});

describe('jodis', () => {
  it.each([
    ['Open digit', '4', '40 41 42 43 44 45 46 47 48 49'],
    ['Open digit', '44', '40 41 42 43 44 45 46 47 48 49'],
    ['Open digit', '90', '00 01 02 03 04 05 06 07 08 09 90 91 92 93 94 95 96 97 98 99'],
    ['Close digit', '4', '04 14 24 34 44 54 64 74 84 94'],
    ['Red', '', '00 05 11 16 22 27 33 38 44 49 50 55 61 66 72 77 83 88 94 99'],
    ['Family', '12', '12 17 21 26 62 67 71 76'],
    ['Family', '76', '12 17 21 26 62 67 71 76'],
    ['Family', '04', '04 09 40 45 54 59 90 95'],
    ['Family', '11', '11 16 61 66'],
    ['Family', '16', '11 16 61 66'],
    ['Family', '50', '00 05 50 55'],
    ['Crossing', '123', '11 12 13 21 22 23 31 32 33'],
    ['Crossing', '3121', '11 12 13 21 22 23 31 32 33'],
    ['Crossing', '77', '77'],
    ['Total', '5', '05 14 23 32 41 50 69 78 87 96'],
    ['Total', '0', '00 19 28 37 46 55 64 73 82 91'],
    ['Total', '9', '09 18 27 36 45 54 63 72 81 90'],
    ['Odd-even', '0', '00 02 04 06 08 20 22 24 26 28 40 42 44 46 48 60 62 64 66 68 80 82 84 86 88'],
    ['Odd-even', '2', '11 13 15 17 19 31 33 35 37 39 51 53 55 57 59 71 73 75 77 79 91 93 95 97 99'],
  ])('%s of %j', (name, digits, numbers) => {
    expect(marked('jodiDigit', name, digits)).toBe(numbers);
    expect(marked('galiJodi', name, digits)).toBe(numbers);
  });

  it('a crossing without doubles', () => {
    expect(marked('jodiDigit', 'Crossing', '123', false)).toBe('12 13 21 23 31 32');
    expect(marked('jodiDigit', 'Crossing', '77', false)).toBe('');
  });

  it('n digits cross to n × n jodis, or n × (n - 1) without doubles', () => {
    expect(count('jodiDigit', 'Crossing', '0123456789')).toBe(100);
    expect(count('jodiDigit', 'Crossing', '0123456789', false)).toBe(90);
    expect(count('jodiDigit', 'Crossing', '13579', false)).toBe(20);
  });

  it('one odd digit and one even: 5 × 5 in each order', () => {
    expect(count('jodiDigit', 'Odd-even', '1')).toBe(50);
    expect(marked('jodiDigit', 'Odd-even', '1')).toMatch(/^01 03 05 07 09 10 12 14 16 18 21 .* 98$/);
  });
});

describe('panas', () => {
  it.each<[GameKey, string, string, string]>([
    // 1 + 2 + 8 = 11.
    ['singlePana', 'Ank', '1', '128 137 146 236 245 290 380 470 489 560 579 678'],
    ['doublePana', 'Ank', '1', '100 119 155 227 335 344 399 588 669'],
    ['triplePana', 'Ank', '1', '777'],
    ['triplePana', 'Ank', '12', '444 777'],
    ['singlePana', 'Family', '128', '123 128 137 178 236 268 367 678'],
    ['singlePana', 'Family', '763', '123 128 137 178 236 268 367 678'],
    ['singlePana', 'Family', '112', '126 167'],
    ['doublePana', 'Family', '112', '112 117 266 667'],
    ['doublePana', 'Family', '167', '112 117 266 667'],
    ['doublePana', 'Family', '111', '116 166'],
    ['triplePana', 'Family', '111', '111 666'],
    ['triplePana', 'Family', '050', '000 555'],
    ['doublePana', 'Family', '128', ''],
    ['singlePana', 'Cycle', '12', '120 123 124 125 126 127 128 129'],
    ['doublePana', 'Cycle', '12', '112 122'],
    ['doublePana', 'Cycle', '21', '112 122'],
    ['doublePana', 'Cycle', '55', '155 255 355 455 550 556 557 558 559'],
    ['singlePana', 'Cycle', '55', ''],
    ['doublePana', 'Cycle', '10', '100 110'],
    [
      'singlePana',
      'Common digit',
      '0',
      '120 130 140 150 160 170 180 190 230 240 250 260 270 280 290 340 350 360 370 380 390 ' +
        '450 460 470 480 490 560 570 580 590 670 680 690 780 790 890',
    ],
    [
      'doublePana',
      'Common digit',
      '1',
      '100 110 112 113 114 115 116 117 118 119 122 133 144 155 166 177 188 199',
    ],
    ['triplePana', 'Common digit', '7', '777'],
    ['singlePana', 'Motor', '1240', '120 124 140 240'],
    ['doublePana', 'Motor', '12', '112 122'],
    ['singlePana', 'Odd-even', '3', '135 137 139 157 159 179 357 359 379 579'],
    ['singlePana', 'Odd-even', '0', '240 246 248 260 268 280 460 468 480 680'],
    [
      'doublePana',
      'Odd-even',
      '0',
      '200 220 224 226 228 244 266 288 400 440 446 448 466 488 600 660 668 688 800 880',
    ],
  ])('%s: %s of %j', (key, name, digits, numbers) => {
    expect(marked(key, name, digits)).toBe(numbers);
  });

  it.each([...'0123456789'])('the digit %s is the ank of 12, 9 and 1, and common to 36, 18 and 1', digit => {
    const kinds = ['singlePana', 'doublePana', 'triplePana'] as const;
    expect(kinds.map(key => count(key, 'Ank', digit))).toEqual([12, 9, 1]);
    expect(kinds.map(key => count(key, 'Common digit', digit))).toEqual([36, 18, 1]);
  });

  it('any two digits are together in 8 single and 2 double panas, a digit twice in 9 double ones', () => {
    for (const first of '0123456789')
      for (const second of '0123456789') {
        const double = first === second;
        expect(count('singlePana', 'Cycle', first + second)).toBe(double ? 0 : 8);
        expect(count('doublePana', 'Cycle', first + second)).toBe(double ? 9 : 2);
      }
  });

  it('three odd digits, two, one, none: 10, 50, 50, 10 single panas and 20, 25, 25, 20 double ones', () => {
    const counts = (key: GameKey) => [...'3210'].map(odd => count(key, 'Odd-even', odd));
    expect(counts('singlePana')).toEqual([10, 50, 50, 10]);
    expect(counts('doublePana')).toEqual([20, 25, 25, 20]);
  });
});

import { describe, expect, it } from 'vitest';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { gameByKey, games } from '../../../src/domain/game/games.ts';
import { type BidSession, bidSessions } from '../../../src/domain/market/market.ts';
import { numberText } from '../../../src/domain/game/panna.ts';
import { pastedExamples } from '../../../src/domain/slip/pasted/words.ts';
import { mostPastedRows, readPastedList, withLine } from '../../../src/domain/slip/pasted/pasted-list.ts';
import { en } from '../../../src/text/en.ts';
import { translator } from '../../../src/text/translate.ts';

const t = translator(en);

/** The rows of a list as `128=50`, and after a bar each line that was not understood, with the reason. */
function read(text: string, game: GameKey, session: BidSession = 'Open'): string {
  const { rows, refused } = readPastedList(text, gameByKey(game), session);
  const understood = rows.map(row => `${numberText(row)}=${row.points}`).join(' ');
  return [understood, ...refused.map(({ quote, words }) => `${quote}: ${t(words)}`)].join(' | ');
}

const unclear = (text: string, example: string): string =>
  ` | ${text}: It is not clear which are numbers and which are points. Write ${example}`;
const unclearJodi = (text: string): string => unclear(text, '47 05=50');
const unclearPana = (text: string): string => unclear(text, '128 137=50');

it.each<[string, GameKey, string]>([
  ['128=50, 137 20', 'singlePana', '128=50 137=20'],
  ['128=50\n137=20\r\n\n140=30', 'singlePana', '128=50 137=20 140=30'],
  ['jodi 45 100', 'jodiDigit', '45=100'],
  ['45 100', 'jodiDigit', '45=100'],
  ['JODI: 45', 'jodiDigit', unclearJodi('JODI: 45')],
  ['12 34 56 = 100', 'jodiDigit', '12=100 34=100 56=100'],
  ['12,34,56=100', 'jodiDigit', '12=100 34=100 56=100'],
  ['12, 34, 56 * 100', 'jodiDigit', '12=100 34=100 56=100'],
  ['12-34-56=100', 'jodiDigit', '12=100 34=100 56=100'],
  ['12/34/56=100', 'jodiDigit', '12=100 34=100 56=100'],
  ['12.34.56=100', 'jodiDigit', '12=100 34=100 56=100'],
  ['12.34.56-100', 'jodiDigit', '12=100 34=100 56=100'],
  ['128-137-140/50', 'singlePana', '128=50 137=50 140=50'],
  ['12 34 x 100', 'jodiDigit', '12=100 34=100'],
  ['12=50 34=20', 'jodiDigit', '12=50 34=20'],
  ['12=50 34 56=20', 'jodiDigit', '12=50 34=20 56=20'],
  ['12x50 34x20', 'jodiDigit', '12=50 34=20'],
  ['12-50 34-20', 'jodiDigit', '12=50 34=20'],
  ['12=50; 34=20;', 'jodiDigit', '12=50 34=20'],
  ['12:50 34:20', 'jodiDigit', '12=50 34=20'],
  ['12@50 34@20', 'jodiDigit', '12=50 34=20'],
  ['7=50 7=50', 'singleDigit', '7=50 7=50'],
])('%j in %s is %s', (text, game, expected) => {
  expect(read(text, game)).toBe(expected);
});

it.each([
  '128x50',
  '128X50',
  '128 × 50',
  '128*50',
  '128 -50',
  '128–50',
  '128--50',
  '128/50',
  '128:50',
  '128 @ 50',
  '128 => 50',
  '128->50',
  '128 → 50',
  '128==50',
  '128=50/-',
  '128=Rs.50/-',
  '128 = rs 50',
  '128=₹50',
  '128=₹ 50',
  '128 50pts',
  '128 50 points.',
  '128=50.',
  '128 रु 50',
  'SP 128=50',
  'Pana no. 128 = 50',
  'पन्ना १२८ = ५०',
  '१२८=५०',
  '１２８＝５０',
  '\u200b128\u200b=\ufeff50\u200d',
  '1️⃣2️⃣8️⃣=50',
  '\u202a128=50\u202c',
  '\u00a0128\u00a0=\u00a050\u00a0',
  '- 128=50',
  '• 128=50',
  '*128=50*',
  '128=050',
  'open 128=50',
  '128=50 (',
])('%j is 128 with 50 points', text => {
  const expected = text.endsWith('(') ? ' | 128=50 (: “(” is not understood here. Take it out.' : '128=50';
  expect(read(text, 'singlePana')).toBe(expected);
});

describe('an ambiguous line is not understood', () => {
  it.each<[GameKey, string]>([
    // Two numbers with 20 points, or 128 with 137 points?
    ['singlePana', '128 137 20'],
    ['jodiDigit', '12 50 34 20'],
    ['jodiDigit', '12-34-56-100'],
    ['jodiDigit', '12-34 100'],
    ['jodiDigit', '12 50-34 20'],
    ['jodiDigit', '12*34*56=100'],
    ['jodiDigit', '12*50-34*20'],
    // Are the points of 56 those of all?
    ['jodiDigit', '12, 34, 56 100'],
    // 12 with 34 points, or three numbers with 100?
    ['jodiDigit', '12 34, 56=100'],
    ['jodiDigit', '12-34, 56=100'],
    ['jodiDigit', '78=50, 12 34, 56=100'],
    ['jodiDigit', '12=50=34'],
    ['jodiDigit', '12='],
    ['jodiDigit', '=50'],
    ['jodiDigit', '12=-50'],
    ['jodiDigit', '12=50-'],
    ['jodiDigit', '12=50 34'],
    ['jodiDigit', '12.50'],
    ['jodiDigit', '12=50.50'],
    ['jodiDigit', '21.11.2026'],
    ['jodiDigit', '12.50, 34=20'],
    ['jodiDigit', '21/11/2026'],
    // Is it the first number that costs 50?
    ['jodiDigit', '12 rs, 34=50'],
    ['jodiDigit', '12 rs 34=50'],
  ])('%s: %s', (game, text) => {
    expect(read(text, game)).toBe(game === 'jodiDigit' ? unclearJodi(text) : unclearPana(text));
  });

  it('a line is not ambiguous if one reading has no number of the game', () => {
    expect(read('128 50, 137=100', 'singlePana')).toBe('128=50 137=100');
    expect(read('12 34, 56 78', 'jodiDigit')).toBe('12=34 56=78');
    expect(read('56=100, 12 34', 'jodiDigit')).toBe('56=100 12=34');
  });

  it.each(['128=1,000', '128 1,000', '128=1,00,000', '128=10,000, 137=50', '128=50,137'])(
    'a comma in points: %s',
    text => {
      expect(read(text, 'singlePana')).toBe(` | ${text}: Points without a comma, please: 128=1000`);
    },
  );

  it('a comma between whole entries is not part of their points', () => {
    expect(read('128=50,137=20', 'singlePana')).toBe('128=50 137=20');
    expect(read('128 50,137 20', 'singlePana')).toBe('128=50 137=20');
  });

  it.each([
    ['Good morning', 'Good'],
    ['12=50.5', '.'],
    ['1.2=100', '.'],
    ['1) 12=50', ')'],
    ['1. 12=50', '.'],
    ['12=1e3', 'e'],
    ['kalyan 12=50', 'kalyan'],
    ['12 ka 50', 'ka'],
    ['open 12=50', 'open'],
    ['left 12=50', 'left'],
    ['12=50 + 34=20', '+'],
    ['constructor 12=50', 'constructor'],
  ])('%s: %s is not understood', (text, word) => {
    expect(read(text, 'jodiDigit')).toBe(` | ${text}: “${word}” is not understood here. Take it out.`);
  });

  it('a line that names the other session, or the other side, is not taken for this one', () => {
    expect(read('Close 7=50', 'singleDigit')).toBe(
      ' | Close 7=50: It says “Close”, and another session is chosen. Choose that one, or take the word out.',
    );
    expect(read('Close 7=50', 'singleDigit', 'Close')).toBe('7=50');
    expect(read('ओपन 7=50', 'singleDigit', 'Close')).toContain('another session');
    expect(read('left 7=50', 'leftDigit')).toBe('7=50');
    expect(read('left 7=50', 'rightDigit')).toBe(' | left 7=50: “left” is not understood here. Take it out.');
  });
});

describe('refuses only the wrong part of a clear line', () => {
  it.each<[GameKey, string, string]>([
    ['jodiDigit', '128=50, 45=20', '45=20 | 128=50: 128 is not a jodi, such as 45'],
    ['jodiDigit', '12 128 34=50', '12=50 34=50 | 128=50: 128 is not a jodi, such as 45'],
    ['jodiDigit', '4=50', ' | 4=50: 4 is not a jodi, such as 45'],
    ['singleDigit', '12=50', ' | 12=50: 12 is not a digit, such as 7'],
    ['singlePana', '112=50', ' | 112=50: 112 is not a single pana, such as 128'],
    ['doublePana', '128=50', ' | 128=50: 128 is not a double pana, such as 112'],
    ['triplePana', '112=50', ' | 112=50: 112 is not a triple pana, such as 111'],
    ['singlePana', '128=50, 137', '128=50 | 137: Please enter point'],
    ['singlePana', '128', ' | 128: Please enter point'],
    ['singlePana', '128=9, 137=10', '137=10 | 128=9: Required minimum bid amount is 10'],
    ['singlePana', '128=0', ' | 128=0: Required minimum bid amount is 10'],
    [
      'spMotor',
      '12=50, 123=50',
      '123=50 | 12=50: No single pana can be made of 12. Give three different digits or more.',
    ],
    ['dpMotor', '11=50', ' | 11=50: No double pana can be made of 11. Give two different digits or more.'],
    ['spDpTp', '7=50, 128=50', '128=50 | 7=50: 7 is not a pana, such as 128'],
  ])('%s: %s', (game, text, expected) => {
    expect(read(text, game)).toBe(expected);
  });
});

describe('games whose numbers have parts or make panas', () => {
  it.each<[GameKey, BidSession, string, string]>([
    ['halfSangam', 'Open', '7-128=50', '7-128=50'],
    ['halfSangam', 'Open', '7 - 128 50, 4-137-20', '7-128=50 4-137=20'],
    ['halfSangam', 'Open', '7-128 4-137 = 50', '7-128=50 4-137=50'],
    ['halfSangam', 'Close', '128-7=50', '128-7=50'],
    [
      'halfSangam',
      'Open',
      '128-7=50',
      ' | 128-7=50: 128-7 is not a half sangam, such as 7-128 with Open or 128-7 with Close',
    ],
    [
      'halfSangam',
      'Close',
      '128=50',
      ' | 128=50: 128 is not a half sangam, such as 7-128 with Open or 128-7 with Close',
    ],
    ['halfSangam', 'Open', '7 128 50', unclear('7 128 50', '7-128 4-137=50')],
    ['fullSangam', 'Close', '128-470=50', '128-470=50'],
    ['fullSangam', 'Close', '128-470-50', '128-470=50'],
    ['fullSangam', 'Close', '7-128=50', ' | 7-128=50: 7-128 is not a full sangam, such as 128-470'],
    ['spMotor', 'Open', '1234=10', '123=10 124=10 134=10 234=10'],
    ['dpMotor', 'Open', '12 10', '112=10 122=10'],
    ['spDpTp', 'Open', '128=50 112=20 111=10', '128=50 112=20 111=10'],
  ])('%s, %s: %s', (game, session, text, expected) => {
    expect(read(text, game, session)).toBe(expected);
  });

  it('a half sangam has its open part first', () => {
    const [open] = readPastedList('7-128=50', gameByKey('halfSangam'), 'Open').rows;
    expect(open).toEqual({ digits: '7', closeDigits: '128', points: 50, session: 'Open' });
    const [close] = readPastedList('128-7=50', gameByKey('halfSangam'), 'Close').rows;
    expect(close).toEqual({ digits: '128', closeDigits: '7', points: 50, session: 'Close' });
  });
});

it.each<[GameKey, BidSession, string, string, string]>([
  ['singlePana', 'Open', '821 =50', '128', '128 =50'],
  ['singlePana', 'Open', '128 421 137=50', '124', '128 124 137=50'],
  ['doublePana', 'Open', '१२१=50', '112', '112=50'],
  ['spDpTp', 'Open', '021=50', '120', '120=50'],
  ['halfSangam', 'Open', '7-821=50', '7-128', '7-128=50'],
  ['halfSangam', 'Close', '821-7=50', '128-7', '128-7=50'],
  ['fullSangam', 'Close', '821-074=50', '128-470', '128-470=50'],
])('%s, %s: for %s it offers %s in rising order', (game, session, text, number, line) => {
  const { refused } = readPastedList(text, gameByKey(game), session);
  expect(refused.map(({ meant }) => meant)).toEqual([{ number, line }]);
});

it('offers nothing where the other order is not a number of the game either', () => {
  const { refused } = readPastedList('211=50\n12=50', gameByKey('singlePana'), 'Open');
  expect(refused.map(({ meant }) => meant)).toEqual([null, null]);
});

it('names the line, and keeps the words that were not understood', () => {
  const text = '128=50\n\nGood morning\n137=20, 999=10, 140=5\n146=30';
  const { refused, rest, count } = readPastedList(text, gameByKey('singlePana'), 'Open');
  expect(refused.map(({ line, quote }) => [line, quote])).toEqual([
    [2, 'Good morning'],
    [3, '999=10'],
    [3, '140=5'],
  ]);
  expect(count).toBe(3);
  expect(rest).toBe('Good morning\n999=10, 140=5');
});

it('replaces one line of a text with any line endings', () => {
  expect(withLine('a\r\nb\nc', 1, 'x')).toBe('a\r\nx\nc');
  expect(withLine('a', 0, 'x')).toBe('x');
});

it('counts all rows and gives the first 500', () => {
  const lines = Array.from({ length: 501 }, () => '7=10').join('\n');
  const { rows, count } = readPastedList(lines, gameByKey('singleDigit'), 'Open');
  expect([rows.length, count, mostPastedRows]).toEqual([500, 501, 500]);
});

it.each(games.map(game => [game.key, game] as const))('the examples of %s are understood', (key, game) => {
  for (const session of bidSessions) {
    const [one, two] = pastedExamples(key, game.session === 'choose' ? session : game.session);
    const { refused, count } = readPastedList(`${one}=50, ${two} 20\n${one} ${two}=50`, game, session);
    expect(refused).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(4);
  }
});

import { expect, it } from 'vitest';
import { addedWords } from '../../../src/domain/slip/slip.ts';
import type { BidRow } from '../../../src/domain/slip/bid.ts';
import { points } from '../../../src/domain/points.ts';
import { en } from '../../../src/text/en.ts';
import { translator } from '../../../src/text/translate.ts';

const say = translator(en);
const rows = (...numbers: readonly string[]): readonly BidRow[] =>
  numbers.map(number => {
    const [digits = '', closeDigits = ''] = number.split('-');
    return { digits, closeDigits, points: points(10), session: 'Open' };
  });

it.each([
  ['one new row', rows('7'), [], null],
  ['three new rows', rows('7', '8', '9'), [], '3 bids added'],
  ['a row that was there', rows('7'), rows('7'), '7 is already on this slip; added again'],
  ['a sangam that was there', rows('1-470'), rows('1-470'), '1-470 is already on this slip; added again'],
  ['three rows, one of them there', rows('7', '8', '9'), rows('8'), '8 is already on this slip; added again'],
  [
    'three rows, two of them there',
    rows('7', '8', '9'),
    rows('8', '9'),
    '2 of these numbers are already on this slip; added again',
  ],
])('the words name %s', (_what, added, repeated, told) => {
  const words = addedWords(added, repeated);
  expect(words && say(words)).toBe(told);
});

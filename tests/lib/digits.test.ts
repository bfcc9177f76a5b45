import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digitsOf, toAsciiDigits } from '../../src/lib/digits.ts';

it.each([
  ['९८७६५४३२१०', '9876543210'],
  ['０１２３', '0123'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['𝟘𝟙𝟚𝟛', '0123'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['1२3', '123'],
  ['½ ² Ⅷ 五', '½ ² Ⅷ 五'],
  ['', ''],
])('%j in ASCII digits is %j', (text, ascii) => {
  expect(toAsciiDigits(text)).toBe(ascii);
});

it.each([
  ['+91 98765-43210', '919876543210'],
  ['abc', ''],
  ['१a२', '12'],
])('the digits of %j are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

it('only ASCII digits remain of any text, and ASCII text is left alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(digitsOf(text)).toMatch(/^[0-9]*$/);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), text => {
      expect(toAsciiDigits(text)).toBe(text);
    }),
  );
});

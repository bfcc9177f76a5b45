import { expect, it } from 'vitest';
import { printable } from '../../src/lib/printable.ts';

it.each([
  ['an escape sequence', 'a\u001B[2Jb', 'a\\u001b[2Jb'],
  ['a line feed that forges a line', 'Kalyan\nlogin  fits', 'Kalyan\\u000alogin  fits'],
  ['a carriage return', 'FAILS\rfits', 'FAILS\\u000dfits'],
  ['the one-letter CSI of the second set', 'a\u009B31m', 'a\\u009b31m'],
  ['delete', 'ab\u007F', 'ab\\u007f'],
  ['a line separator', 'a\u2028b', 'a\\u2028b'],
  ['a turned reading direction', 'a\u202Eb\u2066c\u200Fd\u061C', 'a\\u202eb\\u2066c\\u200fd\\u061c'],
  ['a byte order mark', '\uFEFFa', '\\ufeffa'],
])('shows %s instead of sending it', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

it('leaves words of any script as they are', () => {
  const words = 'कल्याण रात क\u200Dष ₹ 10 🎉 "x" <b>';
  expect(printable(words)).toBe(words);
});

it('changes nothing the second time', () => {
  const once = printable('\u001B]0;x\u0007');
  expect(printable(once)).toBe(once);
});

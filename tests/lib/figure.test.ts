import { expect, it } from 'vitest';
import { plainFigure, seenText } from '../../src/lib/figure.ts';

it.each([
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['\u200b1\u200e2\u200f3\u20604\u2066\u20695\ufeff', '12345'],
  ['1\ufe0f\u20e32\ufe0f\u20e3', '12'],
  ['1\u{e0100}2\u00ad3', '123'],
  ['\u00a0१२३\u202f', '123'],
  ['１，０００．００', '1,000.00'],
  ['＋９１', '+91'],
  ['demo@upi', 'demo@upi'],
  ['\u200b', ''],
  ['\u28001\ufffc2\u0000', '12'],
  ['98765\t43210\n', '98765\t43210'],
  ['१٢3𝟒５', '12345'],
])('%j is plainly %j', (text, plain) => {
  expect(plainFigure(text)).toBe(plain);
});

it.each([
  [undefined, ''],
  [' \u200b\u200e ', ''],
  ['\u3164\u2800', ''],
  [' क्\u200dष ', 'क्\u200dष'],
  ['👩\u200d🍳', '👩\u200d🍳'],
])('the name %j is %j: marks that belong to letters stay', (text, seen) => {
  expect(seenText(text)).toBe(seen);
});

import { expect, it } from 'vitest';
import { plainFigure } from '../../src/lib/figure.ts';

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
])('%j is plainly %j', (text, plain) => {
  expect(plainFigure(text)).toBe(plain);
});

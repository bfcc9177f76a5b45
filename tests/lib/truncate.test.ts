import { expect, it } from 'vitest';
import { truncate } from '../../src/lib/text.ts';

it.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['exactly ten', 10, 'exactly te…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧👩‍👩‍👧…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
  ['नमस्ते', 20, 'नमस्ते'],
  ['', 0, ''],
])('%j cut to %i letters is %j', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});

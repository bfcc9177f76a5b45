import { expect, it } from 'vitest';
import { spokenResult } from '../../../src/domain/market/market.ts';

const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

it.each([
  ['124-7', 'one two four, seven'],
  ['470-17-890', 'four seven zero, one seven, eight nine zero'],
  ['05', 'zero five'],
  ['Holiday', 'Holiday'],
  ['', ''],
])('%j is read as %j', (result, spoken) => {
  expect(spokenResult(result, names)).toBe(spoken);
});

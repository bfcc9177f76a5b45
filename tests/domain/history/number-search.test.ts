import { expect, it } from 'vitest';
import { numberSearch } from '../../../src/domain/history/number-search.ts';

it.each<[typed: string, digits: string, closeDigits: string, found: boolean]>([
  ['', '7', '', true],
  ['  ', '7', '', true],
  ['7', '7', '', true],
  ['7', '17', '', true],
  ['8', '7', '', false],
  ['\u202a4-1\u202c', '4', '120', true],
  ['１２', '4', '120', true],
  ['४', '140', '', true],
  ['1 4', '140', '', true],
  ['4-1', '4', '120', true],
  ['120', '4', '120', true],
  ['-12', '4', '120', true],
  ['4-', '4', '120', true],
  ['4-', '4', '', false],
  ['41', '4', '120', false],
  ['-', '4', '120', false],
  ['x', '7', '', false],
  ['7x', '7x', '', false],
  ['x7', 'x7', '', false],
  ['7x-', '7x-', '', false],
])('a search for %j finds %j %j: %j', (typed, digits, closeDigits, found) => {
  expect(numberSearch(typed)({ digits, closeDigits })).toBe(found);
});

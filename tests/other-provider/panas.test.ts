import { expect, it } from 'vitest';
import { ank, panaKind, panas } from '../support/other-provider/panas.ts';

it('there are 220 panas: 120 single, 90 double and 10 triple', () => {
  const count = (kind: string): number => panas.filter(pana => panaKind(pana) === kind).length;
  expect([panas.length, count('single'), count('double'), count('triple')]).toEqual([220, 120, 90, 10]);
});

it.each([
  ['120', 'single'],
  ['890', 'single'],
  ['100', 'double'],
  ['990', 'double'],
  ['112', 'double'],
  ['000', 'triple'],
])('%s is a %s pana', (pana, kind) => {
  expect(panaKind(pana)).toBe(kind);
});

it.each(['012', '210', '001', '12', '1234', ''])('"%s" is not a pana', text => {
  expect(panaKind(text)).toBeUndefined();
});

it.each([
  ['128', '1'],
  ['000', '0'],
  ['550', '0'],
  ['999', '7'],
])('the ank of %s is %s', (pana, digit) => {
  expect(ank(pana)).toBe(digit);
});

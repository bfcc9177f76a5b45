import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAmount } from '../../../src/domain/amount.ts';
import { lessAmount, negated, sumAmounts } from '../../../src/domain/amount-sum.ts';

const sum = (...texts: readonly string[]) => {
  const found = sumAmounts(texts.map(readAmount));
  return found === 'unreadable' ? found : found.exact;
};

it.each([
  [[], '0'],
  [['50', '20'], '70'],
  [['0.1', '0.2'], '0.3'],
  [['9950.5', '0.50'], '9951'],
  [['1.5', '0.25'], '1.75'],
  [['1.05', '1'], '2.05'],
  // Too long for a number of the machine.
  [['9007199254740990', '0.5'], '9007199254740990.5'],
  [['-50', '20'], '-30'],
  [['-0.25', '0.25'], '0'],
  [['50', 'about fifty'], 'unreadable'],
  [['9007199254740991', '1'], 'unreadable'],
])('the sum of %j is %s', (texts, total) => {
  expect(sum(...texts)).toBe(total);
});

it.each([
  ['12.5', '0.25', '12.75', 12],
  ['100', '0.5', '100.5', 100],
  ['-12.5', '0.25', '-12.25', 0],
])('the whole points of %s and %s, %s, are %i', (one, other, exact, points) => {
  expect(sumAmounts([readAmount(one), readAmount(other)])).toEqual({ exact, points });
});

it.each([
  ['50', { exact: '-50', points: 0 }],
  ['-50.5', { exact: '50.5', points: 50 }],
  ['0', { exact: '0', points: 0 }],
])('%s on the other side of zero is %j', (text, other) => {
  const amount = readAmount(text);
  expect(amount === 'unreadable' ? amount : negated(amount)).toEqual(other);
});

it('the rest of an amount may be negative', () => {
  expect(lessAmount(readAmount('20'), readAmount('50'))).toEqual({ exact: '-30', points: 0 });
  expect(lessAmount(readAmount('x'), readAmount('50'))).toBe('unreadable');
});

it('an amount and the same on the other side of zero are nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const amount = readAmount(`${whole}.${String(cents).padStart(2, '0')}`);
      if (amount === 'unreadable') throw new Error('It is an amount');
      expect(sumAmounts([amount, negated(amount)])).toEqual({ exact: '0', points: 0 });
    }),
  );
});

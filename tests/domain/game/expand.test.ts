import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dpMotor, spDpTp, spMotor } from '../../../src/domain/game/panna.ts';

it.each([
  ['123', '123'],
  ['321', '123'],
  ['120', '120'],
  ['0123', '120 123 130 230'],
  ['4321', '123 124 134 234'],
  ['112233', '123'],
  ['12', ''],
  ['111', ''],
  ['', ''],
])('SP Motor of %j is %j', (digits, panas) => {
  expect(spMotor(digits).join(' ')).toBe(panas);
});

it.each([
  ['12', '112 122'],
  ['10', '100 110'],
  ['4321', '112 113 114 122 133 144 223 224 233 244 334 344'],
  ['0123', '100 110 112 113 122 133 200 220 223 233 300 330'],
  ['2211', '112 122'],
  ['55', ''],
  ['5', ''],
  ['', ''],
])('DP Motor of %j is %j', (digits, panas) => {
  expect(dpMotor(digits).join(' ')).toBe(panas);
});

const different = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 10 });

it('motors of n different digits make n(n-1)(n-2)/6 single and n(n-1) double panas, in any order', () => {
  fc.assert(
    fc.property(different, digits => {
      const n = digits.length;
      expect(spMotor(digits.join(''))).toHaveLength((n * (n - 1) * (n - 2)) / 6);
      expect(dpMotor(digits.join(''))).toHaveLength(n * (n - 1));
      expect(spMotor(digits.toReversed().join(''))).toEqual(spMotor(digits.join('')));
    }),
  );
});

it('repeated digits count once', () => {
  fc.assert(
    fc.property(different, digits => {
      expect(spMotor([...digits, ...digits].join(''))).toEqual(spMotor(digits.join('')));
      expect(dpMotor([...digits, ...digits].join(''))).toEqual(dpMotor(digits.join('')));
    }),
  );
});

it('SP DP TP of a digit is its panas of the chosen kinds, singles first', () => {
  expect(spDpTp('1', ['SP', 'DP', 'TP'])).toHaveLength(22);
  expect(spDpTp('1', ['TP', 'DP']).join(' ')).toBe('100 119 155 227 335 344 399 588 669 777');
  expect(spDpTp('0', ['TP'])).toEqual(['000']);
  expect(spDpTp('1', [])).toEqual([]);
  expect(spDpTp('x', ['SP'])).toEqual([]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountWords, formatAmount, minimumOf, pointsIn, readAmount } from '../../src/domain/amount.ts';
import { en } from '../../src/text/en.ts';
import { translator } from '../../src/text/translate.ts';

const say = translator(en);

it.each([
  [100, '100 pts', 100],
  ['100', '100 pts', 100],
  [' 0100 ', '100 pts', 100],
  [0, '0 pts', 0],
  ['0.00', '0 pts', 0],
  ['10000.00', '10,000 pts', 10_000],
  ['10000.0', '10,000 pts', 10_000],
  ['1,000', '1,000 pts', 1000],
  ['1,00,000.00', '1,00,000 pts', 100_000],
  ['1,234,567', '12,34,567 pts', 1_234_567],
  ['12,34,567', '12,34,567 pts', 1_234_567],
  ['9950.50', '9,950.50 pts', 9950],
  [9950.5, '9,950.50 pts', 9950],
  ['9,950.999', '9,950.999 pts', 9950],
  [0.1 + 0.2, '0.30 pts', 0],
  [9949.999999999998, '9,950 pts', 9950],
  [-50, '-50 pts', 0],
  ['-50', '-50 pts', 0],
  ['−50.25', '-50.25 pts', 0],
  ['-0.5', '-0.50 pts', 0],
  ['-0', '0 pts', 0],
  ['+50', '50 pts', 50],
  ['₹1,000', '1,000 pts', 1000],
  ['₹ 1000.00', '1,000 pts', 1000],
  ['Rs. 1,00,000/-', '1,00,000 pts', 100_000],
  ['Rs 500', '500 pts', 500],
  ['INR 500', '500 pts', 500],
  ['-₹50', '-50 pts', 0],
  ['₹-50', '-50 pts', 0],
  ['1000 pts', '1,000 pts', 1000],
  [' ₹-50 ', '-50 pts', 0],
  [' 1000 pts ', '1,000 pts', 1000],
  [`${'0'.repeat(39)}5`, '5 pts', 5],
  ['९,०००', '9,000 pts', 9000],
  ['9007199254740991', '9,00,71,99,25,47,40,991 pts', 9_007_199_254_740_991],
])('%j is read as %s', (value, shown, points) => {
  const amount = readAmount(value);
  expect([say(amountWords(amount)), pointsIn(amount)]).toEqual([shown, points]);
});

it.each([
  '',
  ' ',
  'ten',
  '1e3',
  '1 000',
  '1,00',
  '1,0000',
  '1000,000',
  '1,00,00',
  '1.000,50',
  ',100',
  '1,',
  '.5',
  '5.',
  '1.2.3',
  '--5',
  '+-5',
  '$5',
  '0x10',
  '9007199254740992',
  '9'.repeat(100),
  `${'0'.repeat(40)}5`,
  1e21,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  true,
  [100],
  { amount: 100 },
])('%j is unreadable, and said to be unknown', value => {
  const amount = readAmount(value);
  expect([amount, say(amountWords(amount)), pointsIn(amount)]).toEqual([
    'unreadable',
    'amount unknown',
    null,
  ]);
});

it('an amount that is not known yet has no points', () => {
  expect(pointsIn(null)).toBeNull();
});

it('whole points are read from however they are written', () => {
  const grouped = (value: number, locale: string) => new Intl.NumberFormat(locale).format(value);
  fc.assert(
    fc.property(fc.maxSafeNat(), value => {
      const same = { exact: String(value), points: value };
      for (const text of [`${value}`, `${value}.00`, grouped(value, 'en-IN'), grouped(value, 'en-US')])
        expect(readAmount(text)).toEqual(same);
    }),
  );
});

it('a shown amount is read back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const amount = readAmount(`${whole}.${String(cents).padStart(2, '0')}`);
      if (amount === 'unreadable') throw new Error('An amount was not read');
      expect(readAmount(formatAmount(amount))).toEqual(amount);
    }),
  );
});

it('no value makes it throw, or counts as anything but safe whole points', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      const points = pointsIn(readAmount(value));
      expect(points === null || (Number.isSafeInteger(points) && points >= 0)).toBe(true);
    }),
  );
});

it.each([
  ['500', 500],
  ['500.01', 501],
  ['0', 1],
  ['0.00', 1],
  ['-5', 'unreadable'],
  ['x', 'unreadable'],
  [undefined, 'unreadable'],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740991.5', 'unreadable'],
])('the least whole points for a minimum of %j are %j', (value, least) => {
  expect(minimumOf(readAmount(value))).toBe(least);
});

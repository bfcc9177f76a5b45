import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPoints } from '../../src/domain/points.ts';
import { readTypedAmount, typedPoints, wholePoints } from '../../src/domain/typed-amount.ts';

it.each([
  ['500', 500],
  ['1,000.00', 1000],
  ['500.00', 500],
  ['500.', 500],
  ['₹500', 500],
  ['500/-', 500],
  ['500/=', 500],
  ['Rs. 500', 500],
  ['Rs 500/-', 500],
  ['rs.500.00/-', 500],
  ['500 Rs.', 500],
  ['INR 500', 500],
  ['500 pts', 500],
  ['500 points', 500],
  ['₹ 1,00,000', 100_000],
  ['1,00,000', 100_000],
  ['₹\u00a0500', 500],
  ['1\u00a0000', 1000],
  ['1 500', 1500],
  ['1 00 000', 100_000],
  ['₹ 10 500.00', 10_500],
  ['₨1500', 1500],
  ['₨ 1,500/-', 1500],
  ['1500 ₨', 1500],
  ['+1500', 1500],
  ['+ ₹1,500', 1500],
  ['₹+1500', 1500],
  ['＋１５００', 1500],
  ['₹ 1,500 only', 1500],
  ['Rs. 1,500/- only', 1500],
  ['1500 rupees only.', 1500],
  ['१५०० रुपये मात्र', 1500],
  ['1\u202f00\u202f000', 100_000],
  ['2\u2007000', 2000],
  ['1 50 000', 150_000],
  ['*500*', 500],
  ['"500"', 500],
  ['500,', 500],
  ['₹2\u3000000', 2000],
  ['५००', 500],
  ['रु. ५००', 500],
  ['५०० रुपये', 500],
  ['５００', 500],
  ['５００．００', 500],
  ['\u200e500\u200f', 500],
  ['5\ufe0f\u20e30\ufe0f\u20e30\ufe0f\u20e3', 500],
  ['500.-', 500],
  ['Rs. 500.-', 500],
  ['Rs500.00/-', 500],
  ['₹ 1,00,000.00', 100_000],
  ['٥٠٠', 500],
  ['١٬٠٠٠٫٠٠', 1000],
  ['𝟓𝟎𝟎', 500],
  ['५०\u200d०\u2800', 500],
  ['0', 0],
  ["2'000", 2000],
  ['2’000.00', 2000],
  ['2‘000', 2000],
  ["1'00'000", 100_000],
  ['2000=00', 2000],
  ['₹2,000=00', 2000],
  ['2000-00', 2000],
  ['2000–00', 2000],
  ['Rs. 2000-00 only', 2000],
  ['5-00', 5],
  ['Rs: 2000', 2000],
  ['2000/–', 2000],
  ['1,000.000', 1000],
  ['1000.000', 1000],
  ['0.000', 0],
  ['9007199254740992', 9007199254740991],
])('%j is %i points', (typed, points) => {
  expect([readTypedAmount(typed), typedPoints(typed)]).toEqual([points, points]);
});

it.each([
  '',
  ' ',
  '\u2800',
  '\u0000',
  '\ufffc',
  '\u3164',
  '\u00ad',
  '\u200b\u200e',
  '\u00a0',
  '\u200b',
  '\u202a\u202c \ufeff',
])('%j is an empty field', typed => {
  expect([readTypedAmount(typed), typedPoints(typed)]).toEqual(['empty', null]);
});

it.each(
  [
    [
      'ten',
      '-5',
      '1e3',
      '0x10',
      '1,00',
      ',100',
      '1,000,00',
      '1 00',
      '10 50',
      '500 600',
      '₹500 600',
      '5.000,00',
      '1.000.000',
    ],
    [
      'USD 500',
      '$500',
      '500 x',
      '500/',
      '50%',
      '₹',
      '/-',
      '5-50',
      '5=50',
      '500-600',
      '1.000',
      '500.000',
      '1,5',
      '1,50',
      "2'00",
      "'2000",
      '½',
      '.',
      '500/-/-',
      'only',
      '++5',
      '1,00.5',
      '.-',
      '500--',
      '-500.-',
    ],
  ].flat(),
)('%j is no whole amount', typed => {
  expect([readTypedAmount(typed), typedPoints(typed)]).toEqual(['unreadable', null]);
});

it.each(['10.5', '1,000.50', '1 000.50', '.5', 'Rs. .5', '₹0.25', '500.001', '१०.५', '١٠٫٥', '+10.5 only'])(
  '%j is a fraction',
  typed => {
    expect([readTypedAmount(typed), typedPoints(typed)]).toEqual(['fraction', null]);
  },
);

it.each([
  ['0.5', 'error.notWhole'],
  ['10.5', 'error.notWhole'],
  ['1,00', 'error.notAmount'],
  ['', 'error.amountRequired'],
])('%j is refused: %s', (typed, error) => {
  const refused = wholePoints(typed, 'error.amountRequired');
  expect(refused).toEqual({ ok: false, error });
});

it('an amount is read as it is shown, with decimals and currency', () => {
  fc.assert(
    fc.property(
      fc.maxSafeNat(),
      fc.constantFrom('', '₹', '₹ ', 'Rs. ', 'INR '),
      fc.constantFrom('', '.00', '/-', ' pts'),
      (value, before, after) => {
        expect(readTypedAmount(before + formatPoints(value) + after)).toBe(value);
      },
    ),
  );
});

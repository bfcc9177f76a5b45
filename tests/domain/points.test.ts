import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatPoints,
  parsePoints,
  points,
  pointsOf,
  cappedSum,
  sumPoints,
  cappedPoints,
} from '../../src/domain/points.ts';

it.each([
  ['0', 0],
  ['10', 10],
  [' 10 ', 10],
  ['007', 7],
  ['१२३', 123],
  ['１２', 12],
  ['1,000', 1000],
  ['1,00,000', 100_000],
  ['1,000,000', 1_000_000],
  ['१,०००', 1000],
  ['9007199254740991', 9007199254740991],
])('%j is %i points', (text, value) => {
  expect(parsePoints(text)).toBe(value);
});

it.each([
  '',
  ' ',
  '10.5',
  '-5',
  '+5',
  '1e3',
  '0x10',
  '1,00',
  '1,0000',
  ',100',
  '1,000.00',
  '1 000',
  'ten',
  '9007199254740992',
  'Infinity',
  '٫',
])('%j is no points', text => {
  expect(parsePoints(text)).toBeNull();
});

it('digits too big for points count as the most there are', () => {
  expect(cappedPoints(' 9007199254740992 ')).toBe(9007199254740991);
  expect(cappedPoints('-9007199254740992')).toBeNull();
  expect(cappedPoints('90,07,19,92,54,74,09,92,000')).toBe(9007199254740991);
  expect(cappedPoints('1,00')).toBeNull();
  expect(cappedPoints('10')).toBe(10);
});

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'the number %d is not a number of points',
  value => {
    expect(pointsOf(value)).toBeNull();
    expect(() => points(value)).toThrow(new RangeError(`Not points: ${value}`));
  },
);

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [100000, '1,00,000'],
  [12345678, '1,23,45,678'],
  [-250000, '-2,50,000'],
])('%i is shown as %s', (value, shown) => {
  expect(formatPoints(value)).toBe(shown);
});

it('shown points are read back as the same points', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), value => {
      expect(parsePoints(formatPoints(value))).toBe(value);
    }),
  );
});

it('a sum is exact, and throws beyond safe integers', () => {
  expect(sumPoints([points(10), points(20), points(0)])).toBe(30);
  expect(sumPoints([])).toBe(0);
  expect(() => sumPoints([points(2 ** 53 - 1), points(1)])).toThrow(RangeError);
});

it('a sum of rows that is beyond safe integers is the biggest possible one', () => {
  expect(cappedSum([points(10), points(20)])).toBe(30);
  expect(cappedSum([points(2 ** 53 - 1), points(1), points(2 ** 53 - 1)])).toBe(2 ** 53 - 1);
});

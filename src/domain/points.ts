import { toAsciiDigits } from '../lib/digits.ts';

declare const brand: unique symbol;

/** Whole points, never negative, at most `Number.MAX_SAFE_INTEGER`. Not money (spec 1 §1). */
export type Points = number & { readonly [brand]: 'Points' };

/** Points from a number; throws a RangeError on a fraction, a negative or an unsafe number. */
export function points(value: number): Points {
  const parsed = pointsOf(value);
  if (parsed === null) throw new RangeError(`Not points: ${value}`);
  return parsed;
}

/** Points from a number, or null when it is a fraction, negative, or beyond safe integers. */
export const pointsOf = (value: number): Points | null => (isPoints(value) ? value : null);

const isPoints = (value: number): value is Points => Number.isSafeInteger(value) && value >= 0;

/** Digits alone, or with Western or Indian group marks: `1,000`, `1,00,000`. */
const whole = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/;

/** The ASCII digits of a whole number in digits of any script, without its group marks; null for anything else. */
function plainDigits(text: string): string | null {
  const ascii = toAsciiDigits(text.trim());
  return whole.test(ascii) ? ascii.replaceAll(',', '') : null;
}

/** Points from typed text; null for anything but a whole number (`1e3`, `10.5`, `-5`, ` `). */
export function parsePoints(text: string): Points | null {
  const digits = plainDigits(text);
  return digits === null ? null : pointsOf(Number(digits));
}

/**
 * Like `parsePoints`, but a number that is too big becomes the biggest possible. It is then refused for being above the
 * balance, and not as a missing number.
 */
export const typedPoints = (text: string): Points | null =>
  parsePoints(text) ?? (plainDigits(text) === null ? null : points(Number.MAX_SAFE_INTEGER));

/** The sum of points; throws a RangeError when it is no safe integer. */
export const sumPoints = (items: Iterable<Points>): Points => {
  let total = 0;
  for (const item of items) total += item;
  return points(total);
};

/**
 * The sum of points, or the biggest possible points where it is bigger: they are above any balance, and refused. Two
 * imported rows can add up to more than a safe integer.
 */
export const cappedSum = (items: Iterable<Points>): Points => {
  let total = 0;
  for (const item of items) total = Math.min(total + item, Number.MAX_SAFE_INTEGER);
  return points(total);
};

/** Made on first use, because that is slow on a cheap phone. */
let indian: Intl.NumberFormat | undefined;

/** With Indian grouping: `1,00,000`. A shown balance may be below zero (motors, spec 2 §4). */
export function formatPoints(value: number): string {
  indian ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
  return indian.format(value);
}

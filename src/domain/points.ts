import { plainFigure } from '../lib/figure.ts';

declare const brand: unique symbol;

/** Whole and never negative. Not money (spec 1 §1). */
export type Points = number & { readonly [brand]: 'Points' };

/** Throws a RangeError for a fraction, a negative or an unsafe number. */
export function points(value: number): Points {
  const parsed = pointsOf(value);
  if (parsed === null) throw new RangeError(`Not points: ${value}`);
  return parsed;
}

export const pointsOf = (value: number): Points | null => (isPoints(value) ? value : null);

const isPoints = (value: number): value is Points => Number.isSafeInteger(value) && value >= 0;

/** Digits with or without Western or Indian group marks: `1,000`, `1,00,000`. */
const whole = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/;

function plainDigits(text: string): string | null {
  const ascii = plainFigure(text);
  return whole.test(ascii) ? ascii.replaceAll(',', '') : null;
}

export function parsePoints(text: string): Points | null {
  const digits = plainDigits(text);
  return digits === null ? null : pointsOf(Number(digits));
}

/** A number that is too large becomes the largest safe one. */
export const cappedPoints = (text: string): Points | null =>
  parsePoints(text) ?? (plainDigits(text) === null ? null : points(Number.MAX_SAFE_INTEGER));

/** Throws a RangeError if the sum is not a safe integer. */
export const sumPoints = (items: Iterable<Points>): Points => {
  let total = 0;
  for (const item of items) total += item;
  return points(total);
};

/** Two pasted rows can exceed the safe integers. The capped sum is above any balance, so it is refused. */
export const cappedSum = (items: Iterable<Points>): Points => {
  let total = 0;
  for (const item of items) total = Math.min(total + item, Number.MAX_SAFE_INTEGER);
  return points(total);
};

/** Kept, because making one is slow on a cheap phone. */
let indian: Intl.NumberFormat | undefined;

/** `1,00,000`. A shown balance may be negative (motors, spec 2 §4). */
export function formatPoints(value: number): string {
  // Most points of a slip need no marks.
  if (Number.isInteger(value) && value > 0 && value < 1000) return String(value);
  indian ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
  return indian.format(value);
}

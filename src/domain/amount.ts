import type { Message } from '../text/message.ts';
import { formatPoints, parsePoints, type Points, points, pointsOf } from './points.ts';
import { plainFigure } from '../lib/figure.ts';

/** An amount from the server, which may be negative or have a fraction. A player sends only whole points. */
export type Amount = {
  /** Plain decimal digits: no group marks, no zeros at the end of a fraction. */
  readonly exact: string;
  /** 0 if the amount is negative. */
  readonly points: Points;
};

export type StatedAmount = Amount | 'unreadable';

/** Indian grouping, and a fraction with at least two digits: `1,00,000`, `9,950.50`. */
export function formatAmount({ exact }: Amount): string {
  const [whole = '', fraction] = exact.split('.');
  const shown = formatPoints(Number(whole));
  return fraction === undefined ? shown : `${shown}.${fraction.padEnd(2, '0')}`;
}

export const amountWords = (amount: StatedAmount): Message =>
  amount === 'unreadable'
    ? { key: 'amount.unknown' }
    : { key: 'points.amount', params: { points: formatAmount(amount) } };

export const pointsIn = (amount: StatedAmount | null): Points | null =>
  amount === null || amount === 'unreadable' ? null : amount.points;

export const isNegative = ({ exact }: Amount): boolean => exact.startsWith('-');

/** The least amount of a request. While it is unreadable the app does not guess, and accepts no request. */
export type Minimum = Points | 'unreadable';

const written =
  /^(?:[₹₨]|rs\.?|inr)?\s*([+−-]?)\s*(?:[₹₨]|rs\.?|inr)?\s*([\d,]+)(?:\.(\d+))?\s*(?:\/-|[₹₨]|pts)?$/i;
const longest = 40;

/**
 * Reads digits of any script, with group marks. Words, exponents, misplaced marks and unsafe numbers are
 * unreadable.
 */
export function readAmount(value: unknown): StatedAmount {
  // A fraction in JSON may have a rounding error.
  const text = typeof value === 'number' ? value.toFixed(6) : value;
  if (typeof text !== 'string' || text.length > longest) return 'unreadable';
  const [, sign, digits = '', decimals = ''] = written.exec(plainFigure(text)) ?? [];
  const whole = parsePoints(digits);
  if (whole === null) return 'unreadable';
  const size = `${whole}.${decimals}`.replace(/\.?0*$/, '');
  return !sign || sign === '+' || size === '0'
    ? { exact: size, points: whole }
    : { exact: `-${size}`, points: points(0) };
}

/** At least 1. A negative amount is unreadable. */
export function minimumOf(amount: StatedAmount): Minimum {
  if (amount === 'unreadable' || isNegative(amount)) return 'unreadable';
  return pointsOf(Math.max(1, Math.ceil(Number(amount.exact)))) ?? 'unreadable';
}

import { toAsciiDigits } from '../lib/digits.ts';
import type { Message } from '../text/message.ts';
import { formatPoints, parsePoints, points, type Points } from './points.ts';

/** An amount of the server's. It may have a fraction or be negative; what a player sends is whole points. */
export type Amount = {
  /** Plain decimal digits: `10000`, `9950.5`, `-50`. No group marks, no zeros at the end of a fraction. */
  readonly exact: string;
  /** What counts of it: its whole points, and none when it is negative. */
  readonly points: Points;
};

/** `unreadable` when the server sent something there that is no amount, or nothing. */
export type StatedAmount = Amount | 'unreadable';

/** A sign before or after the currency's, digits with group marks, a fraction, a unit. */
const written = /^(?:₹|rs\.?|inr)?\s*([+−-]?)\s*(?:₹|rs\.?|inr)?\s*([\d,]+)(?:\.(\d+))?\s*(?:\/-|₹|pts)?$/i;
const longest = 40;

/**
 * Reads an amount as providers write them: a number or a text, with a sign, a fraction, Western or Indian group marks,
 * a currency sign or spaces around it, in digits of any script. Words, exponents, misplaced group marks and what is
 * beyond safe integers are unreadable.
 */
export function readAmount(value: unknown): StatedAmount {
  // Six places, because a fraction in JSON may carry the noise of a float.
  const text = typeof value === 'number' ? value.toFixed(6) : value;
  if (typeof text !== 'string' || text.length > longest) return 'unreadable';
  const [, sign, digits = '', decimals = ''] = written.exec(toAsciiDigits(text.trim())) ?? [];
  const whole = parsePoints(digits);
  if (whole === null) return 'unreadable';
  const size = `${whole}.${decimals}`.replace(/\.?0*$/, '');
  return !sign || sign === '+' || size === '0'
    ? { exact: size, points: whole }
    : { exact: `-${size}`, points: points(0) };
}

/** With Indian grouping, a fraction with two digits at least: `1,00,000`, `9,950.50`, `-50`. */
export function formatAmount({ exact }: Amount): string {
  const [whole = '', fraction] = exact.split('.');
  const shown = formatPoints(Number(whole));
  return fraction === undefined ? shown : `${shown}.${fraction.padEnd(2, '0')}`;
}

/** An amount with its unit, or that it is unknown. */
export const amountWords = (amount: StatedAmount): Message =>
  amount === 'unreadable'
    ? { key: 'amount.unknown' }
    : { key: 'points.amount', params: { points: formatAmount(amount) } };

/** What counts of an amount; null when nobody knows. */
export const pointsIn = (amount: StatedAmount | null): Points | null =>
  amount === null || amount === 'unreadable' ? null : amount.points;

export const isNegative = ({ exact }: Amount): boolean => exact.startsWith('-');

/** The least that can be asked for. It is never guessed: one that cannot be read allows nothing. */
export type Minimum = Points | 'unreadable';

/** The least whole points that reach an amount, one at least; a negative amount is no minimum. */
export function minimumOf(amount: StatedAmount): Minimum {
  if (amount === 'unreadable' || isNegative(amount)) return 'unreadable';
  return points(Math.max(1, Math.ceil(Number(amount.exact))));
}

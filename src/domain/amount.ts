import type { Message } from '../text/message.ts';
import { formatPoints, parsePoints, type Points, points, pointsOf } from './points.ts';
import { toAsciiDigits } from '../lib/digits.ts';

/** An amount from the server. It may have a fraction or be negative; what a player sends is whole points. */
export type Amount = {
  /** Plain decimal digits: `10000`, `9950.5`, `-50`. No group marks, no zeros at the end of a fraction. */
  readonly exact: string;
  /** The part that can be used: its whole points; 0 when it is negative. */
  readonly points: Points;
};

/** `unreadable` when the server sent nothing, or something that is not an amount. */
export type StatedAmount = Amount | 'unreadable';

/** With Indian grouping, a fraction with two digits at least: `1,00,000`, `9,950.50`, `-50`. */
export function formatAmount({ exact }: Amount): string {
  const [whole = '', fraction] = exact.split('.');
  const shown = formatPoints(Number(whole));
  return fraction === undefined ? shown : `${shown}.${fraction.padEnd(2, '0')}`;
}

/** The text of an amount with its unit, or that it is unknown. */
export const amountWords = (amount: StatedAmount): Message =>
  amount === 'unreadable'
    ? { key: 'amount.unknown' }
    : { key: 'points.amount', params: { points: formatAmount(amount) } };

/** The whole points of an amount; null when it is unknown. */
export const pointsIn = (amount: StatedAmount | null): Points | null =>
  amount === null || amount === 'unreadable' ? null : amount.points;

/** True for an amount below zero. */
export const isNegative = ({ exact }: Amount): boolean => exact.startsWith('-');

/** The least points of a request. No request is accepted while it is unreadable: it is not guessed. */
export type Minimum = Points | 'unreadable';

/** A sign before or after the currency sign, digits with group marks, a fraction, a unit. */
const written = /^(?:₹|rs\.?|inr)?\s*([+−-]?)\s*(?:₹|rs\.?|inr)?\s*([\d,]+)(?:\.(\d+))?\s*(?:\/-|₹|pts)?$/i;
const longest = 40;

/**
 * Parses an amount of a provider: a number or a text, with a sign, a fraction, Western or Indian group marks, a
 * currency sign or spaces around it, in digits of any script. Words, exponents, misplaced group marks and numbers
 * beyond safe integers are unreadable.
 */
export function readAmount(value: unknown): StatedAmount {
  // Six decimal places, because a fraction in JSON may have a rounding error.
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

/** The least whole points that reach an amount, at least 1; a negative amount is unreadable as a minimum. */
export function minimumOf(amount: StatedAmount): Minimum {
  if (amount === 'unreadable' || isNegative(amount)) return 'unreadable';
  return pointsOf(Math.max(1, Math.ceil(Number(amount.exact)))) ?? 'unreadable';
}

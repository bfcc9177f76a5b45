import { toAsciiDigits } from '../lib/digits.ts';
import { isNegative, type Minimum, type StatedAmount } from './amount.ts';
import { parsePoints, points, pointsOf } from './points.ts';

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

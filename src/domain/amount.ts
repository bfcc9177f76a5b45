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

/** The sum of amounts to the last digit of a fraction; unreadable when one of them is, or when it is too big. */
export function sumAmounts(amounts: Iterable<StatedAmount>): StatedAmount {
  const known: string[] = [];
  let places = 0;
  // Whole amounts, thousands of them, are added as numbers as long as these are exact.
  let whole = 0;
  for (const amount of amounts) {
    if (amount === 'unreadable') return 'unreadable';
    known.push(amount.exact);
    places = Math.max(places, fractionOf(amount.exact));
    whole = Number.isSafeInteger(whole) ? whole + Number(amount.exact) : Number.NaN;
  }
  if (Number.isSafeInteger(whole) && places === 0) return amountOf(BigInt(whole), 0);
  let sum = 0n;
  for (const exact of known) sum += BigInt(exact.replace('.', '') + '0'.repeat(places - fractionOf(exact)));
  return amountOf(sum, places);
}

const fractionOf = (exact: string): number => {
  const point = exact.indexOf('.');
  return point < 0 ? 0 : exact.length - point - 1;
};

/** What is left of an amount after another is taken from it; it may be below zero. */
export const lessAmount = (from: StatedAmount, taken: StatedAmount): StatedAmount =>
  sumAmounts([from, taken === 'unreadable' ? taken : negated(taken)]);

/** The same amount on the other side of zero. */
export const negated = ({ exact }: Amount): Amount => {
  const other = exact === '0' ? exact : exact.startsWith('-') ? exact.slice(1) : `-${exact}`;
  return { exact: other, points: wholePoints(other) };
};

function amountOf(scaled: bigint, places: number): StatedAmount {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  if (!Number.isSafeInteger(Number(whole))) return 'unreadable';
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  const exact = `${scaled < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
  return { exact, points: wholePoints(exact) };
}

const wholePoints = (exact: string): Amount['points'] => {
  const [whole] = exact.split('.');
  return points(exact.startsWith('-') ? 0 : Number(whole));
};

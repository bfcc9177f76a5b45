import type { Amount, StatedAmount } from './amount.ts';
import { points } from './points.ts';

/** The sum is unreadable if one amount is, or if it is too large. */
export function sumAmounts(amounts: Iterable<StatedAmount>): StatedAmount {
  const known: string[] = [];
  let places = 0;
  // Whole amounts are added as numbers as long as these are exact, which is fast for thousands of rows.
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

export const lessAmount = (from: StatedAmount, taken: StatedAmount): StatedAmount =>
  sumAmounts([from, taken === 'unreadable' ? taken : negated(taken)]);

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

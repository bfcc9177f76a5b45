import { toAsciiDigits } from '../lib/digits.ts';

declare const brand: unique symbol;

/** An Indian mobile number: ten digits, the first 6 to 9 (spec 1 §5). */
export type Phone = string & { readonly [brand]: 'Phone' };

const isPhone = (text: string): text is Phone => /^[6-9]\d{9}$/.test(text);

/**
 * The phone that a player typed, in digits of any script, with or without spaces and dashes; null when it is
 * none. The country's `91` is dropped by the length of the whole, never because a number begins with 91.
 */
export function parsePhone(text: string): Phone | null {
  const compact = toAsciiDigits(text).replace(/[\s\p{Pd}]/gu, '');
  const national = /^(?:\+91|91)\d{10}$/.test(compact) ? compact.slice(-10) : compact;
  return isPhone(national) ? national : null;
}

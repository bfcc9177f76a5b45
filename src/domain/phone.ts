import { toAsciiDigits } from '../lib/digits.ts';

declare const brand: unique symbol;

/** An Indian mobile number: ten digits, the first 6 to 9 (spec 1 §5). */
export type Phone = string & { readonly [brand]: 'Phone' };

/** True for ten ASCII digits and nothing else, as a phone crosses the wire. */
export const isPhone = (text: string): text is Phone => /^[6-9]\d{9}$/.test(text);

/**
 * Reads a phone as a player types it: digits of any script, with or without spaces, dashes and the country's `91`. The
 * length decides whether a `91` is the country's, because a mobile number may begin with 91 too. Null for anything else.
 */
export function parsePhone(text: string): Phone | null {
  const compact = toAsciiDigits(text).replace(/[\s\p{Pd}]/gu, '');
  const national = /^(?:\+91|91)\d{10}$/.test(compact) ? compact.slice(-10) : compact;
  return isPhone(national) ? national : null;
}

import { toAsciiDigits } from '../lib/digits.ts';

declare const brand: unique symbol;

/** An Indian mobile number: ten digits, the first 6 to 9 (spec 1 §5). */
export type Phone = string & { readonly [brand]: 'Phone' };

/** True for ten ASCII digits, the form of a phone on the wire. */
export const isPhone = (text: string): text is Phone => /^[6-9]\d{9}$/.test(text);

/**
 * Parses a typed phone: digits of any script, with or without spaces, dashes and the country code `91`. The length
 * decides whether `91` is the country code, because a mobile number may begin with 91 too. Null for anything else.
 */
export function parsePhone(text: string): Phone | null {
  const compact = toAsciiDigits(text).replace(/[\s\p{Pd}]/gu, '');
  const national = /^(?:\+91|91)\d{10}$/.test(compact) ? compact.slice(-10) : compact;
  return isPhone(national) ? national : null;
}

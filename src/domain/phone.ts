import { toAsciiDigits } from '../lib/digits.ts';

declare const brand: unique symbol;

/** Ten digits, the first 6 to 9 (spec 1 §5). */
export type Phone = string & { readonly [brand]: 'Phone' };

export const isPhone = (text: string): text is Phone => /^[6-9]\d{9}$/.test(text);

/** The length decides whether `91` is the country code, because a mobile number may begin with 91 too. */
export function parsePhone(text: string): Phone | null {
  const compact = toAsciiDigits(text).replace(/[\s\p{Pd}]/gu, '');
  const national = /^(?:\+91|91)\d{10}$/.test(compact) ? compact.slice(-10) : compact;
  return isPhone(national) ? national : null;
}

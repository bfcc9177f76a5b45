import { digitsOf, toAsciiDigits } from '../lib/digits.ts';

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

const supportDigits = 10;

/** The digits of the first text that has ten or more of them, else those of the placeholder (spec 1 §3). */
export const supportNumber = (texts: readonly (string | null)[], placeholder: string): string =>
  texts.map(text => digitsOf(text ?? '')).find(digits => digits.length >= supportDigits) ??
  digitsOf(placeholder);

/** The digits with their country: a bare number, or one with a trunk `0`, gets India's 91. */
function international(number: string): string {
  const digits = digitsOf(number);
  if (digits.length === 10) return `91${digits}`;
  return digits.length === 11 && digits.startsWith('0') ? `91${digits.slice(1)}` : digits;
}

/** A chat with a number, and what it begins with (DESIGN "Edges"). */
export const whatsappLink = (number: string, text?: string): string =>
  `https://wa.me/${international(number)}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;

export const telLink = (number: string): string => `tel:+${international(number)}`;

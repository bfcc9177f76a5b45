import { digitsOf } from '../lib/digits.ts';

/** Spec 1 §3. */
export type Contact = { readonly [Name in 'mobile' | 'mobile1' | 'telegram']: string | null };

/** The URL passes `imageUrl` first. */
export type Slide = { readonly src: string; readonly alt: string };

/** The first text with ten or more digits (spec 1 §3). */
export const supportNumber = (texts: readonly (string | null)[], placeholder: string): string =>
  texts.map(text => digitsOf(text ?? '')).find(digits => digits.length >= 10) ?? digitsOf(placeholder);

/** A bare number gets India's 91. */
function international(number: string): string {
  const digits = digitsOf(number).replace(/^0+/, '');
  return digits.length === 10 ? `91${digits}` : digits;
}

export const whatsappLink = (number: string, text?: string): string =>
  `https://wa.me/${international(number)}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;

export const telLink = (number: string): string => `tel:+${international(number)}`;

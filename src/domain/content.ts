import { digitsOf } from '../lib/digits.ts';

/** The server's support numbers (spec 1 §3); null when missing. */
export type Contact = {
  readonly mobile: string | null;
  readonly mobile1: string | null;
  readonly telegram: string | null;
};

/** A picture of the home slider; the URL passes `imageUrl` first. */
export type Slide = { readonly src: string; readonly alt: string };

/** How-to-play content: HTML from the server, which must be sanitised, and a link (spec 2 §3). */
export type HowToPlay = { readonly html: string; readonly videoUrl: string | null };

const supportDigits = 10;

/** The digits of the first text that has ten or more of them, else those of the placeholder (spec 1 §3). */
export const supportNumber = (texts: readonly (string | null)[], placeholder: string): string =>
  texts.map(text => digitsOf(text ?? '')).find(digits => digits.length >= supportDigits) ??
  digitsOf(placeholder);

/** The digits with their country, without the zeros that are dialled before them: a bare number gets India's 91. */
function international(number: string): string {
  const digits = digitsOf(number).replace(/^0+/, '');
  return digits.length === 10 ? `91${digits}` : digits;
}

/** The link to a WhatsApp chat with a number; `text` is its first message. */
export const whatsappLink = (number: string, text?: string): string =>
  `https://wa.me/${international(number)}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;

/** The link that calls a number. */
export const telLink = (number: string): string => `tel:+${international(number)}`;

import { phoneIn } from './support-number.ts';

/** Spec 1 §3. */
export type Contact = { readonly [Name in 'mobile' | 'mobile1' | 'telegram']: string | null };

/** `src` has passed `imageUrl`. */
export type Slide = { readonly src: string; readonly alt: string };

/** The first phone number of the texts (spec 1 §3), with its country. */
export const supportNumber = (texts: readonly (string | null)[], placeholder: string): string =>
  [...texts, placeholder].reduce<string | null>((found, text) => found ?? phoneIn(text ?? ''), null) ?? '';

export const whatsappLink = (number: string, text?: string): string =>
  `https://wa.me/${phoneIn(number)?.slice(1) ?? ''}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;

export const telLink = (number: string): string => `tel:${phoneIn(number) ?? ''}`;

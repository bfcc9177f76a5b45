import { hasChat, phoneIn, phonesIn } from './support-number.ts';

/** Spec 1 §3. */
export type Contact = { readonly [Name in 'mobile' | 'mobile1' | 'telegram']: string | null };

/** `src` has passed `imageUrl`. */
export type Slide = { readonly src: string; readonly alt: string };

const numbersIn = (texts: readonly (string | null)[]): readonly string[] =>
  texts.flatMap(text => phonesIn(text ?? ''));

/** The first phone number of the texts (spec 1 §3), with its country. */
export const supportNumber = (texts: readonly (string | null)[], placeholder: string): string =>
  numbersIn([...texts, placeholder])[0] ?? '';

/** The first number with a chat. A toll-free number, if the texts have only such ones. */
export function chatNumber(texts: readonly (string | null)[], placeholder: string): string {
  const numbers = numbersIn(texts);
  return numbers.find(hasChat) ?? supportNumber(numbers, placeholder);
}

/** Null for a toll-free number, which has no chat. */
export function whatsappLink(number: string, text?: string): string | null {
  const found = phoneIn(number) ?? '';
  if (!hasChat(found)) return null;
  return `https://wa.me/${found.slice(1)}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
}

export const telLink = (number: string): string => `tel:${phoneIn(number) ?? ''}`;

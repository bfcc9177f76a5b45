import { plainFigure } from '../../lib/figure.ts';

declare const brand: unique symbol;

/** Such as `demo@upi`. */
export type UpiId = string & { readonly [brand]: 'UpiId' };

const isUpiId = (text: string): text is UpiId =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}@[A-Za-z][A-Za-z0-9.-]{0,62}[A-Za-z0-9]$/.test(text);

/**
 * Blanks around the `@` and between digits are dropped. Any other blank may separate a word from the id, and
 * joining these would name another payee.
 */
export function parseUpiId(text: string): UpiId | null {
  const plain = plainFigure(text)
    .replace(/\s*@\s*/, '@')
    .replace(/(\d)\s+(?=\d)/g, '$1');
  return isUpiId(plain) ? plain : null;
}

/**
 * Keeps even a text that is not a UPI id, because the form does not treat it as missing (spec 1 §8 "Deposit"). Null
 * if it has no visible character.
 */
export const statedUpiId = (text: string | null): string | null =>
  parseUpiId(text ?? '') ?? (plainFigure(text ?? '') || null);

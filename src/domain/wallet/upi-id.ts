import { plainFigure } from '../../lib/figure.ts';

declare const brand: unique symbol;

/** Such as `demo@upi`. */
export type UpiId = string & { readonly [brand]: 'UpiId' };

const isUpiId = (text: string): text is UpiId =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}@[A-Za-z][A-Za-z0-9.-]{1,63}$/.test(text);

export function parseUpiId(text: string): UpiId | null {
  const plain = plainFigure(text);
  return isUpiId(plain) ? plain : null;
}

/** As it is shown and copied, also when it is no UPI id; null when nothing can be seen of it. */
export const statedUpiId = (text: string | null): string | null => plainFigure(text ?? '') || null;

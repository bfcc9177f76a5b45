declare const brand: unique symbol;

/** Such as `demo@upi`. */
export type UpiId = string & { readonly [brand]: 'UpiId' };

const isUpiId = (text: string): text is UpiId =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}@[A-Za-z][A-Za-z0-9.-]{1,63}$/.test(text);

export function parseUpiId(text: string): UpiId | null {
  const trimmed = text.trim();
  return isUpiId(trimmed) ? trimmed : null;
}

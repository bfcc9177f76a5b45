declare const brand: unique symbol;

/** A UPI id, such as `demo@upi`: a name of letters, digits, `.`, `_` and `-`, an `@`, and the handle of a bank. */
export type UpiId = string & { readonly [brand]: 'UpiId' };

const isUpiId = (text: string): text is UpiId =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}@[A-Za-z][A-Za-z0-9.-]{1,63}$/.test(text);

/** Parses a UPI id, with or without spaces around it. Null for anything else. */
export function parseUpiId(text: string): UpiId | null {
  const trimmed = text.trim();
  return isUpiId(trimmed) ? trimmed : null;
}

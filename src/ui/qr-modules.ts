import { encode } from 'uqr';

/** The rows of a text's QR code, true for a dark module. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: 0 }).data;

import { toAsciiDigits } from './digits.ts';

/**
 * Control and format characters, variation selectors and keycap marks, the blank Braille pattern, and the sign for a
 * picture in a copied text. A field that contains them looks correct. A tab or a line end is a blank.
 */
const unseen = /(?!\s)\p{Cc}|[\p{Cf}\p{DI}\u20e3\u2800\ufffc]/gu;
/** Full-width signs, in the order of ASCII. */
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthShift = 0xfee0;

/** A typed or pasted figure (phone, amount, code, number, date) in ASCII digits and signs, without unseen marks. */
export const plainFigure = (text: string): string =>
  toAsciiDigits(
    text
      .replace(unseen, '')
      .replace(fullWidth, char => String.fromCharCode(char.charCodeAt(0) - fullWidthShift)),
  ).trim();

/** A name that looks empty is empty; else it keeps its marks, because some scripts and pictures need them. */
export const seenText = (text: string | undefined): string =>
  plainFigure(text ?? '') === '' ? '' : (text ?? '').trim();

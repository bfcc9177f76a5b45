import { toAsciiDigits } from './digits.ts';

/** Format characters, variation selectors and keycap marks. A field that contains them looks correct. */
const unseen = /[\p{Cf}\p{DI}\u20e3]/gu;
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

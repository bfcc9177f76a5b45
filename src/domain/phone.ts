import { plainFigure } from '../lib/figure.ts';

declare const brand: unique symbol;

/** Ten digits, the first of them 6 to 9 (spec 1 §5). */
export type Phone = string & { readonly [brand]: 'Phone' };

export const isPhone = (text: string): text is Phone => /^[6-9]\d{9}$/.test(text);

/** Marks between digits, also in the form of a link (`%20`, `%2B`). */
const separators = /%[\da-f]{2}|[\s\p{P}\u2212=]/giu;
/**
 * Accepts a label (`Mob.`, `tel:`), then `+91`, `0091`, `091` or `91`, a trunk zero, or both. The length
 * decides, because a mobile number may itself begin with 91. The field shows `+91`, so some paste it once more.
 */
const prefixed = /^[\p{L}\p{M}]*(?:\+91(?=\+91))?(?:(?:\+|00?)?910?|0)?(\d{10})$/u;
/** A name behind the number, apart from it, as in a list of contacts. */
const nameBehind = /(?<=\d)(?:\s+[\p{L}\p{M}][\p{L}\p{M}\s.]*|\s*\([\p{L}\p{M}\s.]+\))$/u;
/** A picture before or behind the number. */
const pictures = /\p{Extended_Pictographic}/gu;

/** Behind the number in a link: `;ext=12`, `?text=Hi`. */
const parameters = /[;?&](?!phone=)[\w-]+=.*/s;

export function parsePhone(text: string): Phone | null {
  const number = plainFigure(text.replace(pictures, ' ')).replace(parameters, '').replace(nameBehind, '');
  const compact = number.replace(separators, '');
  const national = prefixed.exec(compact)?.[1] ?? '';
  return isPhone(national) ? national : null;
}

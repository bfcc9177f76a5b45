import { plainFigure } from '../lib/figure.ts';

declare const brand: unique symbol;

/** Ten digits, the first of them 6 to 9 (spec 1 §5). */
export type Phone = string & { readonly [brand]: 'Phone' };

export const isPhone = (text: string): text is Phone => /^[6-9]\d{9}$/.test(text);

/** Marks between digits, as text or as in a link (`%20`, `%2B`), and pictures. */
const separators = /%[\da-f]{2}|[\s\p{P}\u2212=<>]|\p{ExtPict}/giu;
/**
 * Accepts a label (`Mob.`, `tel:`), then `+91`, `0091`, `091` or `91`, a trunk zero, or both. The length
 * decides, because a mobile number may itself begin with 91. The field shows `+91`, so some paste it once more.
 */
const prefixed = /^[\p{L}\p{M}]*(?:\+91(?=\+91))?(?:(?:\+0?|00?)?910?|0)?(\d{10})$/u;
/** Apart from the number, as in a list of contacts. */
const nameBehind = /(?<=\d)[\s(]+[\p{L}\p{M}\s.]+\)?$/u;

/** Behind the number in a link: `;ext=12`, `?text=Hi`. */
const parameters = /[;?&](?!phone=)[\w-]+=.*/s;

export function parsePhone(text: string): Phone | null {
  const compact = plainFigure(text).replace(parameters, '').replace(nameBehind, '').replace(separators, '');
  const national = prefixed.exec(compact)?.[1] ?? '';
  return isPhone(national) ? national : null;
}

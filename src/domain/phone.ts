import { plainFigure } from '../lib/figure.ts';

declare const brand: unique symbol;

/** Ten digits, the first 6 to 9 (spec 1 §5). */
export type Phone = string & { readonly [brand]: 'Phone' };

export const isPhone = (text: string): text is Phone => /^[6-9]\d{9}$/.test(text);

/** Also as a link has them (`%20`, `%2B`). */
const separators = /%[\da-f]{2}|[\s\p{P}\u2212=]/giu;
/** A label (`Mob.`, `tel:`); `+91`, `0091`, `091` or `91`, a trunk zero, or both. The length decides, because a mobile number may begin with 91. */
const prefixed = /^[\p{L}\p{M}]*(?:(?:\+|00?)?910?|0)?(\d{10})$/u;

/** Behind the number in a link: `;ext=12`, `?text=Hi`. */
const parameters = /[;?&](?!phone=)[\w-]+=.*/s;

export function parsePhone(text: string): Phone | null {
  const compact = plainFigure(text).replace(parameters, '').replace(separators, '');
  const national = prefixed.exec(compact)?.[1] ?? '';
  return isPhone(national) ? national : null;
}

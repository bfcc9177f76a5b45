import { plainFigure } from '../lib/figure.ts';

/** Digits in groups, as people write numbers. Ends of lines and other signs end a run. */
const runs = /\+?\d(?:[^\S\r\n]|[\p{Pd}()._*~'\u00b7\u2022\u2219]|\d)*/gu;
/** A mobile or landline with ten digits, or a toll-free number of ten or eleven. */
const indian = /^(?:(?:\+|00?)?910?|0)?([1-9]\d{9}|18[06]0\d{7})$/;
const foreign = /^(?:\+|00)(?!91|0)/;
const foreignDigits = /^[1-9]\d{9,14}$/;
/** Without `+` or `00`. Eleven digits are an Indian number with one too many. */
const unmarkedDigits = /^(?!91|18[06]0)[1-9]\d{11,14}$/;
/** A toll-free number has no country code, and no chat. */
const tollFree = /^18[06]0/;
/** A name in Telegram, or a link of WhatsApp without a number, may have ten digits. */
const names = /(?:\b(?:t|telegram)\.me\/|\/message\/|@)[a-z]\w*/gi;

/** Signs of a link, and the blanks and tags of a page, as an admin panel stores them. */
const writtenBlanks = /%2[089de]|&(?:nbsp|#160|#xa0);|<\/?\w+>/gi;
/** `18:00`, whose zeros are not the prefix of another country. */
const times = /\d{1,2}:\d\d/g;

export const hasChat = (number: string): boolean => number.startsWith('+');

/** The first phone number, as `+919876543210`, or `18001234567`. Null if the text contains none. */
export const phoneIn = (text: string): string | null => phonesIn(text)[0] ?? null;

export function phonesIn(text: string): readonly string[] {
  const found: string[] = [];
  const plain = plainFigure(text.replace(writtenBlanks, ' ').replace(names, ' ')).replace(times, ' ');
  for (const [run] of plain.matchAll(runs)) {
    const number = numberOf(run.match(/\+?\d+/g) ?? []);
    if (number !== null) found.push(number);
  }
  return found;
}

/** One run may contain several numbers, or opening hours before a number: `10-6 98765 43210`. */
function numberOf(groups: readonly string[]): string | null {
  const all = groups.join('');
  const isForeign = foreign.test(all);
  if (!isForeign)
    for (const first of groups.keys())
      for (let end = groups.length; end > first; end -= 1) {
        const [, national] = indian.exec(groups.slice(first, end).join('')) ?? [];
        if (national !== undefined) return tollFree.test(national) ? national : `+91${national}`;
      }
  const digits = all.replace(/^(?:\+|00)/, '');
  return (isForeign ? foreignDigits : unmarkedDigits).test(digits) ? `+${digits}` : null;
}

import { plainFigure } from '../lib/figure.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { PlainKey } from '../text/message.ts';
import { isCurrencyWord } from './currency-words.ts';
import { cappedPoints, points, type Points } from './points.ts';

/** Points are whole numbers (spec 2 §5), so a fraction is refused. */
export type TypedAmount = Points | 'fraction' | 'empty' | 'unreadable';

/** `₹1,000.00`, `Rs. 500/-`, `500.-`, `500-00`, `500=00`, `500 pts`, `+500`. */
const written =
  /^\+?\s*(?:([\p{L}\p{M}\p{Sc}]+)[.:]?\s*\+?\s*)?([\d,]*)(?:\.(\d*|\p{Pd})|[=\p{Pd}]00)?\s*(?:([\p{L}\p{M}\p{Sc}]+)\.?)?\s*(?:\/[=\p{Pd}]\.?)?$/u;
/** The end of an amount in words: `1,500 only`. */
const only = /\s*(?:only|मात्र|केवल|फक्त)\.?$/i;
/**
 * A blank or an apostrophe that does not separate a group becomes a misplaced mark, so that `1 50` stays
 * unreadable.
 */
const groupMark = /(\d)[\p{Zs}'‘’ʼ′٬](?=\d)/gu;
/** India groups no hundreds of thousands by a blank, so these are two numbers: `500 600`. */
const twoNumbers = /^\D*\d{3}\p{Zs}+\d{3}(?!\d)/u;
/** The emphasis and the quotes of a message around a number. */
const around = /^[*_"“”]+|[*_"“”,]+$/g;
/** One, or a thousand with the group mark of another country. */
const ambiguous = /^[1-9]\d{0,2}\.000$/;

const isUnit = (word: string): boolean => word === '' || isCurrencyWord(word);

/** A number that is too large becomes the largest, which the balance then refuses. */
export function readTypedAmount(typed: string): TypedAmount {
  const text = plainFigure(typed).replace(around, '');
  if (text === '') return 'empty';
  if (twoNumbers.test(text)) return 'unreadable';
  const figure = text.replace(only, '').replace(groupMark, '$1,').replace(/٫/g, '.');
  const [, before = '', digits = '', decimals = '', after = ''] = written.exec(figure) ?? [];
  const whole = digits === '' && /\d/.test(decimals) ? points(0) : cappedPoints(digits);
  if (whole === null || !isUnit(before) || !isUnit(after) || ambiguous.test(`${digits}.${decimals}`))
    return 'unreadable';
  return /[1-9]/.test(decimals) ? 'fraction' : whole;
}

export function typedPoints(typed: string): Points | null {
  const amount = readTypedAmount(typed);
  return typeof amount === 'number' ? amount : null;
}

export function wholePoints(typed: string, required: PlainKey): Result<Points, PlainKey> {
  const amount = readTypedAmount(typed);
  if (typeof amount === 'number') return ok(amount);
  if (amount === 'empty') return err(required);
  return err(amount === 'fraction' ? 'error.notWhole' : 'error.notAmount');
}

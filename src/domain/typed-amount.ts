import { plainFigure } from '../lib/figure.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { PlainKey, Words } from '../text/message.ts';
import { isCurrencyWord } from './currency-words.ts';
import { cappedPoints, points, type Points } from './points.ts';

/** Points are whole numbers (spec 2 §5). `over` is the amount rounded down. */
type Fraction = { readonly over: Points };
export type TypedAmount = Points | Fraction | 'empty' | 'unreadable';

/** `₹1,000.00`, `Rs. 500/-`, `500.-`, `500 pts`, `+500`. */
const written =
  /^\+?\s*(?:([\p{L}\p{M}\p{Sc}]+)\.?\s*\+?\s*)?([\d,]*)(?:\.(\d*|[-–]))?\s*(?:([\p{L}\p{M}\p{Sc}]+)\.?)?\s*(?:\/[-=–])?$/u;
/** The end of an amount in words: `1,500 only`. */
const only = /\s*(?:only|मात्र|केवल|फक्त)\.?$/i;
/** A blank that does not separate a group becomes a misplaced mark, so that `1 50` stays unreadable. */
const groupBlank = /(\d)\p{Zs}(?=\d)/gu;

const isUnit = (word: string): boolean => word === '' || isCurrencyWord(word);

/** A number that is too large becomes the largest, which the balance then refuses. */
export function readTypedAmount(typed: string): TypedAmount {
  const text = plainFigure(typed);
  if (text === '') return 'empty';
  const figure = text.replace(only, '').replace(groupBlank, '$1,').replace(/٬/g, ',').replace(/٫/g, '.');
  const [, before = '', digits = '', decimals = '', after = ''] = written.exec(figure) ?? [];
  const whole = digits === '' && /\d/.test(decimals) ? points(0) : cappedPoints(digits);
  if (whole === null || !isUnit(before) || !isUnit(after)) return 'unreadable';
  return /[1-9]/.test(decimals) ? { over: whole } : whole;
}

export function typedPoints(typed: string): Points | null {
  const amount = readTypedAmount(typed);
  return typeof amount === 'number' ? amount : null;
}

/** A fraction below the minimum gives `tooFew`, because the player must know that reason first. */
export function wholePoints(
  typed: string,
  required: PlainKey,
  tooFew: (amount: Points) => Words | null,
): Result<Points, Words> {
  const amount = readTypedAmount(typed);
  if (amount === 'empty') return err(required);
  if (amount === 'unreadable') return err('error.notAmount');
  return typeof amount === 'number' ? ok(amount) : err(tooFew(amount.over) ?? 'error.notWhole');
}

import { plainFigure } from '../lib/figure.ts';
import type { PlainKey } from '../text/message.ts';
import { isCurrencyWord } from './currency-words.ts';
import { cappedPoints, type Points } from './points.ts';

/** `notWhole` is a fraction, or no amount at all: points are whole numbers (spec 2 §5). */
export type TypedAmount = Points | 'empty' | 'notWhole';

/** `₹1,000.00`, `Rs. 500/-`, `500 pts`. */
const written = /^(?:([\p{L}\p{M}₹]+)\.?\s*)?([\d,]+)(?:\.0*)?\s*(?:([\p{L}\p{M}₹]+)\.?)?\s*(?:\/[-=–])?$/u;
/** Blanks that a program wrote between groups, not a thumb between two numbers. */
const groupBlank = /(\d)[\u00a0\u2009\u202f](?=\d)/g;

const isUnit = (word: string): boolean => word === '' || isCurrencyWord(word);

/** A number that is too big becomes the biggest: it is refused for the balance. */
export function readTypedAmount(typed: string): TypedAmount {
  const text = plainFigure(typed).replace(groupBlank, '$1,');
  if (text === '') return 'empty';
  const [, before = '', digits = '', after = ''] = written.exec(text) ?? [];
  return (isUnit(before) && isUnit(after) ? cappedPoints(digits) : null) ?? 'notWhole';
}

export function typedPoints(typed: string): Points | null {
  const amount = readTypedAmount(typed);
  return typeof amount === 'string' ? null : amount;
}

export const amountProblem = <Key extends PlainKey>(amount: 'empty' | 'notWhole', required: Key) =>
  amount === 'empty' ? required : 'error.notWhole';

// Games in which one entry becomes many panas (spec 2 §5). Text that is not digits becomes no panas.
import { doublePanas, panaKinds, panasOfDigit, singlePanas, type PanaKind } from './panna.ts';

const madeOf = (digits: string, panas: readonly string[]): readonly string[] =>
  panas.filter(pana => Array.from(pana).every(digit => digits.includes(digit)));

/** The single panas that the digits can form; n different digits make n(n-1)(n-2)/6, repeated ones count once. */
export const spMotor = (digits: string): readonly string[] => madeOf(digits, singlePanas);

/** The double panas that pairs of the digits can form; n different digits make n(n-1). */
export const dpMotor = (digits: string): readonly string[] => madeOf(digits, doublePanas);

/** The panas of a digit, of the chosen kinds, singles first. */
export const spDpTp = (digit: string, kinds: readonly PanaKind[]): readonly string[] =>
  panaKinds.filter(kind => kinds.includes(kind)).flatMap(kind => panasOfDigit(digit, kind));

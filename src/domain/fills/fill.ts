import type { PlainKey } from '../../text/message.ts';

/**
 * What a fill asks for. `digits`: from `least` to `most` of them, typed into one field; with `doubles` the player also
 * says whether numbers of two equal digits belong to it. `odd`: how many digits of a number are odd, 0 to `most`.
 */
export type Asked =
  | { readonly kind: 'digits'; readonly least: number; readonly most: number; readonly doubles: boolean }
  | { readonly kind: 'odd'; readonly most: number };

/** What the player has given: ASCII digits, or the chosen count of odd digits. */
export type FillInput = { readonly digits: string; readonly doubles: boolean };

/** A way to mark many numbers of a board at once. */
export type Fill = {
  readonly key: string;
  readonly name: PlainKey;
  /** One sentence: which numbers these are. */
  readonly sentence: PlainKey;
  /** Null: it needs nothing, and marks the same numbers each time. */
  readonly asks: Asked | null;
  /** The numbers of the board that it marks, each once, in the board's order. */
  readonly numbers: (input: FillInput) => readonly string[];
};

export const digitsFrom = (least: number, most = least, doubles = false): Asked => ({
  kind: 'digits',
  least,
  most,
  doubles,
});

/** One to ten digits, of which a number needs any. */
export const someDigits = digitsFrom(1, 10);

const isOdd = (digit: string): boolean => Number(digit) % 2 === 1;

export const oddDigits = (number: string): number => Array.from(number).filter(isOdd).length;

/** The smaller digit of a pair that is five apart: 0 to 4. */
export const five = (digit: string): string => String(Number(digit) % 5);

// How the numbers of a game stand on its board.
import type { Game } from '../game/games.ts';
import { ank, isPana, numberText } from '../game/panna.ts';
import { toAsciiDigits } from '../../lib/digits.ts';

/** A line of cells; `head` is the open digit of jodis, else null. */
type BoardRow = { readonly head: string | null; readonly numbers: readonly string[] };

/** `digits`: without heads. `jodis`: open digits by close digits. `panas`: their anks are the columns. */
export type NumberBoard = {
  readonly kind: 'digits' | 'jodis' | 'panas';
  /** Over the columns; empty for digits. */
  readonly heads: readonly string[];
  readonly rows: readonly BoardRow[];
};

const heads = '0123456789'.split('');

/** Lines of `width` numbers. */
const lines = (numbers: readonly string[], width: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(numbers.length / width) }, (_, line) =>
    numbers.slice(line * width, (line + 1) * width),
  );

/** The board of a game with one field and a fixed set of numbers, as `hasBoard` tells. */
export function numberBoard({ inputs }: Pick<Game, 'inputs'>): NumberBoard {
  return boardOfNumbers(inputs[0]?.allowed ?? []);
}

/** The board of these numbers: digits in two lines of five, jodis by their digits, panas below their anks. */
export function boardOfNumbers(numbers: readonly string[]): NumberBoard {
  const [first = ''] = numbers;
  if (isPana(first)) {
    const columns = heads.map(head => numbers.filter(pana => ank(pana) === head));
    // Each digit has as many panas of a kind as any other.
    const rows = (columns[0] ?? []).map((_, line) => ({
      head: null,
      numbers: columns.flatMap(column => column[line] ?? []),
    }));
    return { kind: 'panas', heads, rows };
  }
  if (first.length === 1)
    return {
      kind: 'digits',
      heads: [],
      rows: lines(numbers, 5).map(line => ({ head: null, numbers: line })),
    };
  return {
    kind: 'jodis',
    heads,
    rows: lines(numbers, 10).map((line, place) => ({ head: heads[place] ?? null, numbers: line })),
  };
}

/**
 * A search for a number: finds each record whose number contains the typed digits, in any script. A dash is only
 * compared where one was typed: `4-1` finds the sangam `4-120`, and `120` does too. Without a digit it finds nothing;
 * nothing typed finds all.
 */
export function numberSearch(
  typed: string,
): (row: { readonly digits: string; readonly closeDigits: string }) => boolean {
  const text = toAsciiDigits(typed).replace(/\s/g, '');
  if (text === '') return () => true;
  if (!/^[\d-]*\d[\d-]*$/.test(text)) return () => false;
  return row => toAsciiDigits(numberText(row)).includes(text);
}

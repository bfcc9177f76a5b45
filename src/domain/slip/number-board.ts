import { type Game, padNumbers } from '../game/games.ts';
import { ank, isPana } from '../game/panna.ts';

/** `head` is the open digit of jodis, or null. */
type BoardRow = { readonly head: string | null; readonly numbers: readonly string[] };

/** `lines`: five numbers each. `jodis`: open digits by close digits. `panas`: one column for each ank. */
export type NumberBoard = {
  readonly kind: 'lines' | 'jodis' | 'panas';
  readonly heads: readonly string[];
  readonly rows: readonly BoardRow[];
};

const heads = '0123456789'.split('');

const lines = (numbers: readonly string[], width: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(numbers.length / width) }, (_, line) =>
    numbers.slice(line * width, (line + 1) * width),
  );

/** Only for games with `hasBoard`. */
export function numberBoard({ inputs }: Pick<Game, 'inputs'>): NumberBoard {
  return boardOfNumbers(inputs[0]?.allowed ?? []);
}

export function boardOfNumbers(numbers: readonly string[]): NumberBoard {
  const [first = ''] = numbers;
  // A pad has no heads, and a game without all jodis has no line for each open digit.
  if (numbers.length <= padNumbers || (!isPana(first) && numbers.length < 100)) {
    const rows = lines(numbers, 5).map(line => ({ head: null, numbers: line }));
    return { kind: 'lines', heads: [], rows };
  }
  if (isPana(first)) {
    const columns = heads.map(head => numbers.filter(pana => ank(pana) === head));
    // Every ank has the same number of panas of a kind.
    const rows = (columns[0] ?? []).map((_, line) => ({
      head: null,
      numbers: columns.flatMap(column => column[line] ?? []),
    }));
    return { kind: 'panas', heads, rows };
  }
  const rows = lines(numbers, 10).map((line, place) => ({ head: heads[place] ?? null, numbers: line }));
  return { kind: 'jodis', heads, rows };
}

/** Breaks a board that is too wide for the screen into parts below each other. Without heads it has longer lines instead. */
export function boardParts(
  { heads, rows }: NumberBoard,
  width: number,
): readonly Pick<NumberBoard, 'heads' | 'rows'>[] {
  if (heads.length === 0) {
    const all = rows.flatMap(({ numbers }) => numbers);
    return [{ heads, rows: lines(all, width).map(numbers => ({ head: null, numbers })) }];
  }
  return lines(heads, width).map((some, part) => ({
    heads: some,
    rows: rows.map(({ head, numbers }) => ({ head, numbers: lines(numbers, width)[part] ?? [] })),
  }));
}

/** In a pana zero counts as ten: figures ascend in the order 1 to 9, then 0. */
const figures = [...'1234567890'];

/** The 220 panas: every three figures in pana order, repeats allowed. */
export const panas: readonly string[] = figures.flatMap((first, i) =>
  figures.slice(i).flatMap((second, j) => figures.slice(i + j).map(third => first + second + third)),
);

export type PanaKind = 'single' | 'double' | 'triple';

const kinds: Readonly<Record<number, PanaKind>> = { 1: 'triple', 2: 'double', 3: 'single' };
const kindOf = new Map(panas.map(pana => [pana, kinds[new Set(pana).size]]));

/** The kind of a pana, or undefined for any other text. */
export const panaKind = (text: string): PanaKind | undefined => kindOf.get(text);

/** The last figure of the digit sum. */
export const ank = (pana: string): string =>
  String([...pana].reduce((sum, digit) => sum + Number(digit), 0) % 10);

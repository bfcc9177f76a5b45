import type { PlainKey } from '../../text/message.ts';
import { ank, dpMotor, isRedJodi, type PanaKind, panaKind, spMotor } from './panna.ts';
import type { Game } from './games.ts';
import { plainFigure } from '../../lib/figure.ts';
import { err, ok } from '../../lib/result.ts';

/**
 * `digits`: `least` to `most` of them; `doubles`: the player says whether doubles count. `odd`: how many
 * digits are odd.
 */
export type Asked =
  | { readonly kind: 'digits'; readonly least: number; readonly most: number; readonly doubles: boolean }
  | { readonly kind: 'odd'; readonly most: number };

type FillInput = { readonly digits: string; readonly doubles: boolean };

export type Fill = {
  readonly key: string;
  readonly name: PlainKey;
  readonly sentence: PlainKey;
  /** Null for a fill that always marks the same numbers. */
  readonly asks: Asked | null;
  readonly numbers: (input: FillInput) => readonly string[];
};

function digitsFrom(least: number, most = least, doubles = false): Asked {
  return { kind: 'digits', least, most, doubles };
}

const someDigits = digitsFrom(1, 10);

const isOdd = (digit: string): boolean => Number(digit) % 2 === 1;

const oddDigits = (number: string): number => Array.from(number).filter(isOdd).length;

/** The smaller digit of a pair with a difference of five. */
const five = (digit: string): string => String(Number(digit) % 5);

type FillKey =
  | ('all' | 'odd' | 'even' | 'openDigit' | 'closeDigit' | 'red' | 'crossing' | 'total')
  | ('ank' | 'cycle' | 'commonDigit' | 'oddEven');

/** The numbers of a board that fit the typed digits. */
const fillsOn =
  (board: readonly string[]) =>
  (key: FillKey, asks: Asked | null, fits: (number: string, input: FillInput) => boolean): Fill => ({
    key,
    name: `fill.${key}`,
    sentence: `fill.${key}.is`,
    asks,
    numbers: input => board.filter(number => fits(number, input)),
  });

const oddEven = (fill: ReturnType<typeof fillsOn>, most: number): Fill =>
  fill('oddEven', { kind: 'odd', most }, (number, { digits }) => String(oddDigits(number)) === digits);

/** The digits without their +5, in order: `02` for 27, 72, 20 and 75. */
const familyOf = (number: string): string => Array.from(number, five).toSorted().join('');

const family = (board: readonly string[], of: 'jodi' | 'pana'): Fill => ({
  key: 'family',
  name: 'fill.family',
  sentence: `fill.${of}Family.is`,
  asks: digitsFrom(of === 'jodi' ? 2 : 3),
  numbers: ({ digits }) => board.filter(number => familyOf(number) === familyOf(digits)),
});

function digitFills(board: readonly string[]): readonly Fill[] {
  const fill = fillsOn(board);
  return [
    fill('all', null, () => true),
    fill('odd', null, digit => oddDigits(digit) === 1),
    fill('even', null, digit => oddDigits(digit) === 0),
  ];
}

const open = (jodi: string): string => jodi.slice(0, 1);
const close = (jodi: string): string => jodi.slice(1);

function jodiFills(board: readonly string[]): readonly Fill[] {
  const fill = fillsOn(board);
  return [
    fill('openDigit', someDigits, (jodi, { digits }) => digits.includes(open(jodi))),
    fill('closeDigit', someDigits, (jodi, { digits }) => digits.includes(close(jodi))),
    fill('red', null, isRedJodi),
    family(board, 'jodi'),
    fill(
      'crossing',
      digitsFrom(2, 10, true),
      (jodi, { digits, doubles }) =>
        digits.includes(open(jodi)) &&
        digits.includes(close(jodi)) &&
        (doubles || open(jodi) !== close(jodi)),
    ),
    fill('total', someDigits, (jodi, { digits }) => digits.includes(ank(jodi))),
    oddEven(fill, 2),
  ];
}

/** A digit that is given twice must be in the pana twice. */
function holds(pana: string, [first = '', second = '']: string): boolean {
  return first === second ? pana.split(first).length > 2 : pana.includes(first) && pana.includes(second);
}

const makes = { SP: { expand: spMotor, least: 3 }, DP: { expand: dpMotor, least: 2 } } as const;
const motor = (kind: keyof typeof makes): Fill => ({
  key: 'motor',
  name: 'fill.motor',
  sentence: kind === 'SP' ? 'fill.spMotor.is' : 'fill.dpMotor.is',
  asks: digitsFrom(makes[kind].least, 10),
  numbers: ({ digits }) => makes[kind].expand(digits),
});

function panaFills(board: readonly string[], kind: PanaKind): readonly Fill[] {
  const fill = fillsOn(board);
  const byAnk = fill('ank', someDigits, (pana, { digits }) => digits.includes(ank(pana)));
  const common = fill('commonDigit', someDigits, (pana, { digits }) =>
    Array.from(pana).some(digit => digits.includes(digit)),
  );
  if (kind === 'TP') return [fill('all', null, () => true), byAnk, family(board, 'pana'), common];
  const cycle = fill('cycle', digitsFrom(2), (pana, { digits }) => holds(pana, digits));
  return [byAnk, family(board, 'pana'), cycle, common, motor(kind), oddEven(fill, 3)];
}

export function fillsOf({ inputs, kinds }: Game): readonly Fill[] {
  const [board, second] = inputs.map(({ allowed }) => allowed);
  const first = board?.[0];
  if (board === undefined || first === undefined || second !== undefined || kinds) return [];
  const kind = panaKind(first);
  if (kind !== null) return panaFills(board, kind);
  return first.length === 2 ? jodiFills(board) : digitFills(board);
}

/** Ignores spaces and commas between digits. For a fill of odd digits, `typed` is their number. */
export function readFill({ asks, numbers }: Fill, typed: string, doubles: boolean) {
  const digits = plainFigure(typed).replace(/[\s,]/g, '');
  if (asks !== null) {
    if (digits === '') return err('fill.noDigits');
    if (!/^\d+$/.test(digits)) return err('fill.notDigits');
  }
  if (asks?.kind === 'digits') {
    const { least, most } = asks;
    // A repeated digit changes nothing.
    const count = most === 10 ? Math.min(digits.length, most) : digits.length;
    if (least === most && count !== least) return err({ key: 'fill.exactly', params: { count: least } });
    if (count < least) return err({ key: 'fill.atLeast', params: { count: least } });
  }
  const found = numbers({ digits, doubles });
  return found.length === 0 ? err('fill.none') : ok(found);
}

/** From the shortest: a fill may need different digits, equal ones, or more of them. */
const examples = ['1', '12', '128', '112', '111', '1234'];

/** Some digits and the numbers that they mark. Null for a fill that asks nothing. */
export function exampleOf(
  fill: Fill,
): { readonly digits: string; readonly numbers: readonly string[] } | null {
  if (fill.asks === null) return null;
  for (const digits of examples) {
    const found = readFill(fill, digits, true);
    if (found.ok && found.value.length > 1) return { digits, numbers: found.value };
  }
  return null;
}

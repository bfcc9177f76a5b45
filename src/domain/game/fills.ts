import type { PlainKey, Words } from '../../text/message.ts';
import { ank, dpMotor, isRedJodi, type PanaKind, panaKind, spMotor } from './panna.ts';
import type { Game } from './games.ts';
import { toAsciiDigits } from '../../lib/digits.ts';
import { err, ok, type Result } from '../../lib/result.ts';

/**
 * `digits`: `least` to `most` of them; with `doubles` the player says whether doubles belong to it. `odd`: how
 * many digits are odd, 0 to `most`.
 */
export type Asked =
  | { readonly kind: 'digits'; readonly least: number; readonly most: number; readonly doubles: boolean }
  | { readonly kind: 'odd'; readonly most: number };

type FillInput = { readonly digits: string; readonly doubles: boolean };

export type Fill = {
  readonly key: string;
  readonly name: PlainKey;
  readonly sentence: PlainKey;
  /** Null: it marks the same numbers each time. */
  readonly asks: Asked | null;
  readonly numbers: (input: FillInput) => readonly string[];
};

const digitsFrom = (least: number, most = least, doubles = false): Asked => ({
  kind: 'digits',
  least,
  most,
  doubles,
});

const someDigits = digitsFrom(1, 10);

const isOdd = (digit: string): boolean => Number(digit) % 2 === 1;

const oddDigits = (number: string): number => Array.from(number).filter(isOdd).length;

/** The smaller digit of a pair that is five apart. */
const five = (digit: string): string => String(Number(digit) % 5);

const fixed = (key: 'all' | 'odd' | 'even', numbers: readonly string[]): Fill => ({
  key,
  name: `fill.${key}`,
  sentence: `fill.${key}.is`,
  asks: null,
  numbers: () => numbers,
});

const all = (board: readonly string[]): Fill => fixed('all', board);

const digitFills = (board: readonly string[]): readonly Fill[] => [
  all(board),
  fixed(
    'odd',
    board.filter(digit => oddDigits(digit) === 1),
  ),
  fixed(
    'even',
    board.filter(digit => oddDigits(digit) === 0),
  ),
];

const open = (jodi: string): string => jodi.slice(0, 1);
const close = (jodi: string): string => jodi.slice(1);
const isDouble = (jodi: string): boolean => open(jodi) === close(jodi);

/** The digits without their +5, in order: `02` for 27, 72, 20 and 75. */
const familyOf = (jodi: string): string => Array.from(jodi, five).toSorted().join('');

const jodiFills = (board: readonly string[]): readonly Fill[] => [
  {
    key: 'openDigit',
    name: 'fill.openDigit',
    sentence: 'fill.openDigit.is',
    asks: someDigits,
    numbers: ({ digits }) => board.filter(jodi => digits.includes(open(jodi))),
  },
  {
    key: 'closeDigit',
    name: 'fill.closeDigit',
    sentence: 'fill.closeDigit.is',
    asks: someDigits,
    numbers: ({ digits }) => board.filter(jodi => digits.includes(close(jodi))),
  },
  {
    key: 'red',
    name: 'fill.red',
    sentence: 'fill.red.is',
    asks: null,
    numbers: () => board.filter(isRedJodi),
  },
  {
    key: 'family',
    name: 'fill.family',
    sentence: 'fill.jodiFamily.is',
    asks: digitsFrom(2),
    numbers: ({ digits }) => board.filter(jodi => familyOf(jodi) === familyOf(digits)),
  },
  {
    key: 'crossing',
    name: 'fill.crossing',
    sentence: 'fill.crossing.is',
    asks: digitsFrom(2, 10, true),
    numbers: ({ digits, doubles }) =>
      board.filter(
        jodi => digits.includes(open(jodi)) && digits.includes(close(jodi)) && (doubles || !isDouble(jodi)),
      ),
  },
  {
    key: 'total',
    name: 'fill.total',
    sentence: 'fill.total.is',
    asks: someDigits,
    numbers: ({ digits }) => board.filter(jodi => digits.includes(ank(jodi))),
  },
  {
    key: 'oddEven',
    name: 'fill.oddEven',
    sentence: 'fill.oddEven.is',
    asks: { kind: 'odd', most: 2 },
    numbers: ({ digits }) => board.filter(jodi => String(oddDigits(jodi)) === digits),
  },
];

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
  const byAnk: Fill = {
    key: 'ank',
    name: 'fill.ank',
    sentence: 'fill.ank.is',
    asks: someDigits,
    numbers: ({ digits }) => board.filter(pana => digits.includes(ank(pana))),
  };
  const family: Fill = {
    key: 'family',
    name: 'fill.family',
    sentence: 'fill.panaFamily.is',
    asks: digitsFrom(3),
    numbers: ({ digits }) => board.filter(pana => familyOf(pana) === familyOf(digits)),
  };
  const cycle: Fill = {
    key: 'cycle',
    name: 'fill.cycle',
    sentence: 'fill.cycle.is',
    asks: digitsFrom(2),
    numbers: ({ digits }) => board.filter(pana => holds(pana, digits)),
  };
  const common: Fill = {
    key: 'commonDigit',
    name: 'fill.commonDigit',
    sentence: 'fill.commonDigit.is',
    asks: someDigits,
    numbers: ({ digits }) => board.filter(pana => Array.from(pana).some(digit => digits.includes(digit))),
  };
  const oddEven: Fill = {
    key: 'oddEven',
    name: 'fill.oddEven',
    sentence: 'fill.oddEven.is',
    asks: { kind: 'odd', most: 3 },
    numbers: ({ digits }) => board.filter(pana => String(oddDigits(pana)) === digits),
  };
  if (kind === 'TP') return [all(board), byAnk, family, common];
  return [byAnk, family, cycle, common, motor(kind), oddEven];
}

export function fillsOf({ inputs, kinds }: Game): readonly Fill[] {
  const [board, second] = inputs.map(({ allowed }) => allowed);
  const first = board?.[0];
  if (board === undefined || first === undefined || second !== undefined || kinds) return [];
  const kind = panaKind(first);
  if (kind !== null) return panaFills(board, kind);
  return first.length === 2 ? jodiFills(board) : digitFills(board);
}

/** Spaces and commas between digits do not count; `typed` is the count for a fill of odd digits. */
export function readFill(
  { asks, numbers }: Fill,
  typed: string,
  doubles: boolean,
): Result<readonly string[], Words> {
  const digits = toAsciiDigits(typed).replace(/[\s,]/g, '');
  if (asks !== null) {
    if (digits === '') return err('fill.noDigits');
    if (!/^\d+$/.test(digits)) return err('fill.notDigits');
  }
  if (asks?.kind === 'digits') {
    const { least, most } = asks;
    // A digit that is given again changes nothing.
    const count = most === 10 ? Math.min(digits.length, most) : digits.length;
    if (least === most && count !== least) return err({ key: 'fill.exactly', params: { count: least } });
    if (count < least) return err({ key: 'fill.atLeast', params: { count: least } });
  }
  const found = numbers({ digits, doubles });
  return found.length === 0 ? err('fill.none') : ok(found);
}

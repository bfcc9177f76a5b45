import { dpMotor, spMotor } from '../expand.ts';
import { ank, type PanaKind } from '../panna.ts';
import { all } from './digit-fills.ts';
import { digitsFrom, type Fill, five, oddDigits, someDigits } from './fill.ts';

/** A pana as digits without their +5, in order: panas of one family have the same. */
const familyOf = (pana: string): string => Array.from(pana, five).toSorted().join('');

/** The pana has both digits; a digit that is given twice must be in it twice. */
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

/** The fills of a board with the panas of one kind. */
export function panaFills(board: readonly string[], kind: PanaKind): readonly Fill[] {
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

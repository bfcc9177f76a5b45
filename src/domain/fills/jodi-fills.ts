import { ank } from '../panna.ts';
import { isRedJodi } from '../red-jodi.ts';
import { digitsFrom, type Fill, five, oddDigits, someDigits } from './fill.ts';

const open = (jodi: string): string => jodi.slice(0, 1);
const close = (jodi: string): string => jodi.slice(1);
const isDouble = (jodi: string): boolean => open(jodi) === close(jodi);

/** A jodi as a pair without order, of digits without their +5: `02` for 27, 72, 20, 75 and the four more. */
const familyOf = (jodi: string): string => Array.from(jodi, five).toSorted().join('');

/** The fills of a board of jodis. */
export const jodiFills = (board: readonly string[]): readonly Fill[] => [
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

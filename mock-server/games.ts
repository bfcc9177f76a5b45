import type { PanaKind } from '../src/domain/panna.ts';
import { ank, isPana, panaKind } from '../src/domain/panna.ts';
import type { GameFamily } from './data.ts';

/** What a bid's row says: for sangams `digits` is the open part and `closedigits` the close part. */
export type Numbers = { readonly digits: string; readonly closedigits: string };

/** A bid type as the provider settles it. */
export type GameRule = {
  /** The rate's name on the wire, without `_1` and `_2`. */
  readonly rate: string;
  /** Needs both results: it is settled with the later, and refused once either is declared. */
  readonly both: boolean;
  /** When bids end: with their own session, or with the open one whatever it says (spec 2 §4, timed tiles). */
  readonly ends: 'session' | 'open';
  readonly allowed: (row: Numbers) => boolean;
  /** Did it win, given the panas it needs: the session's own, or open and close for `both`. */
  readonly wins: (row: Numbers, pana: string, closePana: string) => boolean;
};

const panaOf = (kind: PanaKind) => (text: string) => panaKind(text) === kind;
const isDigit = (text: string): boolean => /^\d$/.test(text);
const isJodi = (text: string): boolean => /^\d\d$/.test(text);

/** A bid on one number of one session. */
const one = (
  rate: string,
  allowed: (text: string) => boolean,
  result: (number: string) => string,
): GameRule => ({
  rate,
  both: false,
  ends: 'session',
  allowed: row => allowed(row.digits) && row.closedigits === '',
  wins: (row, number) => row.digits === result(number),
});

const itself = (number: string): string => number;
const singleDigit = one('single_digit_val', isDigit, ank);
const singlePana = one('single_pana_val', panaOf('SP'), itself);
const doublePana = one('double_pana_val', panaOf('DP'), itself);
const triplePana = one('tripple_pana_val', panaOf('TP'), itself);
const panas = { 'Single Pana': singlePana, 'Double Pana': doublePana, 'Triple Pana': triplePana };

const rules: Record<GameFamily, Readonly<Record<string, GameRule>>> = {
  main: {
    'Single Digit': singleDigit,
    ...panas,
    'SP Motor': singlePana,
    'DP Motor': doublePana,
    'Jodi Digit': {
      rate: 'jodi_digit_val',
      both: true,
      ends: 'open',
      allowed: row => isJodi(row.digits) && row.closedigits === '',
      wins: (row, open, close) => row.digits === ank(open) + ank(close),
    },
    'Half Sangam': {
      rate: 'half_sangam_val',
      both: true,
      ends: 'session',
      allowed: ({ digits, closedigits }) =>
        (isDigit(digits) && isPana(closedigits)) || (isPana(digits) && isDigit(closedigits)),
      wins: ({ digits, closedigits }, open, close) =>
        digits.length === 1
          ? digits === ank(open) && closedigits === close
          : digits === open && closedigits === ank(close),
    },
    'Full Sangam': {
      rate: 'full_sangam_val',
      both: true,
      ends: 'open',
      allowed: row => isPana(row.digits) && isPana(row.closedigits),
      wins: (row, open, close) => row.digits === open && row.closedigits === close,
    },
  },
  starline: { 'Single Digit': singleDigit, ...panas },
  gali: {
    'Left Digit': one('single_digit_val', isDigit, jodi => jodi.charAt(0)),
    'Right Digit': one('single_pana_val', isDigit, jodi => jodi.charAt(1)),
    'Jodi Digit': one('double_pana_val', isJodi, itself),
  },
};

/** The rule of a game type by its wire name, in either spelling (`Panna`, `Tripple`); undefined for none. */
export function ruleOf(family: GameFamily, label: string): GameRule | undefined {
  const name = label.replace('Panna', 'Pana').replace('Tripple', 'Triple');
  return Object.hasOwn(rules[family], name) ? rules[family][name] : undefined;
}

/** Three drawn digits as a pana: rising, with 0 counted as ten. */
export const sortPana = (digits: readonly string[]): string =>
  digits.toSorted((a, b) => (Number(a) || 10) - (Number(b) || 10)).join('');

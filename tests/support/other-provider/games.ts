import type { Family, Session } from './markets.ts';
import { ank, panaKind } from './panas.ts';
import type { RateKey } from './rates.ts';

/** Results of a market's day: panas, or the jodi of a Gali market as `open`. */
export type Draw = { readonly open: string | null; readonly close: string | null };

export type Pick = { readonly session: Session; readonly digits: string; readonly closeDigits: string };

export type Game = {
  readonly name: string;
  readonly rate: RateKey;
  /** The open and the close result decide it together, so bids end at the open time. */
  readonly both: boolean;
  readonly accepts: (pick: Pick) => boolean;
  /** Null while a result that it needs is missing. */
  readonly wins: (pick: Pick, draw: Draw) => boolean | null;
};

const isDigit = (text: string): boolean => /^\d$/.test(text);
const isJodi = (text: string): boolean => /^\d\d$/.test(text);
const isPana = (text: string): boolean => panaKind(text) !== undefined;

type Rule = (digits: string, result: string) => boolean;
const byAnk: Rule = (digit, pana) => ank(pana) === digit;
const byPana: Rule = (digits, pana) => pana === digits;

/** A game that one result decides. */
const oneResult =
  (resultOf: (pick: Pick, draw: Draw) => string | null) =>
  (name: string, rate: RateKey, accepts: (digits: string) => boolean, rule: Rule): Game => ({
    name,
    rate,
    both: false,
    accepts: ({ digits, closeDigits }) => accepts(digits) && closeDigits === '',
    wins: (pick, draw) => {
      const result = resultOf(pick, draw);
      return result === null ? null : rule(pick.digits, result);
    },
  });
const ofSession = oneResult(({ session }, { open, close }) => (session === 'Open' ? open : close));
const ofDraw = oneResult((_, { open }) => open);

/** A game that needs both panas. */
const twoResults = (
  name: string,
  rate: RateKey,
  accepts: (pick: Pick) => boolean,
  rule: (pick: Pick, open: string, close: string) => boolean,
): Game => ({
  name,
  rate,
  both: true,
  accepts,
  wins: (pick, { open, close }) => (open === null || close === null ? null : rule(pick, open, close)),
});

const single = (text: string): boolean => panaKind(text) === 'single';
const double = (text: string): boolean => panaKind(text) === 'double';
const triple = (text: string): boolean => panaKind(text) === 'triple';

/** The open side is in `digits`, the close side in `closedigits`; the length of each tells ank from pana. */
const sideWins = (side: string, pana: string): boolean => side === pana || side === ank(pana);

const games: Readonly<Record<Family, readonly Game[]>> = {
  main: [
    ofSession('Single Digit', 'single_digit', isDigit, byAnk),
    ofSession('Single Pana', 'single_pana', single, byPana),
    ofSession('Double Pana', 'double_pana', double, byPana),
    ofSession('Triple Pana', 'tripple_pana', triple, byPana),
    // A motor row is an ordinary pana bid with the rate of its kind.
    ofSession('SP Motor', 'single_pana', single, byPana),
    ofSession('DP Motor', 'double_pana', double, byPana),
    twoResults(
      'Jodi Digit',
      'jodi_digit',
      ({ digits, closeDigits }) => isJodi(digits) && closeDigits === '',
      ({ digits }, open, close) => digits === ank(open) + ank(close),
    ),
    twoResults(
      'Half Sangam',
      'half_sangam',
      ({ digits, closeDigits }) =>
        (isDigit(digits) && isPana(closeDigits)) || (isPana(digits) && isDigit(closeDigits)),
      ({ digits, closeDigits }, open, close) => sideWins(digits, open) && sideWins(closeDigits, close),
    ),
    twoResults(
      'Full Sangam',
      'full_sangam',
      ({ digits, closeDigits }) => isPana(digits) && isPana(closeDigits),
      ({ digits, closeDigits }, open, close) => digits === open && closeDigits === close,
    ),
  ],
  starline: [
    ofDraw('Single Digit', 'single_digit', isDigit, byAnk),
    ofDraw('Single Pana', 'single_pana', single, byPana),
    ofDraw('Double Pana', 'double_pana', double, byPana),
    ofDraw('Triple Pana', 'tripple_pana', triple, byPana),
  ],
  gali: [
    ofDraw('Left Digit', 'single_digit', isDigit, (digit, jodi) => jodi[0] === digit),
    ofDraw('Right Digit', 'single_pana', isDigit, (digit, jodi) => jodi[1] === digit),
    ofDraw('Jodi Digit', 'double_pana', isJodi, (digits, jodi) => jodi === digits),
  ],
};

/** The specification spells the same games with `Panna` and `Tripple` on other screens. */
const plain = (name: string): string =>
  name.toLowerCase().replace('panna', 'pana').replace('tripple', 'triple').replace(/\s+/g, ' ').trim();

export const findGame = (family: Family, name: string): Game | undefined =>
  games[family].find(game => plain(game.name) === plain(name));

export function refuseResult(family: Family, result: string): void {
  const valid = family === 'gali' ? isJodi(result) : isPana(result);
  if (!valid) throw new Error(`${result} is not a result of ${family}.`);
}

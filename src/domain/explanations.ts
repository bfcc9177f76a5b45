// THE EXPLANATIONS: how each game works, with a worked example. Its numbers are derived by the rules of the games.
import type { Words } from '../text/message.ts';
import { dpMotor, spDpTp, spMotor } from './expand.ts';
import type { GameKey } from './game-list.ts';
import { ank } from './panna.ts';

/** A result of an example: a pana with the sum of its digits (`21`) and its digit, or a jodi and which digits count. */
export type Drawn =
  | { readonly kind: 'pana'; readonly pana: string; readonly total: string; readonly digit: string }
  | {
      readonly kind: 'jodi';
      readonly cells: readonly { readonly digit: string; readonly counts: boolean }[];
    };

/** How a game works. */
export type Explanation = {
  readonly sentence: Words;
  /** The results of the example: that of one session, or the open and the close result. */
  readonly drawn: readonly Drawn[];
  /** The number that wins on these results; a sangam as `7-470`. With Open, where a game has sessions. */
  readonly wins: string;
  /** In games that generate panas: what is typed, and the panas that it makes. */
  readonly made: { readonly typed: string; readonly panas: readonly string[] } | null;
};

type Table = { readonly [K in GameKey]: Explanation };

const drawnPana = (pana: string): Drawn => ({
  kind: 'pana',
  pana,
  total: String(Array.from(pana).reduce((sum, digit) => sum + Number(digit), 0)),
  digit: ank(pana),
});

/** An example on the results `panas`, the open one first. */
const onPanas = (sentence: Words, panas: readonly string[], wins: string): Explanation => ({
  sentence,
  drawn: panas.map(drawnPana),
  wins,
  made: null,
});

/** An example in which `typed` makes panas, one of which is drawn. */
const generating = (
  sentence: Words,
  typed: string,
  panas: readonly string[],
  drawn: string,
): Explanation => ({ ...onPanas(sentence, [drawn], drawn), made: { typed, panas } });

/** An example on a Gali result of which the digits at `places` count. */
const onJodi = (sentence: Words, jodi: string, places: readonly number[]): Explanation => {
  const cells = Array.from(jodi, (digit, place) => ({ digit, counts: places.includes(place) }));
  const wins = cells.flatMap(({ digit, counts }) => (counts ? [digit] : [])).join('');
  return { sentence, drawn: [{ kind: 'jodi', cells }], wins, made: null };
};

const [open, close, double, triple, jodi] = ['124', '470', '112', '777', '47'] as const;

const single = onPanas('explain.singleDigit', [open], ank(open));
const singlePana = onPanas('explain.singlePana', [open], open);
const doublePana = onPanas('explain.doublePana', [double], double);
const triplePana = onPanas('explain.triplePana', [triple], triple);

const table: Table = {
  singleDigit: single,
  jodiDigit: onPanas('explain.jodiDigit', [open, close], ank(open) + ank(close)),
  singlePana,
  doublePana,
  triplePana,
  halfSangam: onPanas('explain.halfSangam', [open, close], `${ank(open)}-${close}`),
  fullSangam: onPanas('explain.fullSangam', [open, close], `${open}-${close}`),
  spDpTp: generating(
    { key: 'explain.spDpTp', params: { single: 'SP', double: 'DP', triple: 'TP' } },
    `${ank(double)} DP`,
    spDpTp(ank(double), ['DP']),
    double,
  ),
  spMotor: generating('explain.spMotor', '1240', spMotor('1240'), open),
  dpMotor: generating('explain.dpMotor', '124', dpMotor('124'), double),
  starlineSingleDigit: single,
  starlineSinglePana: singlePana,
  starlineDoublePana: doublePana,
  starlineTriplePana: triplePana,
  leftDigit: onJodi('explain.leftDigit', jodi, [0]),
  rightDigit: onJodi('explain.rightDigit', jodi, [1]),
  galiJodi: onJodi('explain.galiJodi', jodi, [0, 1]),
};

/** How a game works. */
export const explanationOf = (game: GameKey): Explanation => table[game];

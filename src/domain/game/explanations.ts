// THE EXPLANATIONS: how each game works, with a worked example. Its numbers are derived by the rules of the games.
import type { Message, Words } from '../../text/message.ts';
import { ank, dpMotor, spDpTp, spMotor } from './panna.ts';
import type { GameKey } from './game-list.ts';
import type { Game } from './games.ts';
import { type BidSession, type MarketNow, sessionsAt } from '../market/market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

/** A result of an example: a pana with the sum of its digits (`21`) and its digit, or a jodi and which digits count. */
export type Drawn =
  | { readonly kind: 'pana'; readonly pana: string; readonly total: string; readonly digit: string }
  | {
      readonly kind: 'jodi';
      readonly cells: readonly { readonly digit: string; readonly counts: boolean }[];
    };

/** How a game works. */
type Explanation = {
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

// What can be bid on in each game, in a few words: the line under its name on its tile.
/** The first and the last of the allowed numbers: `0 to 9`. */
const range = ({ inputs }: Game): Message => {
  const allowed = inputs[0]?.allowed ?? [];
  return { key: 'caption.range', params: { first: allowed[0] ?? '', last: allowed.at(-1) ?? '' } };
};

/** A sentence with the number of the allowed panas. */
const counted =
  (key: 'caption.single' | 'caption.double' | 'caption.triple') =>
  ({ inputs }: Game): Message => ({ key, params: { count: inputs[0]?.allowed.length ?? 0 } });

const always = (message: Message) => (): Message => message;

const captions: { readonly [K in GameKey]: (game: Game) => Message } = {
  singleDigit: range,
  jodiDigit: range,
  singlePana: counted('caption.single'),
  doublePana: counted('caption.double'),
  triplePana: counted('caption.triple'),
  halfSangam: always({ key: 'caption.halfSangam' }),
  fullSangam: always({ key: 'caption.fullSangam' }),
  spDpTp: always({ key: 'caption.spDpTp' }),
  spMotor: always({ key: 'caption.spMotor' }),
  dpMotor: always({ key: 'caption.dpMotor' }),
  starlineSingleDigit: range,
  starlineSinglePana: counted('caption.single'),
  starlineDoublePana: counted('caption.double'),
  starlineTriplePana: counted('caption.triple'),
  leftDigit: always({ key: 'caption.leftDigit' }),
  rightDigit: always({ key: 'caption.rightDigit' }),
  galiJodi: range,
};

/** The caption of a game's tile. */
export const captionOf = (game: Game): Message => captions[game.key](game);

/** A result that decides bids, and the minute after which it is declared. Null for a market with one result a day. */
type DecidingResult = { readonly session: BidSession | null; readonly after: MinuteOfDay };

/**
 * The results that decide bids of a game which are placed now: that of each session that can be chosen, or the close
 * result alone for games on both. Without those whose time is unknown.
 */
export function decidingResults(game: Game, market: MarketNow, now: MinuteOfDay): readonly DecidingResult[] {
  if (game.family !== 'main') return [{ session: null, after: market.open }];
  const sessions = game.namesOpen ? (['Close'] as const) : sessionsAt(market, now).allowed;
  return sessions.flatMap(session => {
    const after = session === 'Open' ? market.open : market.close;
    return after === null || after === undefined ? [] : [{ session, after }];
  });
}

// The sheets that explain games load this file late, so it is apart from games.ts.
import type { Words } from '../../text/message.ts';
import type { KnownMarket } from '../market/known-market.ts';
import { sessionsAt } from '../market/market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import type { GameKey } from './game-list.ts';
import type { Game } from './games.ts';
import { ank, dpMotor, spDpTp, spMotor } from './panna.ts';

/** A pana with the sum of its digits (`21`) and its ank, or a jodi with the digits that count. */
export type Drawn =
  | { readonly kind: 'pana'; readonly pana: string; readonly total: string; readonly digit: string }
  | {
      readonly kind: 'jodi';
      readonly cells: readonly { readonly digit: string; readonly counts: boolean }[];
    };

type Explanation = {
  readonly sentence: Words;
  readonly drawn: readonly Drawn[];
  /** A sangam as `7-470`. The example is for Open if the game has sessions. */
  readonly wins: string;
  readonly made: { readonly typed: string; readonly panas: readonly string[] } | null;
};

type GuideEntry = {
  readonly explanation: Explanation;
  readonly pasted: {
    readonly names: ReadonlySet<string>;
    /** A half sangam is in the order of Open. */
    readonly examples: readonly [string, string];
    readonly wrong: (number: string) => Words;
    /** At Close the two parts change places. */
    readonly turnsAtClose: boolean;
  };
};

const drawnPana = (pana: string): Drawn => ({
  kind: 'pana',
  pana,
  total: String(Array.from(pana).reduce((sum, digit) => sum + Number(digit), 0)),
  digit: ank(pana),
});

/** The first of `panas` is the open one. */
const onPanas = (sentence: Words, panas: readonly string[], wins: string): Explanation => ({
  sentence,
  drawn: panas.map(drawnPana),
  wins,
  made: null,
});

const generating = (
  sentence: Words,
  typed: string,
  panas: readonly string[],
  drawn: string,
): Explanation => ({ ...onPanas(sentence, [drawn], drawn), made: { typed, panas } });

/** Only the digits at `places` count. */
const onJodi = (sentence: Words, jodi: string, places: readonly number[]): Explanation => {
  const cells = Array.from(jodi, (digit, place) => ({ digit, counts: places.includes(place) }));
  const wins = cells.flatMap(({ digit, counts }) => (counts ? [digit] : [])).join('');
  return { sentence, drawn: [{ kind: 'jodi', cells }], wins, made: null };
};

const [open, close, double, triple, jodi] = ['124', '470', '112', '777', '47'] as const;

const set = (words: string): ReadonlySet<string> => new Set(words.normalize('NFC').split(' '));

const anyGame = 'no num number numbers bid bids नंबर बिड';
const digitNames = 'digit digits ank अंक आंक';
const panaNames = 'pana panna patti patta panel पन्ना पाना पत्ती पत्ता';
const jodiNames = 'jodi jodis jodidigit जोड़ी जोडी';

const pasted = (
  names: string,
  examples: GuideEntry['pasted']['examples'],
  wrong: `paste.no${'Digit' | 'Jodi' | 'SinglePana' | 'DoublePana' | 'TriplePana' | 'Pana' | 'SpMotor' | 'DpMotor'}`,
): Pick<GuideEntry, 'pasted'> => ({
  pasted: {
    names: set(`${anyGame} ${names}`),
    examples,
    wrong: number => ({ key: wrong, params: { number } }),
    turnsAtClose: false,
  },
});

const digit = (name: string) => pasted(`${digitNames} ${name}`, ['4', '7'], 'paste.noDigit');
const jodis = pasted(`${digitNames} ${jodiNames}`, ['47', '05'], 'paste.noJodi');

const singleDigit: GuideEntry = {
  explanation: onPanas('explain.singleDigit', [open], ank(open)),
  ...digit('single सिंगल'),
};
const singlePana: GuideEntry = {
  explanation: onPanas('explain.singlePana', [open], open),
  ...pasted(`${panaNames} single sp सिंगल`, ['128', '137'], 'paste.noSinglePana'),
};
const doublePana: GuideEntry = {
  explanation: onPanas('explain.doublePana', [double], double),
  ...pasted(`${panaNames} double dp डबल`, ['112', '550'], 'paste.noDoublePana'),
};
const triplePana: GuideEntry = {
  explanation: onPanas('explain.triplePana', [triple], triple),
  ...pasted(`${panaNames} triple tripple tp ट्रिपल`, ['111', '777'], 'paste.noTriplePana'),
};

export const gameGuide: { readonly [K in GameKey]: GuideEntry } = {
  singleDigit,
  jodiDigit: { explanation: onPanas('explain.jodiDigit', [open, close], ank(open) + ank(close)), ...jodis },
  singlePana,
  doublePana,
  triplePana,
  halfSangam: {
    explanation: onPanas('explain.halfSangam', [open, close], `${ank(open)}-${close}`),
    pasted: {
      names: set(`${anyGame} half sangam संगम हाफ`),
      examples: ['7-128', '4-137'],
      wrong: number => ({ key: 'paste.noHalfSangam', params: { number, open: '7-128', close: '128-7' } }),
      turnsAtClose: true,
    },
  },
  fullSangam: {
    explanation: onPanas('explain.fullSangam', [open, close], `${open}-${close}`),
    pasted: {
      names: set(`${anyGame} full sangam संगम फुल`),
      examples: ['128-470', '137-560'],
      wrong: number => ({ key: 'paste.noFullSangam', params: { number, example: '128-470' } }),
      turnsAtClose: false,
    },
  },
  spDpTp: {
    explanation: generating(
      { key: 'explain.spDpTp', params: { single: 'SP', double: 'DP', triple: 'TP' } },
      `${ank(double)} DP`,
      spDpTp(ank(double), ['DP']),
      double,
    ),
    ...pasted(panaNames, ['128', '112'], 'paste.noPana'),
  },
  spMotor: {
    explanation: generating('explain.spMotor', '1240', spMotor('1240'), open),
    ...pasted('sp motor मोटर', ['1234', '560'], 'paste.noSpMotor'),
  },
  dpMotor: {
    explanation: generating('explain.dpMotor', '124', dpMotor('124'), double),
    ...pasted('dp motor मोटर', ['12', '345'], 'paste.noDpMotor'),
  },
  starlineSingleDigit: singleDigit,
  starlineSinglePana: singlePana,
  starlineDoublePana: doublePana,
  starlineTriplePana: triplePana,
  leftDigit: { explanation: onJodi('explain.leftDigit', jodi, [0]), ...digit('left लेफ्ट') },
  rightDigit: { explanation: onJodi('explain.rightDigit', jodi, [1]), ...digit('right राइट') },
  galiJodi: { explanation: onJodi('explain.galiJodi', jodi, [0, 1]), ...jodis },
};

/** Games on both sessions are decided by the close result. Results whose time is unknown are left out. */
export function decidingResults(game: Game, market: KnownMarket, now: MinuteOfDay) {
  if (game.family !== 'main') return [{ session: null, after: market.times.open }];
  const sessions = game.namesOpen ? (['Close'] as const) : sessionsAt(market, now).allowed;
  return sessions.flatMap(session => {
    const after = session === 'Open' ? market.times.open : market.times.close;
    return after === null || after === undefined ? [] : [{ session, after }];
  });
}

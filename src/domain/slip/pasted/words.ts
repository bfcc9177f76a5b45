import type { GameKey } from '../../game/game-list.ts';
import type { BidSession } from '../../market/market.ts';
import type { Words } from '../../../text/message.ts';

/** A part of a line. `at` and `end` are its place in the line. */
export type Token = {
  readonly kind: 'number' | 'sign' | 'comma' | 'word' | 'stranger';
  readonly text: string;
  readonly at: number;
  readonly end: number;
};

const parts: readonly (readonly [kind: Token['kind'] | null, part: RegExp])[] = [
  [null, /\s+/y],
  // 'Rs 50/-': the end of an amount.
  [null, /(?<=\d)\/[-=](?=[\s,;]|$)/y],
  ['number', /\d+/y],
  ['sign', /=+>?|-+>?|[*]+|:+|\/+|@|x(?![\p{L}\p{M}])/iuy],
  // Not after one digit alone: '1. 7=50' is a numbered list.
  ['sign', /(?<=\d\d)\.(?=\d\d)/y],
  ['comma', /[,;]/y],
  ['word', /(?:[\p{L}\p{M}]+|₹)\.?/uy],
  // The full stop after a sentence.
  [null, /(?<=\d)\.$/y],
  ['stranger', /./suy],
];

/** Two numbers with a dash are one number where a game has two parts: `7-128`. */
const twoParts = /\d+\s*-\s*\d+/y;

/** The parts of a line from `plainLine`. `paired`: the game's numbers have two parts. Takes a time that is linear. */
export function tokensOf(line: string, paired: boolean): readonly Token[] {
  const tokens: Token[] = [];
  const lexicon = paired ? ([['number', twoParts], ...parts] as const) : parts;
  for (let at = 0; at < line.length;) {
    for (const [kind, part] of lexicon) {
      part.lastIndex = at;
      const [text] = part.exec(line) ?? [];
      if (text === undefined) continue;
      if (kind !== null) tokens.push({ kind, text, at, end: at + text.length });
      at += text.length;
      break;
    }
  }
  return tokens;
}

// The words that people write beside numbers and points.
const set = (words: string): ReadonlySet<string> => new Set(words.normalize('NFC').split(' '));

/** Words of the currency: they stand beside the points. */
const currency = set('rs re inr rupee rupees rupaye pts pt pnt point points ₹ रु रुपये रुपए रुपया पॉइंट पॉइंट्स');
const common = 'no num number numbers bid bids नंबर बिड';
const digitNames = 'digit digits ank अंक आंक';
const pana = 'pana panna patti patta panel पन्ना पाना पत्ती पत्ता';
const jodiNames = 'jodi jodis jodidigit जोड़ी जोडी';

/** What the numbers of a game may be called. */
const names: { readonly [K in GameKey]: ReadonlySet<string> } = {
  singleDigit: set(`${common} ${digitNames} single सिंगल`),
  jodiDigit: set(`${common} ${digitNames} ${jodiNames}`),
  singlePana: set(`${common} ${pana} single sp सिंगल`),
  doublePana: set(`${common} ${pana} double dp डबल`),
  triplePana: set(`${common} ${pana} triple tripple tp ट्रिपल`),
  halfSangam: set(`${common} half sangam संगम हाफ`),
  fullSangam: set(`${common} full sangam संगम फुल`),
  spDpTp: set(`${common} ${pana}`),
  spMotor: set(`${common} sp motor मोटर`),
  dpMotor: set(`${common} dp motor मोटर`),
  starlineSingleDigit: set(`${common} ${digitNames} single सिंगल`),
  starlineSinglePana: set(`${common} ${pana} single sp सिंगल`),
  starlineDoublePana: set(`${common} ${pana} double dp डबल`),
  starlineTriplePana: set(`${common} ${pana} triple tripple tp ट्रिपल`),
  leftDigit: set(`${common} ${digitNames} left लेफ्ट`),
  rightDigit: set(`${common} ${digitNames} right राइट`),
  galiJodi: set(`${common} ${digitNames} ${jodiNames}`),
};

const sessions: Readonly<Record<string, BidSession>> = {
  open: 'Open',
  ओपन: 'Open',
  close: 'Close',
  क्लोज: 'Close',
};

/** What a word says: a session, something that changes nothing, or nothing that is known. */
type WordKind = 'currency' | 'name' | 'unknown' | { readonly session: BidSession };

export function wordKind(word: string, game: GameKey): WordKind {
  const plain = word.toLowerCase().normalize('NFC');
  const session = Object.hasOwn(sessions, plain) ? sessions[plain] : undefined;
  if (session !== undefined) return { session };
  if (currency.has(plain)) return 'currency';
  return names[game].has(plain) ? 'name' : 'unknown';
}

/** What the numbers of a game are in a list: how two of them are written, and what is said of a text that is none. */
type NumberKind = {
  readonly examples: readonly [string, string];
  readonly wrong: (number: string) => Words;
};

const digit: NumberKind = {
  examples: ['4', '7'],
  wrong: number => ({ key: 'paste.noDigit', params: { number } }),
};
const jodi: NumberKind = {
  examples: ['47', '05'],
  wrong: number => ({ key: 'paste.noJodi', params: { number } }),
};
const singlePana: NumberKind = {
  examples: ['128', '137'],
  wrong: number => ({ key: 'paste.noSinglePana', params: { number } }),
};
const doublePana: NumberKind = {
  examples: ['112', '550'],
  wrong: number => ({ key: 'paste.noDoublePana', params: { number } }),
};
const triplePana: NumberKind = {
  examples: ['111', '777'],
  wrong: number => ({ key: 'paste.noTriplePana', params: { number } }),
};

const kinds: { readonly [K in GameKey]: NumberKind } = {
  singleDigit: digit,
  jodiDigit: jodi,
  singlePana,
  doublePana,
  triplePana,
  halfSangam: {
    examples: ['7-128', '4-137'],
    wrong: number => ({ key: 'paste.noHalfSangam', params: { number, open: '7-128', close: '128-7' } }),
  },
  fullSangam: {
    examples: ['128-470', '137-560'],
    wrong: number => ({ key: 'paste.noFullSangam', params: { number, example: '128-470' } }),
  },
  spDpTp: {
    examples: ['128', '112'],
    wrong: number => ({ key: 'paste.noPana', params: { number } }),
  },
  spMotor: {
    examples: ['1234', '560'],
    wrong: number => ({ key: 'paste.noSpMotor', params: { number } }),
  },
  dpMotor: {
    examples: ['12', '345'],
    wrong: number => ({ key: 'paste.noDpMotor', params: { number } }),
  },
  starlineSingleDigit: digit,
  starlineSinglePana: singlePana,
  starlineDoublePana: doublePana,
  starlineTriplePana: triplePana,
  leftDigit: digit,
  rightDigit: digit,
  galiJodi: jodi,
};

/** The numbers of a game. A half sangam has the part of the open result first, so Close turns its examples round. */
export function numberKind(game: GameKey, session: BidSession): NumberKind {
  const kind = kinds[game];
  if (game !== 'halfSangam' || session === 'Open') return kind;
  const [one, two] = kind.examples;
  return { ...kind, examples: [turned(one), turned(two)] };
}

const turned = (number: string): string => number.split('-').toReversed().join('-');

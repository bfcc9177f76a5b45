import type { Words } from '../../text/message.ts';
import type { GameKey } from '../game-list.ts';
import type { BidSession } from '../market.ts';

/** What the numbers of a game are in a list: how two of them are written, and what is said of a text that is none. */
export type NumberKind = {
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

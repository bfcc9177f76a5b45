import { gameGuide } from '../../game/game-guide.ts';
import type { GameKey } from '../../game/game-list.ts';
import { isCurrencyWord } from '../../currency-words.ts';
import type { BidSession } from '../../market/market.ts';

/** `at` and `end` are the token's place in the line. */
export type Token = {
  readonly kind: 'number' | 'sign' | 'comma' | 'word' | 'stranger';
  readonly text: string;
  readonly at: number;
  readonly end: number;
};

const parts: readonly (readonly [kind: Token['kind'] | null, part: RegExp])[] = [
  [null, /\s+/y],
  // The end of an amount, as in 'Rs 50/-'.
  [null, /(?<=\d)\/[-=](?=[\s,;]|$)/y],
  ['number', /\d+/y],
  ['sign', /=+>?|-+>?|[*]+|:+|\/+|@|x(?![\p{L}\p{M}])/iuy],
  // Not after one digit, because '1. 7=50' is a line of a numbered list.
  ['sign', /(?<=\d\d)\.(?=\d\d)/y],
  ['comma', /[,;]/y],
  ['word', /(?:[\p{L}\p{M}]+|₹)\.?/uy],
  [null, /(?<=\d)\.$/y],
  ['stranger', /./suy],
];

/** `7-128` is one number in a game with two parts. */
const twoParts = /\d+\s*-\s*\d+/y;

/** `line` comes from `plainLine`. Takes linear time. */
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

const sessions: Readonly<Record<string, BidSession>> = {
  open: 'Open',
  ओपन: 'Open',
  close: 'Close',
  क्लोज: 'Close',
};

/** A `name` may be skipped. */
type WordKind = 'currency' | 'name' | 'unknown' | { readonly session: BidSession };

export function wordKind(word: string, game: GameKey): WordKind {
  const plain = word.toLowerCase().normalize('NFC');
  const session = Object.hasOwn(sessions, plain) ? sessions[plain] : undefined;
  if (session !== undefined) return { session };
  if (isCurrencyWord(plain)) return 'currency';
  return gameGuide[game].pasted.names.has(plain) ? 'name' : 'unknown';
}

export function pastedExamples(game: GameKey, session: BidSession): readonly [string, string] {
  const { examples, turnsAtClose } = gameGuide[game].pasted;
  const [first, two] = examples;
  return turnsAtClose && session === 'Close' ? [turned(first), turned(two)] : examples;
}

const turned = (number: string): string => number.split('-').toReversed().join('-');

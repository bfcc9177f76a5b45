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

import type { Words } from '../../text/message.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { GameKey } from '../game-list.ts';
import type { BidSession } from '../market.ts';
import { type Joint, type Part, partition } from './partition.ts';
import type { Token } from './tokens.ts';
import { wordKind } from './words.ts';

/** What stands between two commas. Without parts it is one number, which has its points later in the line. */
export type Segment = {
  readonly numbers: readonly Token[];
  readonly parts: readonly Part[];
  /** There is no space after the comma before it. */
  readonly tight: boolean;
};

/** Who reads: words that name another game or session are no noise. */
export type Reader = {
  readonly game: GameKey;
  readonly session: BidSession;
  /** The player chooses the session. */
  readonly choice: boolean;
  /** What is said of a line that can be meant in more than one way, and of points with a comma. */
  readonly unclear: Words;
  readonly groupMarks: Words;
};

/** The parts of a line between its commas, or the reason why the line is not understood. */
export function segmentsOf(tokens: readonly Token[], reader: Reader): Result<readonly Segment[], Words> {
  const segments: Segment[] = [];
  let part: Token[] = [];
  let comma: Token | undefined;
  for (const token of [...tokens, undefined]) {
    if (token !== undefined && token.kind !== 'comma') {
      part.push(token);
      continue;
    }
    const tight = comma !== undefined && comma.end === part[0]?.at;
    const read = segmentOf(part, tight, reader);
    if (!read.ok) return read;
    if (read.value !== null) segments.push(read.value);
    part = [];
    comma = token;
  }
  return ok(segments);
}

function segmentOf(tokens: readonly Token[], tight: boolean, reader: Reader): Result<Segment | null, Words> {
  const unclear = err(reader.unclear);
  const numbers: Token[] = [];
  const joints: Joint[] = [];
  /** The places of words such as `rs`: before the number of this index. */
  const money: number[] = [];
  let sign: Joint | null = null;
  for (const token of tokens) {
    if (token.kind === 'number') {
      if (numbers.length > 0) joints.push(sign ?? ' ');
      else if (sign !== null) return unclear;
      numbers.push(token);
      sign = null;
    } else if (token.kind === 'sign') {
      if (sign !== null) return unclear;
      sign = jointOf(token.text);
    } else {
      const problem = wordProblem(token, reader);
      if (problem !== null) return err(problem);
      if (wordKind(bare(token.text), reader.game) === 'currency') money.push(numbers.length);
    }
  }
  if (sign !== null) return unclear;
  if (numbers.length === 0) return ok(null);
  const parts = numbers.length === 1 ? [] : partition(joints);
  if (parts === null) return unclear;
  const points = new Set(parts.map(({ to }) => to + 1));
  if (money.some(place => !points.has(place) && !points.has(place - 1))) return unclear;
  return ok({ numbers, parts, tight });
}

/** A word without the full stop of an abbreviation. */
const bare = (word: string): string => word.replace(/(?<=.)\.$/, '');

function wordProblem({ kind, text }: Token, { game, session, choice }: Reader): Words | null {
  const word = bare(text);
  const said = kind === 'word' ? wordKind(word, game) : 'unknown';
  if (said === 'currency' || said === 'name') return null;
  if (said === 'unknown' || !choice) return { key: 'paste.unknownWord', params: { word } };
  return said.session === session ? null : { key: 'paste.otherSession', params: { word } };
}

function jointOf(sign: string): Joint {
  if (sign.endsWith('>')) return '=';
  const [first = ''] = sign;
  if (first === '=' || first === ':' || first === '@' || first === '/' || first === '-' || first === '.')
    return first;
  return 'x';
}

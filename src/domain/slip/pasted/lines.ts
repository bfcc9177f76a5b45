import type { Words } from '../../../text/message.ts';
import { err, ok, type Result } from '../../../lib/result.ts';
import type { GameKey } from '../../game/game-list.ts';
import type { BidSession } from '../../market/market.ts';
import { type Token, wordKind } from './words.ts';
import { plainFigure } from '../../../lib/figure.ts';

/** `=` comes before points. Other signs may also separate numbers. */
type Joint = (typeof signs)[number] | 'x' | ' ';
const signs = ['=', ':', '@', '/', '-', '.'] as const;

/** Indexes: the numbers `from` to `to` share the points that follow. */
type Part = { readonly from: number; readonly to: number; readonly sign: Joint };

const divides = (joint: Joint | undefined): boolean =>
  joint === ' ' || joint === '-' || joint === '/' || joint === '.';

const allAlike = (joints: readonly Joint[]): boolean => joints.every(joint => joint === joints[0]);

/**
 * Null if the line is ambiguous. Points follow an `=`, or the one sign that comes only before the last
 * number, or one sign in each pair between spaces: `12 34=50 56=20`, `12-34/50`, `12x50 34x20`.
 */
function partition(joints: readonly Joint[]): readonly Part[] | null {
  const [sign] = joints;
  if (sign === undefined) return null;
  // Points are whole, so no decimal point comes before them.
  if (joints.length === 1) return sign === '.' ? null : [{ from: 0, to: 0, sign }];
  return joints.includes('=') ? byEquals(joints) : (byLastSign(joints) ?? byPairs(joints));
}

function byEquals(joints: readonly Joint[]): readonly Part[] | null {
  const found: Part[] = [];
  let from = 0;
  while (from <= joints.length) {
    const to = joints.indexOf('=', from);
    if (to < 0 || !sharePoints(joints.slice(from, to))) return null;
    const after = joints[to + 1];
    if (after !== undefined && after !== ' ') return null;
    found.push({ from, to, sign: '=' });
    from = to + 2;
  }
  return found;
}

const sharePoints = (between: readonly Joint[]): boolean =>
  between.length === 0 || (divides(between[0]) && allAlike(between));

function byLastSign(joints: readonly Joint[]): readonly Part[] | null {
  const before = joints.slice(0, -1);
  const sign = joints.at(-1);
  if (sign === undefined || sign === ' ' || sign === '.' || sign === before[0] || !sharePoints(before))
    return null;
  return [{ from: 0, to: before.length, sign }];
}

function byPairs(joints: readonly Joint[]): readonly Part[] | null {
  const [sign = ' '] = joints;
  const regular = joints.every((joint, index) => joint === (index % 2 === 0 ? sign : ' '));
  if (!regular || sign === ' ' || sign === '.' || joints.length % 2 === 0) return null;
  return Array.from({ length: (joints.length + 1) / 2 }, (_, pair) => {
    return { from: pair * 2, to: pair * 2, sign };
  });
}

/** A segment without parts is one number, whose points come later in the line. */
type Segment = {
  readonly numbers: readonly Token[];
  readonly parts: readonly Part[];
  readonly tight: boolean;
};

/** Words that name another game or session matter, so they are not skipped. */
export type Reader = {
  readonly game: GameKey;
  readonly session: BidSession;
  readonly choice: boolean;
  readonly unclear: Words;
  readonly groupMarks: Words;
};

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
  /** Indexes of numbers that follow a word such as `rs`. */
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

/** Removes the full stop of an abbreviation. */
const bare = (word: string): string => word.replace(/(?<=.)\.$/, '');

function wordProblem({ kind, text }: Token, { game, session, choice }: Reader): Words | null {
  const word = bare(text);
  const meaning = kind === 'word' ? wordKind(word, game) : 'unknown';
  if (meaning === 'currency' || meaning === 'name') return null;
  if (meaning === 'unknown' || !choice) return { key: 'paste.unknownWord', params: { word } };
  return meaning.session === session ? null : { key: 'paste.otherSession', params: { word } };
}

const jointOf = (sign: string): Joint =>
  sign.endsWith('>') ? '=' : (signs.find(known => sign.startsWith(known)) ?? 'x');

/** `points` is null if the line has none for the numbers. */
export type Entry = { readonly numbers: readonly Token[]; readonly points: Token | null };

/** Numbers without points belong to the next `=` or sign of the line, unless that is ambiguous. */
export function lineEntries(
  segments: readonly Segment[],
  isNumber: (text: string) => boolean,
  { unclear, groupMarks }: Pick<Reader, 'unclear' | 'groupMarks'>,
): Result<readonly Entry[], Words> {
  if (hasGroupMarks(segments)) return err(groupMarks);
  if (mayBeLongerList(segments, isNumber)) return err(unclear);
  const entries: Entry[] = [];
  let waiting: Token[] = [];
  for (const { numbers, parts } of segments) {
    if (parts.length === 0) waiting.push(...numbers);
    for (const { from, to, sign } of parts) {
      // In '12, 34, 56 100' the points may belong to 56 or to all three.
      if (waiting.length > 0 && sign === ' ') return err(unclear);
      entries.push({
        numbers: [...waiting, ...numbers.slice(from, to + 1)],
        points: numbers[to + 1] ?? null,
      });
      waiting = [];
    }
  }
  if (waiting.length > 0) entries.push({ numbers: waiting, points: null });
  return ok(entries);
}

/** In '128=1,000' the points may be a thousand, or 1 and another number. */
function hasGroupMarks(segments: readonly Segment[]): boolean {
  let afterPoints = false;
  return segments.some(({ numbers, parts, tight }) => {
    const withoutPoints = parts.length === 0;
    if (withoutPoints && tight && afterPoints && numbers[0]?.text.length === 3) return true;
    // '1,00,000' has marks after two digits too.
    afterPoints = !withoutPoints || (tight && afterPoints);
    return false;
  });
}

/**
 * '12 34, 56=100' may mean 12 with 34 points, or three numbers with 100. It is ambiguous only if 34 may be a
 * number of the game.
 */
function mayBeLongerList(segments: readonly Segment[], isNumber: (text: string) => boolean): boolean {
  let later: string | null = null;
  return segments.toReversed().some(({ numbers, parts }) => {
    const [first] = parts;
    if (first === undefined) return false;
    const divides = first.sign === ' ' || first.sign === '-' || first.sign === '/';
    const asNumbers = numbers.every(({ text }) => isNumber(text));
    if (later !== null && later !== first.sign && divides && asNumbers) return true;
    if (first.sign !== ' ') later = first.sign;
    return false;
  });
}

const likenesses: readonly [alike: RegExp, plain: string][] = [
  [/[‐‑‒–—―−﹣]/g, '-'],
  [/[×✕✖⨯]/g, 'x'],
  [/[⁄∕]/g, '/'],
  [/[،、]/g, ','],
  [/[→➔➜⇒]/g, '='],
  [/₹/g, ' ₹ '],
];

/** The bullet of a list, or the star of a messenger's bold line. */
const bullet = /^[-*•·●▪‣]+\s+/;
const bold = /^\*([^*]+)\*$/;

export function plainLine(line: string): string {
  // oxlint-disable-next-line no-control-regex -- most lines are plain already
  const typed = /^[\x00-\x7f]*$/.test(line) ? line : likeTyped(line);
  return typed.trim().replace(bullet, '').replace(bold, '$1').trim();
}

const likeTyped = (line: string): string =>
  likenesses.reduce((text, [alike, plain]) => text.replace(alike, plain), plainFigure(line));

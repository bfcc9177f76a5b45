import type { Words } from '../../text/message.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Reader, Segment } from './segment.ts';
import type { Token } from './tokens.ts';

/** Numbers with the same points; null where the line has none for them. */
export type Entry = { readonly numbers: readonly Token[]; readonly points: Token | null };

/**
 * What a line says, from its parts between commas: numbers alone belong to the next `=` or sign of the line. It is not
 * understood where that can be meant in more than one way. `isNumber`: a text is a number of the game.
 */
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
      // '12, 34, 56 100': are the points of 56 those of all?
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

/** '128=1,000': a thousand points, or one point and another number? */
function hasGroupMarks(segments: readonly Segment[]): boolean {
  let afterPoints = false;
  return segments.some(({ numbers, parts, tight }) => {
    const alone = parts.length === 0;
    if (alone && tight && afterPoints && numbers[0]?.text.length === 3) return true;
    // '1,00,000' has marks after two digits too.
    afterPoints = !alone || (tight && afterPoints);
    return false;
  });
}

/**
 * '12 34, 56=100': 12 with 34 points, or three numbers with 100? Only where the second may be a number, and what divides
 * the two is no sign of points alone.
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

/** What stands between two numbers: a sign, or a space. `=` is before points; the others may also divide numbers. */
export type Joint = '=' | 'x' | ':' | '@' | '/' | '-' | '.' | ' ';

/** Numbers that have the same points, as indexes: `from` to `to`, and the next one is their points. */
export type Part = { readonly from: number; readonly to: number; readonly sign: Joint };

/** What may stand between numbers that share their points. */
const divides = (joint: Joint | undefined): boolean =>
  joint === ' ' || joint === '-' || joint === '/' || joint === '.';

const allAlike = (joints: readonly Joint[]): boolean => joints.every(joint => joint === joints[0]);

/**
 * Divides the numbers of a list into parts by what stands between them; null when it can be meant in more than one way.
 * Two numbers are a number and its points. Of more, an `=` is before points, or the one sign that is before the last
 * number and nowhere else, or one sign in each pair between spaces: `12 34=50 56=20`, `12-34/50`, `12x50 34x20`.
 */
export function partition(joints: readonly Joint[]): readonly Part[] | null {
  const [sign] = joints;
  if (sign === undefined) return null;
  // Points are whole, so that a point is never before them.
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
  return Array.from({ length: (joints.length + 1) / 2 }, (_, pair) => ({
    from: pair * 2,
    to: pair * 2,
    sign,
  }));
}

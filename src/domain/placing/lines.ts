import { shortestList } from '../history/shortest-list.ts';
import { fits, type OtherRequest, type Trace } from './evidence.ts';

/** Takes one trace for each wanted row: first of the same variant, then one that names none. */
export function takeOut(
  traces: readonly Trace[],
  wanted: readonly Trace[],
): { readonly remaining: readonly Trace[]; readonly missing: readonly Trace[] } {
  const remaining = [...traces];
  const isMissing = (match: (row: Trace, trace: Trace) => boolean) => (row: Trace) => {
    const at = remaining.findIndex(trace => match(row, trace));
    if (at >= 0) remaining.splice(at, 1);
    return at < 0;
  };
  const missing = wanted.filter(isMissing((a, b) => a.variant === b.variant && fits(a, b)));
  return { missing: missing.filter(isMissing(fits)), remaining };
}

/** A multiset difference: each taken trace removes one equal trace. */
export function without(traces: readonly Trace[], taken: readonly Trace[]): readonly Trace[] {
  const counts = new Map<string, number>();
  for (const trace of taken) counts.set(keyOf(trace), (counts.get(keyOf(trace)) ?? 0) + 1);
  return traces.filter(trace => {
    const count = counts.get(keyOf(trace)) ?? 0;
    if (count > 0) counts.set(keyOf(trace), count - 1);
    return count === 0;
  });
}

export const keyOf = ({ line, variant }: Trace): string => `${line}|${variant}`;

/** The end of a line, which stays the same when the provider words the rest differently. */
export function numberAndPoints({ line }: Trace): string {
  const parts = line.split('|');
  return parts.slice(parts.length < 5 ? -1 : -3).join('|');
}

/**
 * Whether the list is long enough to show the wanted rows as well as those of others. A baseline may repeat a
 * line, so equal ones count once there. The rows of a later request count once they are shown, or must be.
 */
export function hasRoom(
  wanted: readonly Trace[],
  before: readonly Trace[],
  lines: readonly Trace[],
  others: readonly OtherRequest[],
): boolean {
  const older = [...new Map(before.map(trace => [keyOf(trace), trace])).values()];
  const placed = others.filter(other => other.sameHistory && other.placed);
  const earlier = placed.filter(({ time }) => time !== 'after').flatMap(other => other.wanted);
  const later = laterRows(
    without(lines, before),
    placed.filter(({ time }) => time === 'after'),
  );
  return wanted.every(row => {
    const count = (traces: readonly Trace[]): number =>
      traces.filter(trace => numberAndPoints(trace) === numberAndPoints(row)).length;
    return count(lines) >= Math.max(count(older), count(earlier)) + count(later) + count(wanted);
  });
}

/** A list that lags may not show the rows of a later request yet. */
function laterRows(fresh: readonly Trace[], later: readonly OtherRequest[]): readonly Trace[] {
  let left = fresh;
  return later.flatMap(({ wanted, debited }) => {
    const { remaining, missing } = takeOut(left, wanted);
    left = remaining;
    return debited ? wanted : wanted.filter(row => !missing.includes(row));
  });
}

/**
 * Some providers list only the newest lines. Whether all lines of the baseline have left, so that the request's own may
 * have left too.
 */
export const isTurnedOver = (before: readonly Trace[], lines: readonly Trace[]): boolean =>
  before.length > 0 && lines.length > 0 && without(before, lines).length === before.length;

/** The evidence for transfers leaves out credits, so it may have only half of the lines. */
const fewest = shortestList / 2;

/** Whether the wanted rows may have entered such a list as equal old ones left it. */
export function mayHaveReplaced(
  wanted: readonly Trace[],
  before: readonly Trace[],
  lines: readonly Trace[],
): boolean {
  if (before.length < fewest || takeOut(before, wanted).missing.length === wanted.length) return false;
  return [entered(before, lines), entered(before.toReversed(), lines.toReversed())].some(
    newest => takeOut(newest, wanted).missing.length === 0,
  );
}

/** The most lines that can have come before the old ones. Empty if the list does not end with old ones. */
function entered(before: readonly Trace[], lines: readonly Trace[]): readonly Trace[] {
  const [old, now] = [before.map(keyOf), lines.map(keyOf)];
  const from = now.findLastIndex(
    (key, at) => key === old[0] && now.slice(at).every((kept, index) => kept === old[index]),
  );
  return lines.slice(0, Math.max(from, 0));
}

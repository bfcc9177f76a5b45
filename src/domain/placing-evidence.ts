// What a history and the wallet say of a request whose reply was lost (docs/reliability.md "Placing a bid, once").
import type { Points } from './points.ts';

/** A line that a request leaves in a history, or a line of a history. */
export type Trace = {
  /** All that such lines differ in, but for the variant. */
  readonly line: string;
  /** The session of a bid; empty where there is none or the history does not name it: then it fits any. */
  readonly variant: string;
  /** The number and the points alone: with another `line`, it may be the same thing in other words. */
  readonly look: string;
  readonly points: Points;
};

/** What was known before the request left. `lines` is null when the history could not be read. */
export type Baseline = { readonly lines: readonly Trace[] | null; readonly balance: Points };

/** History and wallet as they are now; null for what could not be read, or not as a whole. */
export type Evidence = { readonly lines: readonly Trace[] | null; readonly balance: Points | null };

/** What a request leaves behind if it is carried out: its lines and a debit of `total`, all or nothing. */
export type Expected = {
  readonly wanted: readonly Trace[];
  readonly total: Points;
  /** No other request left together with it, or after it while it was open. */
  readonly alone: boolean;
  readonly baseline: Baseline;
};

/** `unclear` also when only a part is there, or points are missing that no line explains. */
export type Verdict = 'found' | 'foundTwice' | 'absent' | 'unclear';

/**
 * Looks for a request among the lines that are new since the baseline, as a multiset difference. It is absent only
 * when history and wallet both say so: no new line resembles it, and no more points are gone than new lines explain.
 */
export function weigh({ wanted, total, alone, baseline }: Expected, evidence: Evidence): Verdict {
  if (evidence.lines === null) return 'unclear';
  const fresh = without(evidence.lines, baseline.lines ?? []);
  const { left, missing } = takeOut(fresh, wanted);
  const debit = evidence.balance === null ? null : baseline.balance - evidence.balance;
  const explained = baseline.lines === null ? 0 : sum(left);
  if (missing.length === 0) {
    // Without a baseline the lines may be older than the request: only the wallet can tell.
    if (baseline.lines === null) return alone && debit === total ? 'found' : 'unclear';
    return placedTwice(debit === null ? 0 : debit - sum(takeOut(left, wanted).left), [total])
      ? 'foundTwice'
      : 'found';
  }
  if (missing.length < wanted.length || debit === null) return 'unclear';
  const looks = new Set(wanted.map(({ look }) => look));
  if (left.some(({ look }) => looks.has(look))) return 'unclear';
  return debit - explained < total ? 'absent' : 'unclear';
}

/** True when a debit is the sum of all `totals` and, once more, of some of them. */
export function placedTwice(debit: number, totals: readonly Points[]): boolean {
  const extra = debit - totals.reduce((all, total) => all + total, 0);
  const sums = totals.reduce<readonly number[]>(
    (known, total) => [...known, ...known.map(one => one + total)],
    [0],
  );
  return extra > 0 && sums.includes(extra);
}

/** `traces` without one of each that is in `taken`. */
function without(traces: readonly Trace[], taken: readonly Trace[]): readonly Trace[] {
  const counts = new Map<string, number>();
  for (const trace of taken) counts.set(keyOf(trace), (counts.get(keyOf(trace)) ?? 0) + 1);
  return traces.filter(trace => {
    const count = counts.get(keyOf(trace)) ?? 0;
    if (count > 0) counts.set(keyOf(trace), count - 1);
    return count === 0;
  });
}

/** Matches each of `wanted` with a trace of its own: the same variant first, then one that names none. */
function takeOut(
  traces: readonly Trace[],
  wanted: readonly Trace[],
): { readonly left: readonly Trace[]; readonly missing: readonly Trace[] } {
  const left = [...traces];
  const take = (match: (wanted: Trace, trace: Trace) => boolean) => (one: Trace) => {
    const at = left.findIndex(trace => match(one, trace));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  const missing = wanted.filter(take((a, b) => a.variant === b.variant && fits(a, b))).filter(take(fits));
  return { left, missing };
}

const keyOf = ({ line, variant }: Trace): string => `${line}|${variant}`;

/** The same line, in variants that do not differ as far as they are named. */
export const fits = (a: Trace, b: Trace): boolean =>
  a.line === b.line && (a.variant === b.variant || a.variant === '' || b.variant === '');

const sum = (traces: readonly Trace[]): number => traces.reduce((all, { points }) => all + points, 0);

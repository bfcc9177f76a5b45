// docs/reliability.md "What counts as proof".
import type { BidSession, Family } from '../market/market.ts';
import type { Points } from '../points.ts';

/** A bid past midnight may stand under its `day`, `2026-11-21`, or `lastDay`. */
export type Source =
  | { readonly kind: 'bid'; readonly family: Family; readonly day: string; readonly lastDay: string }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'transfer' };

export type Trace = {
  /** In a normal spelling; it ends with the number and the points. */
  readonly line: string;
  /** The session of a bid; empty fits any. */
  readonly variant: string;
  readonly points: Points;
  /** Empty where the provider tells none. */
  readonly ref: string;
};

/** What a player reads of a bid, in no language yet; all empty for a withdrawal or a transfer. */
export type RowFacts = {
  readonly market: string;
  /** As it is sent: `Single Digit`. */
  readonly game: string;
  /** Null where the market has one session only. */
  readonly session: BidSession | null;
  /** `47`, or `7-128` of a sangam. */
  readonly number: string;
};

/** `row` is its id. */
export type AskedRow = Trace & RowFacts & { readonly row: string };

/** From before the request left; null what could not be read. */
export type Baseline = { readonly lines: readonly Trace[] | null; readonly balance: Points };

/** Null for what could not be read as a whole. */
export type Evidence = { readonly lines: readonly Trace[] | null; readonly balance: Points | null };

/** Its lines and a debit of `total`, all or nothing. */
export type Expected = {
  readonly id: string;
  readonly wanted: readonly Trace[];
  readonly total: Points;
  /** The request carried its id as its reference. */
  readonly sentRef: boolean;
  readonly baseline: Baseline;
};

export type OtherRequest = {
  readonly wanted: readonly Trace[];
  readonly total: Points;
  readonly placed: boolean;
  readonly sameHistory: boolean;
  /** What left `around` the baseline may stand in it or not. */
  readonly time: 'before' | 'around' | 'after';
};

/** `unclear`: history and wallet disagree, or one cannot be read. */
export type Verdict = 'found' | 'foundTwice' | 'absent' | 'unclear';

/** `likely`: found, if a later reading says so too. */
export type Sight = Verdict | 'likely';

/** Where readers lag, the wallet may show another device's bid before the history: only all lines twice are a double. */
export function weigh(
  request: Expected,
  evidence: Evidence,
  others: readonly OtherRequest[] = [],
  lags = false,
): Sight {
  const { id, wanted, total, sentRef, baseline } = request;
  const { lines, balance } = evidence;
  if (lines === null) return 'unclear';
  // A provider that tells references proves by them alone.
  if (sentRef && lines.some(({ ref }) => ref !== '')) {
    const ours = lines.filter(({ ref }) => ref === id).length;
    if (ours === 0) return 'absent';
    return ours >= wanted.length ? 'found' : 'unclear';
  }
  if (balance === null) return 'unclear';
  const debit = baseline.balance - balance;
  const before = baseline.lines ?? [];
  const { fresh, known, may, open } = explain(before, lines, others);
  const { left, missing } = takeOut(fresh, wanted);
  const rest = baseline.lines === null ? [] : left.filter(trace => !wanted.some(row => fits(row, trace)));
  const explained = [...may, ...rest.map(({ points }) => points)];
  const isPaid = isSum(debit - total, explained);
  const isExplained = isSum(debit, explained);

  const earlier = [...known, ...before];
  const seen = new Set(earlier.map(keyOf));
  const looks = new Set(wanted.map(numberAndPoints));
  const looksWanted = (trace: Trace): boolean => looks.has(numberAndPoints(trace));
  const isLikeOld = earlier.some(looksWanted);

  // Without a baseline the lines may be older than the request.
  if (missing.length === 0 && baseline.lines !== null && !isExplained) {
    if (isPaid && !(lags && isLikeOld)) return 'found';
    // A repeated line and the debit of an open request look the same.
    if (isPaid && !isSum(debit, [...explained, ...open])) return 'likely';
    const isTwice = isSum(debit - 2 * total, explained);
    if (isTwice && !lags) return 'foundTwice';
    // The wallet may have paid for an open request instead, whose line a repeated one hides.
    const isSpared = isLikeOld || isSum(debit - total, [...explained, ...open]);
    if (isTwice && !isSpared && takeOut(left, wanted).missing.length === 0) return 'foundTwice';
  }
  if (debit > sum(explained)) return 'unclear';
  // An older line only repeats if the wallet is explained without it and a row has none.
  const isTrace = (trace: Trace): boolean =>
    isPaid || !isExplained || missing.length === 0 || !seen.has(keyOf(trace));
  const isTraced = fresh.some(trace => looksWanted(trace) && isTrace(trace));
  if (lags) return (debit !== 0 || isTraced) && hasRoom(wanted, before, lines, others) ? 'unclear' : 'absent';
  return isTraced ? 'unclear' : 'absent';
}

/** A baseline may repeat a line: equal ones count once there. */
function hasRoom(
  wanted: readonly Trace[],
  before: readonly Trace[],
  lines: readonly Trace[],
  others: readonly OtherRequest[],
): boolean {
  const placed = (time: (known: OtherRequest['time']) => boolean): readonly Trace[] =>
    others
      .filter(other => other.sameHistory && other.placed && time(other.time))
      .flatMap(other => other.wanted);
  const older = [...new Map(before.map(trace => [keyOf(trace), trace])).values()];
  const earlier = placed(time => time !== 'after');
  const later = placed(time => time === 'after');
  return wanted.every(row => {
    const count = (traces: readonly Trace[]): number =>
      traces.filter(trace => numberAndPoints(trace) === numberAndPoints(row)).length;
    return count(lines) >= Math.max(count(older), count(earlier)) + count(later) + count(wanted);
  });
}

/** `known`: lines of other requests; `may`: sums that others may have taken; `open`: those of unknown end. */
function explain(before: readonly Trace[], lines: readonly Trace[], others: readonly OtherRequest[]) {
  const [known, may, open]: [Trace[], number[], number[]] = [[], [], []];
  let fresh = without(lines, before);
  let unclaimed = before;
  for (const { wanted, total, placed, sameHistory, time } of others) {
    if (time === 'before') continue;
    if (!sameHistory) {
      may.push(total);
      continue;
    }
    const shown = time === 'after' ? { left: unclaimed, missing: wanted } : takeOut(unclaimed, wanted);
    unclaimed = shown.left;
    const { left, missing } = takeOut(fresh, shown.missing);
    fresh = left;
    const isShown = shown.missing.length === 0 || missing.length < shown.missing.length;
    if (isShown) known.push(...wanted);
    // For a request of unknown end, its lines say more than the wallet.
    if (isShown || placed) may.push(total);
    else open.push(total);
  }
  return { fresh, known, may, open };
}

/** Zero is the sum of none. */
function isSum(amount: number, parts: readonly number[]): boolean {
  const sums = new Set([0]);
  if (amount > sum(parts)) return false;
  for (const part of parts) {
    // With so many sums any amount may be one.
    if (sums.size > mostSums) return true;
    for (const more of [...sums].map(known => known + part)) if (more <= amount) sums.add(more);
  }
  return sums.has(amount);
}
const mostSums = 4096;

export function placedTwice(debit: number, totals: readonly Points[], may: readonly number[]): boolean {
  const extra = debit - sum(totals);
  return !isSum(extra, may) && isSum(extra, [...totals, ...may]);
}

export const mayBeDebited = (others: readonly OtherRequest[]): readonly number[] =>
  others.filter(({ time }) => time !== 'before').map(({ total }) => total);

function without(traces: readonly Trace[], taken: readonly Trace[]): readonly Trace[] {
  const counts = new Map<string, number>();
  for (const trace of taken) counts.set(keyOf(trace), (counts.get(keyOf(trace)) ?? 0) + 1);
  return traces.filter(trace => {
    const count = counts.get(keyOf(trace)) ?? 0;
    if (count > 0) counts.set(keyOf(trace), count - 1);
    return count === 0;
  });
}

/** The same variant first, then one that names none. */
function takeOut(
  traces: readonly Trace[],
  wanted: readonly Trace[],
): { readonly left: readonly Trace[]; readonly missing: readonly Trace[] } {
  const left = [...traces];
  const isMissing = (match: (row: Trace, trace: Trace) => boolean) => (row: Trace) => {
    const at = left.findIndex(trace => match(row, trace));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  const missing = wanted.filter(isMissing((a, b) => a.variant === b.variant && fits(a, b)));
  return { missing: missing.filter(isMissing(fits)), left };
}

const keyOf = ({ line, variant }: Trace): string => `${line}|${variant}`;

/** Variants must agree only where both are named. */
export const fits = (a: Trace, b: Trace): boolean =>
  a.line === b.line && (a.variant === b.variant || a.variant === '' || b.variant === '');

/** A line in other words still ends with its number and points. */
function numberAndPoints({ line }: Trace): string {
  const parts = line.split('|');
  return parts.slice(parts.length < 5 ? -1 : -3).join('|');
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

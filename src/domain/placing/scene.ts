import type { Evidence, Expected, OtherRequest, Trace } from './evidence.ts';
import { hasRoom, isTurnedOver, keyOf, mayHaveReplaced, numberAndPoints, takeOut, without } from './lines.ts';
import { isSum, sum } from './sums.ts';
import { fits } from './evidence.ts';

/** The answers that the rules need about one request and one reading. */
export type Scene = {
  readonly lags: boolean;
  readonly historyRead: boolean;
  readonly walletRead: boolean;
  /** The request carried its reference, and lines return theirs. */
  readonly hasReferences: boolean;
  readonly ownReferences: number;
  readonly rows: number;
  /** There is a new line for each row, and the baseline's history could be read. */
  readonly hasNewLines: boolean;
  /** There is a second new line for each row. */
  readonly hasNewLinesTwice: boolean;
  /** Other requests can explain the whole debit. */
  readonly isDebitExplained: boolean;
  /** This request, those that surely left, and perhaps others explain the whole debit. A returned stake or a win would show here. */
  readonly isPaid: boolean;
  /** Requests that surely left, perhaps others, and lines that repeat none explain the whole debit without this request. Only a credit of its total could hide it then. */
  readonly isPaidWithoutIt: boolean;
  /** Together with others, this request carried out twice can explain the whole debit. */
  readonly isPaidTwice: boolean;
  /** Together with open requests of the same history, others can explain the whole debit. */
  readonly mayBeOpen: boolean;
  /** Together with open requests, this one and others can explain the whole debit. */
  readonly mayBeOpenBeside: boolean;
  /** An older line has the number and the points of a row. */
  readonly hasOlderLine: boolean;
  /** The debit is greater than all that others can have taken. */
  readonly isDebitUnexplained: boolean;
  /** A new line has the number and the points of a row. */
  readonly hasLineLikeIt: boolean;
  /** The list is long enough to show the request as well as those of others, or may have lost lines. */
  readonly hasRoom: boolean;
  /** No line of the baseline is left. */
  readonly isTurnedOver: boolean;
};

export function sceneOf(
  { id, wanted, total, sentRef, baseline }: Expected,
  evidence: Evidence,
  others: readonly OtherRequest[],
  lags: boolean,
): Scene {
  const lines = evidence.lines ?? [];
  const debit = baseline.balance - (evidence.balance ?? baseline.balance);
  const before = baseline.lines ?? [];
  const { fresh, known, may, open } = explain(before, lines, others);
  const sure = others.filter(({ debited }) => debited).map(({ total }) => total);
  const { remaining, missing } = takeOut(fresh, wanted);
  const rest =
    baseline.lines === null ? [] : remaining.filter(trace => !wanted.some(row => fits(row, trace)));
  const explained = [...may, ...rest.map(({ points }) => points)];
  // A request that surely left always counts, even where the sum fits without it.
  const beside = takenOut(explained, sure);
  const isPaidBy = (times: number): boolean => isSum(debit - sum(sure) - times * total, beside);
  const isDebitExplained = isSum(debit, explained);

  const earlier = [...known, ...before];
  const seen = new Set(earlier.map(keyOf));
  // A line that repeats another says nothing about the wallet.
  const surelyNew = [...new Map(rest.map(trace => [keyOf(trace), trace])).values()].filter(
    trace => !seen.has(keyOf(trace)),
  );
  const besideNew = takenOut([...may, ...surelyNew.map(({ points }) => points)], sure);
  const shapes = new Set(wanted.map(numberAndPoints));
  const isLikeWanted = (trace: Trace): boolean => shapes.has(numberAndPoints(trace));
  const mayBePaid = isSum(debit - total, explained);
  // A line that reads like an older one counts as its repetition if others explain the wallet and a row has
  // no line.
  const isTrace = (trace: Trace): boolean =>
    mayBePaid || !isDebitExplained || missing.length === 0 || !seen.has(keyOf(trace));
  const turnedOver = isTurnedOver(before, lines);
  return {
    lags,
    historyRead: evidence.lines !== null,
    walletRead: evidence.balance !== null,
    hasReferences: sentRef && lines.some(({ ref }) => ref !== ''),
    ownReferences: lines.filter(({ ref }) => ref === id).length,
    rows: wanted.length,
    // Without a baseline the lines may be older than the request.
    hasNewLines: missing.length === 0 && baseline.lines !== null,
    hasNewLinesTwice: takeOut(remaining, wanted).missing.length === 0,
    isDebitExplained,
    isPaid: isPaidBy(1),
    isPaidWithoutIt: isSum(debit - sum(sure), besideNew),
    isPaidTwice: isPaidBy(2),
    mayBeOpen: isSum(debit, [...explained, ...open]),
    mayBeOpenBeside: isSum(debit - total, [...explained, ...open]),
    hasOlderLine: earlier.some(isLikeWanted),
    isDebitUnexplained: debit > sum(explained),
    hasLineLikeIt: fresh.some(trace => isLikeWanted(trace) && isTrace(trace)),
    hasRoom: hasRoom(wanted, before, lines, others) || turnedOver || mayHaveReplaced(wanted, before, lines),
    isTurnedOver: turnedOver,
  };
}

/** The amounts without one of each amount of `taken`. */
function takenOut(amounts: readonly number[], taken: readonly number[]): readonly number[] {
  const rest = [...amounts];
  for (const amount of taken) {
    const at = rest.indexOf(amount);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/**
 * `known`: lines of other requests; `may`: amounts that others may have taken; `open`: amounts of requests
 * whose end is unknown.
 */
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
    const shown = time === 'after' ? { remaining: unclaimed, missing: wanted } : takeOut(unclaimed, wanted);
    unclaimed = shown.remaining;
    const { remaining, missing } = takeOut(fresh, shown.missing);
    fresh = remaining;
    const isShown = shown.missing.length === 0 || missing.length < shown.missing.length;
    if (isShown) known.push(...wanted);
    // The lines of a request whose end is unknown say more than the wallet.
    if (isShown || placed) may.push(total);
    else open.push(total);
  }
  return { fresh, known, may, open };
}

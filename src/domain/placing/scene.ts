import type { Evidence, Expected, OtherRequest, Trace } from './evidence.ts';
import { hasRoom, keyOf, numberAndPoints, takeOut, without } from './lines.ts';
import { isSum, sum } from './sums.ts';
import { fits } from './evidence.ts';

/** A request beside what one reading shows: what the rules ask of it. */
export type Scene = {
  readonly lags: boolean;
  readonly historyRead: boolean;
  readonly walletRead: boolean;
  /** The request carried its reference, and lines tell theirs. */
  readonly hasReferences: boolean;
  readonly ownReferences: number;
  readonly rows: number;
  /** A new line for each row, beside a baseline that could be read. */
  readonly hasNewLines: boolean;
  /** The same once more, among the lines that are left. */
  readonly hasNewLinesTwice: boolean;
  /** Others may have taken the whole debit. */
  readonly isDebitExplained: boolean;
  /** What surely left and this request, and perhaps others, make the debit. A returned stake or a win would show here. */
  readonly isPaid: boolean;
  /** The same with this request twice. */
  readonly isPaidTwice: boolean;
  /** An open request of the same history may have taken what others did not. */
  readonly mayBeOpen: boolean;
  /** The same of what is left after this request. */
  readonly mayBeOpenBeside: boolean;
  /** A line of before has the number and the points of a row. */
  readonly hasOlderLine: boolean;
  /** More is gone than all others can have taken. */
  readonly isDebitUnexplained: boolean;
  /** A new line has the number and the points of a row. */
  readonly hasLineLikeIt: boolean;
  /** The list has enough lines for it beside those of others. */
  readonly hasRoom: boolean;
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
  const { left, missing } = takeOut(fresh, wanted);
  const rest = baseline.lines === null ? [] : left.filter(trace => !wanted.some(row => fits(row, trace)));
  const explained = [...may, ...rest.map(({ points }) => points)];
  // What surely left is not left out to make the sum fit.
  const beside = takenOut(explained, sure);
  const isPaidBy = (times: number): boolean => isSum(debit - sum(sure) - times * total, beside);
  const isDebitExplained = isSum(debit, explained);

  const earlier = [...known, ...before];
  const seen = new Set(earlier.map(keyOf));
  const looks = new Set(wanted.map(numberAndPoints));
  const looksWanted = (trace: Trace): boolean => looks.has(numberAndPoints(trace));
  const mayBePaid = isSum(debit - total, explained);
  // An older line only repeats if the wallet is explained without it and a row has none.
  const isTrace = (trace: Trace): boolean =>
    mayBePaid || !isDebitExplained || missing.length === 0 || !seen.has(keyOf(trace));
  return {
    lags,
    historyRead: evidence.lines !== null,
    walletRead: evidence.balance !== null,
    hasReferences: sentRef && lines.some(({ ref }) => ref !== ''),
    ownReferences: lines.filter(({ ref }) => ref === id).length,
    rows: wanted.length,
    // Without a baseline the lines may be older than the request.
    hasNewLines: missing.length === 0 && baseline.lines !== null,
    hasNewLinesTwice: takeOut(left, wanted).missing.length === 0,
    isDebitExplained,
    isPaid: isPaidBy(1),
    isPaidTwice: isPaidBy(2),
    mayBeOpen: isSum(debit, [...explained, ...open]),
    mayBeOpenBeside: isSum(debit - total, [...explained, ...open]),
    hasOlderLine: earlier.some(looksWanted),
    isDebitUnexplained: debit > sum(explained),
    hasLineLikeIt: fresh.some(trace => looksWanted(trace) && isTrace(trace)),
    hasRoom: hasRoom(wanted, before, lines, others),
  };
}

/** Each of `taken` once less. */
function takenOut(amounts: readonly number[], taken: readonly number[]): readonly number[] {
  const left = [...amounts];
  for (const amount of taken) {
    const at = left.indexOf(amount);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
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

// Deposits that the provider was asked for, until its list shows what it decided (spec 1 §4 "Deposit").
import { countsOf, type DecidedCounts, type ListedDeposit } from './listed-deposits.ts';
import type { Points } from './points.ts';

/** A deposit whose report the provider has accepted. */
export type AwaitedDeposit = {
  readonly id: string;
  /** Whose: a fingerprint of the mobile number. */
  readonly owner: string;
  readonly points: Points;
  /** When the provider accepted the report: milliseconds since 1970 by the device. */
  readonly at: number;
  /** The decided deposits of these points that were listed before this one; null while no list was read. */
  readonly before: DecidedCounts | null;
};

/** `unmatched`: nothing in the list is this deposit, a day after it was asked for. */
export type AwaitedState = 'waiting' | 'approved' | 'rejected' | 'unmatched';
export type JudgedDeposit = { readonly deposit: AwaitedDeposit; readonly state: AwaitedState };

/** How long the list may say nothing of a deposit, in milliseconds. */
export const matchWithinMs = 86_400_000;

/**
 * What the provider's list says of each deposit. The lines do not name the request, so that one more decided line of
 * the same points is the oldest deposit that was listed before it. The deposits are returned with what they are to be
 * compared with the next time.
 */
export function judgeAwaited(
  awaited: readonly AwaitedDeposit[],
  listed: readonly ListedDeposit[],
  now: number,
): readonly JudgedDeposit[] {
  const judged: JudgedDeposit[] = [];
  const left = awaited.toSorted((a, b) => a.at - b.at);
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const counts = countsOf(listed, first.points);
    const before = first.before ?? counts;
    const deposit = { ...first, before };
    const decided = (['approved', 'rejected'] as const).find(kind => counts[kind] > before[kind]);
    judged.push({ deposit, state: decided ?? 'waiting' });
    if (decided === undefined) continue;
    for (const [index, other] of left.entries()) left[index] = withoutLine(other, deposit, decided);
  }
  return judged.map(one => (isUnmatched(one, judged, listed, now) ? { ...one, state: 'unmatched' } : one));
}

/** The line of a decided deposit must not decide another one: who had not counted it before counts it now. */
function withoutLine(
  other: AwaitedDeposit,
  { points, before: had }: AwaitedDeposit & { readonly before: DecidedCounts },
  kind: keyof DecidedCounts,
): AwaitedDeposit {
  const { before } = other;
  return other.points === points && before !== null && before[kind] <= had[kind]
    ? { ...other, before: { ...before, [kind]: before[kind] + 1 } }
    : other;
}

/** Whether no pending line is left for a waiting deposit when the newer ones have theirs, and its time is over. */
function isUnmatched(
  { deposit, state }: JudgedDeposit,
  judged: readonly JudgedDeposit[],
  listed: readonly ListedDeposit[],
  now: number,
): boolean {
  if (state !== 'waiting' || Math.abs(now - deposit.at) < matchWithinMs) return false;
  const newer = judged.filter(
    other =>
      other.state === 'waiting' && other.deposit.points === deposit.points && other.deposit.at > deposit.at,
  );
  return newer.length >= countsOf(listed, deposit.points).pending;
}

// docs/reliability.md "Deposits".
import type { Points } from '../points.ts';
import { type Deposit, type DepositCounts, isAwaited } from './deposit.ts';
import { countOf, countsOf, type ListedDeposit } from './deposit-list.ts';

/** `unmatched`: a day after its report, no line of the list is this deposit. */
type AwaitedState = 'waiting' | 'approved' | 'rejected' | 'unmatched';
export type JudgedDeposit = { readonly deposit: Deposit; readonly state: AwaitedState };

/** The list may lack a deposit for this many milliseconds. */
const matchWithinMs = 86_400_000;

const namedStates = {
  pending: 'waiting',
  unclear: 'waiting',
  approved: 'approved',
  rejected: 'rejected',
} as const satisfies { readonly [S in ListedDeposit['status']]: AwaitedState };

const reportedAt = ({ at, phase }: Deposit): number => ('at' in phase ? phase.at : at);

/**
 * Lines name no request, so one more decided line of the same points belongs to the oldest deposit reported before
 * it. Returns each deposit with the counts to compare next time.
 */
export function judgeAwaited(
  deposits: readonly Deposit[],
  listed: readonly ListedDeposit[],
  now: number,
): readonly JudgedDeposit[] {
  const judged: JudgedDeposit[] = [];
  const waiting = deposits.filter(isAwaited).toSorted((a, b) => reportedAt(a) - reportedAt(b));
  for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
    const counts = countsOf(listed, first.points);
    const { listed: lines, approved, rejected } = first.before ?? counts;
    const before = {
      listed: lines,
      approved: approved ?? counts.approved,
      rejected: rejected ?? counts.rejected,
    };
    const isCounted = first.before !== null && approved !== null && rejected !== null;
    const deposit = isCounted ? first : { ...first, before };
    const named = listed.find(({ ref }) => ref === deposit.id);
    if (named !== undefined) {
      judged.push({ deposit, state: namedStates[named.status] });
      continue;
    }
    const decided = (['approved', 'rejected'] as const).find(kind => counts[kind] > before[kind]);
    judged.push({ deposit, state: decided ?? 'waiting' });
    if (decided === undefined) continue;
    for (const [index, other] of waiting.entries())
      waiting[index] = withoutLine(other, first.points, before, decided);
  }
  return judged.map(item =>
    isUnmatched(item, judged, listed, now) ? { ...item, state: 'unmatched' } : item,
  );
}

/** The line of one decided deposit must not decide another. */
function withoutLine(other: Deposit, points: Points, had: DepositCounts, kind: 'approved' | 'rejected') {
  const { before } = other;
  if (other.points !== points || before === null) return other;
  const counted = before[kind];
  return counted !== null && counted <= had[kind]
    ? { ...other, before: { ...before, [kind]: counted + 1 } }
    : other;
}

/** True if no pending line is left once the newer deposits have theirs, and the time is over. */
function isUnmatched(
  { deposit, state }: JudgedDeposit,
  judged: readonly JudgedDeposit[],
  listed: readonly ListedDeposit[],
  now: number,
): boolean {
  if (state !== 'waiting' || listed.some(({ ref }) => ref === deposit.id)) return false;
  if (Math.abs(now - reportedAt(deposit)) < matchWithinMs) return false;
  const newer = judged.filter(
    other =>
      other.state === 'waiting' &&
      other.deposit.points === deposit.points &&
      reportedAt(other.deposit) > reportedAt(deposit),
  );
  return newer.length >= countOf(listed, deposit.points, 'pending');
}

// docs/reliability.md "Deposits".
import { type Deposit, isAwaited, type MarkedCounts } from './deposit.ts';
import {
  countOf,
  countsOf,
  type DepositList,
  freshLine,
  type ListedDeposit,
  unnamed,
} from './deposit-list.ts';
import { marksOf, sightOf } from './list-marks.ts';

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
  list: DepositList,
  now: number,
): readonly JudgedDeposit[] {
  const listed = list.lines;
  const judged: JudgedDeposit[] = [];
  const waiting = deposits.filter(isAwaited).toSorted((a, b) => reportedAt(a) - reportedAt(b));
  for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
    const counts = countsOf(listed, first.points);
    const { listed: lines, approved, rejected, marks } = first.before ?? { ...counts, marks: marksOf(list) };
    const before = {
      listed: lines,
      approved: approved ?? counts.approved,
      rejected: rejected ?? counts.rejected,
      marks,
    };
    const isCounted = first.before !== null && approved !== null && rejected !== null;
    const deposit = isCounted ? first : { ...first, before };
    const named = listed.find(({ ref }) => ref === deposit.id);
    if (named !== undefined) {
      judged.push({ deposit, state: namedStates[named.status] });
      continue;
    }
    const decision = decisionOf(deposit, before, list);
    judged.push({ deposit, state: decision?.kind ?? 'waiting' });
    if (decision === null) continue;
    for (const [index, other] of waiting.entries())
      if (other.points === first.points) waiting[index] = withoutLine(other, before, decision);
  }
  return judged.map(item =>
    isUnmatched(item, judged, listed, now) ? { ...item, state: 'unmatched' } : item,
  );
}

const decisions = ['approved', 'rejected'] as const;

type Decision = {
  readonly kind: (typeof decisions)[number];
  /** The key of its line, if lines and not counts have shown it. */
  readonly line?: string | undefined;
};

function decisionOf({ points, at }: Deposit, before: MarkedCounts, list: DepositList): Decision | null {
  if (sightOf(list, before.marks, at) === 'whole') {
    const counts = countsOf(list.lines, points);
    const kind = decisions.find(one => counts[one] > before[one]);
    return kind === undefined ? null : { kind };
  }
  // An old line of the same decision may have left.
  const isNew = freshLine(list, before);
  for (const { status, place } of unnamed(list.lines, points).filter(isNew).toReversed())
    if (status === 'approved' || status === 'rejected') return { kind: status, line: list.keys[place] };
  return null;
}

/** The line of one decided deposit must not decide another, which counts or lines may decide. */
function withoutLine(other: Deposit, had: MarkedCounts, { kind, line }: Decision): Deposit {
  const { before } = other;
  if (before === null) return other;
  const { marks, [kind]: counted } = before;
  const isUncounted = counted !== null && counted <= had[kind];
  return {
    ...other,
    before: {
      ...before,
      [kind]: isUncounted ? counted + 1 : counted,
      marks: marks && line !== undefined ? { ...marks, newest: [line, ...marks.newest] } : marks,
    },
  };
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

// docs/reliability.md "Deposits".
import type { Points } from '../points.ts';
import { recordMoment } from '../history/record-day.ts';
import { mayBeDeposit } from './credit-note.ts';
import type { ShownTransaction, Transaction } from './wallet.ts';
import {
  type Deposit,
  type DepositCounts,
  highest,
  isAwaited,
  isReported,
  isUnreported,
  mayHaveLeft,
} from './deposit.ts';

export type ListedDeposit = {
  readonly points: Points;
  /** `unclear`: the line may be a deposit, but decides none. */
  readonly status: DepositStatus | 'unclear';
  /** The date as the provider writes it. */
  readonly date: string;
  /** `client_ref`, if the provider returns it, otherwise empty. */
  readonly ref: string;
};

type DepositStatus = 'pending' | 'approved' | 'rejected';

const isStatus = (status: ShownTransaction['status']): status is DepositStatus =>
  status === 'pending' || status === 'approved' || status === 'rejected';

/**
 * Lists every credit that either its status or its note allows to be a deposit. Too many lines make the app
 * ask, but too few would let it report a payment twice. A line that comes twice counts once.
 */
export function listedDeposits(items: readonly Transaction[]): readonly ListedDeposit[] {
  const lines = new Set<string>();
  return items.flatMap(item => {
    const { id, credit, deposit, status, points, date, note } = item;
    const line = JSON.stringify([id, status, points, date, note]);
    const isListed = credit && (isStatus(status) || mayBeDeposit(note));
    if (!isListed || (id !== '' && lines.has(line))) return [];
    lines.add(line);
    return [
      { points, status: deposit && isStatus(status) ? status : 'unclear', date, ref: item.clientRef ?? '' },
    ];
  });
}

/** The lines of these points without a reference. */
const unnamed = (listed: readonly ListedDeposit[], points: Points): readonly ListedDeposit[] =>
  listed.filter(line => line.points === points && line.ref === '');

const countOf = (listed: readonly ListedDeposit[], points: Points, status: DepositStatus): number =>
  unnamed(listed, points).filter(line => line.status === status).length;

const countsOf = (listed: readonly ListedDeposit[], points: Points): DepositCounts => ({
  listed: unnamed(listed, points).length,
  approved: countOf(listed, points, 'approved'),
  rejected: countOf(listed, points, 'rejected'),
});

/** Each of these deposits adds one line to those that were there before it. */
const atLeast = (deposits: readonly Deposit[], kind: keyof DepositCounts): number =>
  deposits
    .map(({ before }) => before?.[kind] ?? 0)
    .toSorted((a, b) => a - b)
    .reduce((count, before) => Math.max(count, before) + 1, 0);

/** The lines that the list shows, or that replies about this browser's deposits imply. */
export function knownCounts(listed: readonly ListedDeposit[], points: Points, deposits: readonly Deposit[]) {
  const ours = deposits.filter(deposit => deposit.points === points && isReported(deposit));
  const decided = (kind: 'approved' | 'rejected') => ours.filter(({ phase }) => phase.kind === kind);
  return highest(countsOf(listed, points), {
    listed: atLeast(ours, 'listed'),
    approved: atLeast(decided('approved'), 'approved'),
    rejected: atLeast(decided('rejected'), 'rejected'),
  });
}

/**
 * `found`: a line names it. `absent`: all lines are explained without it. `asked`: one line is not, and only
 * the player knows whose it is, because another device may have paid the same. `waits`: an older payment is
 * asked about first.
 */
export type DepositVerdict =
  { readonly kind: 'found' | 'absent' | 'waits' } | { readonly kind: 'asked'; readonly line: ListedDeposit };

/** `isMine`: this page began or posted the deposit. */
export function verdicts(
  deposits: readonly Deposit[],
  listed: readonly ListedDeposit[],
  isMine: (id: string) => boolean,
): ReadonlyMap<string, DepositVerdict> {
  const found = new Map<string, DepositVerdict>();
  const asked = new Map<Points, number>();
  for (const deposit of deposits.filter(isUnreported).toSorted((a, b) => a.at - b.at)) {
    const { id, points, before } = deposit;
    if (listed.some(({ ref }) => ref === id)) {
      found.set(id, { kind: 'found' });
      continue;
    }
    const explained = Math.max(before?.listed ?? 0, knownCounts([], points, deposits).listed);
    const open = countsOf(listed, points).listed - explained;
    const line = newestLine(listed, points);
    if (open <= 0 || line === null || !mayHaveLeft(deposit, isMine(id))) {
      found.set(id, { kind: 'absent' });
      continue;
    }
    const taken = asked.get(points) ?? 0;
    found.set(id, taken < open ? { kind: 'asked', line } : { kind: 'waits' });
    asked.set(points, taken + 1);
  }
  return found;
}

function newestLine(listed: readonly ListedDeposit[], points: Points): ListedDeposit | null {
  const time = ({ date }: ListedDeposit): string => {
    const { day, minute } = recordMoment(date);
    return `${day ?? ''} ${String(minute ?? 0).padStart(4, '0')}`;
  };
  return unnamed(listed, points).reduce<ListedDeposit | null>(
    (newest, line) => (newest === null || time(line) > time(newest) ? line : newest),
    null,
  );
}

/** `unmatched`: a day after its report, no line of the list is this deposit. */
type AwaitedState = 'waiting' | 'approved' | 'rejected' | 'unmatched';
export type JudgedDeposit = { readonly deposit: Deposit; readonly state: AwaitedState };

/** Milliseconds for which the list may lack a deposit. */
const matchWithinMs = 86_400_000;

const namedStates = {
  pending: 'waiting',
  unclear: 'waiting',
  approved: 'approved',
  rejected: 'rejected',
} as const satisfies { readonly [S in ListedDeposit['status']]: AwaitedState };

const reportedAt = ({ at, phase }: Deposit): number => ('at' in phase ? phase.at : at);

/**
 * Lines name no request, so one more decided line of the same points belongs to the oldest deposit reported
 * before it. Returns each deposit with the counts to compare next time.
 */
export function judgeAwaited(
  deposits: readonly Deposit[],
  listed: readonly ListedDeposit[],
  now: number,
): readonly JudgedDeposit[] {
  const judged: JudgedDeposit[] = [];
  const left = deposits.filter(isAwaited).toSorted((a, b) => reportedAt(a) - reportedAt(b));
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const counts = countsOf(listed, first.points);
    const before = first.before ?? counts;
    const deposit = first.before === null ? { ...first, before } : first;
    const named = listed.find(({ ref }) => ref === deposit.id);
    if (named !== undefined) {
      judged.push({ deposit, state: namedStates[named.status] });
      continue;
    }
    const decided = (['approved', 'rejected'] as const).find(kind => counts[kind] > before[kind]);
    judged.push({ deposit, state: decided ?? 'waiting' });
    if (decided === undefined) continue;
    for (const [index, other] of left.entries())
      left[index] = withoutLine(other, first.points, before, decided);
  }
  return judged.map(item =>
    isUnmatched(item, judged, listed, now) ? { ...item, state: 'unmatched' } : item,
  );
}

/** The line of one decided deposit must not decide another. */
function withoutLine(other: Deposit, points: Points, had: DepositCounts, kind: 'approved' | 'rejected') {
  const { before } = other;
  return other.points === points && before !== null && before[kind] <= had[kind]
    ? { ...other, before: { ...before, [kind]: before[kind] + 1 } }
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

// What the provider's list of deposits says of those that this browser keeps (docs/reliability.md "Deposits").
import type { Points } from '../points.ts';
import { recordMoment } from '../history/record-day.ts';
import type { ShownTransaction, Transaction, UpiApp } from './wallet.ts';
import {
  type Deposit,
  type DepositCounts,
  highest,
  isAwaited,
  isReported,
  isUnreported,
  mayHaveLeft,
} from './deposit.ts';
import { parseUpiId } from './upi-id.ts';

/** A deposit of the provider's list. */
export type ListedDeposit = {
  readonly points: Points;
  readonly status: 'pending' | 'approved' | 'rejected';
  /** As the provider writes it. */
  readonly date: string;
  /** The id of the deposit that it is, where the provider tells it (`client_ref`), else nothing. */
  readonly ref: string;
};

const isStatus = (status: ShownTransaction['status']): status is ListedDeposit['status'] =>
  status === 'pending' || status === 'approved' || status === 'rejected';

/** The deposits of a wallet history; a line that stands in it twice counts once. */
export function listedDeposits(items: readonly Transaction[]): readonly ListedDeposit[] {
  const lines = new Set<string>();
  return items.flatMap(item => {
    const { id, deposit, status, points, date } = item;
    const line = JSON.stringify([id, status, points, date, item.note]);
    if (!deposit || !isStatus(status) || (id !== '' && lines.has(line))) return [];
    lines.add(line);
    return [{ points, status, date, ref: item.clientRef ?? '' }];
  });
}

/** The lines of these points of which nobody knows whose they are. */
const unnamed = (listed: readonly ListedDeposit[], points: Points): readonly ListedDeposit[] =>
  listed.filter(line => line.points === points && line.ref === '');

function countsOf(listed: readonly ListedDeposit[], points: Points): DepositCounts {
  const lines = unnamed(listed, points);
  const of = (status: ListedDeposit['status']) => lines.filter(line => line.status === status).length;
  return { listed: lines.length, approved: of('approved'), rejected: of('rejected') };
}

/** How many lines there must be: each of these deposits is one, beside the lines that were there before it. */
const atLeast = (deposits: readonly Deposit[], kind: keyof DepositCounts): number =>
  deposits
    .map(({ before }) => before?.[kind] ?? 0)
    .toSorted((a, b) => a - b)
    .reduce((count, before) => Math.max(count, before) + 1, 0);

/** The deposits of these points that are known: what the list shows, and what replies have said of our own. */
export function knownCounts(
  listed: readonly ListedDeposit[],
  points: Points,
  deposits: readonly Deposit[],
): DepositCounts {
  const ours = deposits.filter(deposit => deposit.points === points && isReported(deposit));
  const decided = (kind: 'approved' | 'rejected') => ours.filter(({ phase }) => phase.kind === kind);
  return highest(countsOf(listed, points), {
    listed: atLeast(ours, 'listed'),
    approved: atLeast(decided('approved'), 'approved'),
    rejected: atLeast(decided('rejected'), 'rejected'),
  });
}

/**
 * `found`: a line names it. `absent`: every line is explained without it. `asked`: one is not, and only the player knows whether it is this payment:
 * another device may have paid the same. `waits`: that line is asked about for an older payment first.
 */
export type DepositVerdict =
  { readonly kind: 'found' | 'absent' | 'waits' } | { readonly kind: 'asked'; readonly line: ListedDeposit };

/** What the list says of each unreported deposit that may have arrived. `isMine`: this page has begun or posted it. */
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

/** `unmatched`: nothing in the list is this deposit, a day after it was reported. */
type AwaitedState = 'waiting' | 'approved' | 'rejected' | 'unmatched';
export type JudgedDeposit = { readonly deposit: Deposit; readonly state: AwaitedState };

/** How long the list may say nothing of a deposit, in milliseconds. */
const matchWithinMs = 86_400_000;

const reportedAt = ({ at, phase }: Deposit): number => ('at' in phase ? phase.at : at);

/**
 * What the list says of each awaited deposit. The lines do not name the request, so that one more decided line of the same
 * points is the oldest deposit that was reported before it. The deposits are returned with what they are to be compared
 * with the next time.
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
      judged.push({ deposit, state: named.status === 'pending' ? 'waiting' : named.status });
      continue;
    }
    const decided = (['approved', 'rejected'] as const).find(kind => counts[kind] > before[kind]);
    judged.push({ deposit, state: decided ?? 'waiting' });
    if (decided === undefined) continue;
    for (const [index, other] of left.entries())
      left[index] = withoutLine(other, first.points, before, decided);
  }
  return judged.map(one => (isUnmatched(one, judged, listed, now) ? { ...one, state: 'unmatched' } : one));
}

/** The line of a decided deposit must not decide another one: who had not counted it before counts it now. */
function withoutLine(
  other: Deposit,
  points: Points,
  had: DepositCounts,
  kind: 'approved' | 'rejected',
): Deposit {
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
  if (state !== 'waiting' || listed.some(({ ref }) => ref === deposit.id)) return false;
  if (Math.abs(now - reportedAt(deposit)) < matchWithinMs) return false;
  const newer = judged.filter(
    other =>
      other.state === 'waiting' &&
      other.deposit.points === deposit.points &&
      reportedAt(other.deposit) > reportedAt(deposit),
  );
  const { listed: all, approved, rejected } = countsOf(listed, deposit.points);
  return newer.length >= all - approved - rejected;
}

const addresses = {
  phonePe: 'phonepe://pay',
  googlePay: 'tez://upi/pay',
  paytm: 'paytmmp://pay',
  other: 'upi://pay',
} as const satisfies Record<UpiApp, string>;

/** Encodes a text for an address, without single surrogates, on which `encodeURIComponent` throws. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

/**
 * The link that opens a payment in an app, or null when the payee's id is not a UPI id. The `@` stays raw, because some
 * apps do not decode it. One point is one rupee.
 */
export function upiLink(payment: {
  readonly app: UpiApp;
  readonly payeeId: string;
  readonly payeeName: string;
  readonly points: Points;
  readonly ref: string;
  readonly note: string;
}): string | null {
  const payeeId = parseUpiId(payment.payeeId);
  if (payeeId === null) return null;
  const fields = [
    `pa=${payeeId}`,
    `pn=${encoded(payment.payeeName)}`,
    `am=${payment.points.toFixed(2)}`,
    'cu=INR',
    `tn=${encoded(payment.note)}`,
    `tr=${encoded(payment.ref)}`,
  ];
  return `${addresses[payment.app]}?${fields.join('&')}`;
}

/** A reference for one payment, at most 35 letters and digits: the time of the tap and the number of the attempt. */
export const transactionRef = (epochMs: number, attempt: number): string => `T${epochMs}A${attempt}`;

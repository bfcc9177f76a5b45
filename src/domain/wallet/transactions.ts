import { type Amount, isNegative, type StatedAmount } from '../amount.ts';
import { lessAmount, negated, sumAmounts } from '../amount-sum.ts';
import type { Count, Line } from '../history/list-lines.ts';
import { type Moment, recordMoment } from '../history/record-day.ts';
import type { ShownTransaction, WithdrawStatus } from './wallet.ts';
import type { Listed } from '../history/listed.ts';
import { points } from '../points.ts';
import type { PlainKey } from '../../text/message.ts';

export const transactionLines = (rows: readonly ShownTransaction[]): readonly Line<ShownTransaction>[] =>
  rows.map(row => ({ row, amount: row.amount, day: recordMoment(row.date).day }));

export type TransactionTotals = {
  readonly credits: Count;
  /** The credits that the provider calls pending or rejected. */
  readonly undecided: Count;
  readonly debits: Count;
  /** Unreadable if it is unknown whether a line moved points. */
  readonly net: StatedAmount;
};

export function transactionTotals(
  lines: readonly Line<ShownTransaction>[],
  counted: CountedCredits | null,
): TransactionTotals {
  const rows = lines.map(({ row }) => row);
  const countOf = (belongs: (row: ShownTransaction) => boolean): Count => {
    const found = rows.filter(belongs);
    return { count: found.length, points: sumAmounts(found.map(({ amount }) => amount)) };
  };
  return {
    credits: countOf(({ credit }) => credit),
    undecided: countOf(isUndecidedDeposit),
    debits: countOf(({ credit }) => !credit),
    net: sumAmounts(rows.map(row => movedBy(row, counted))),
  };
}

/**
 * The credits that the balance contains. The specification does not say whether a pending or rejected one
 * moved points.
 */
export type CountedCredits = 'all' | 'allButUndecided';

/**
 * `after` leaves out lines about which nothing can be said. `sum` is set only if it differs from the balance, because
 * lines are missing.
 */
export type LineBalances = {
  readonly after: ReadonlyMap<ShownTransaction, Amount>;
  readonly sum: Amount | null;
  /** Null if the balance does not prove it. */
  readonly counted: CountedCredits | null;
};

const nothing: LineBalances = { after: new Map(), sum: null, counted: null };
const zero: Amount = { exact: '0', points: points(0) };

/**
 * Says nothing if the balance is unknown, a line could not be read, or the lines are not in order. Says
 * nothing about lines older than one that may have moved points, or than a negative balance.
 */
export function lineBalances(
  { rows, unread }: Listed<ShownTransaction>,
  balance: StatedAmount | null,
): LineBalances {
  if (balance === null || balance === 'unreadable' || unread > 0) return nothing;
  const counted = countedCredits(rows, balance);
  if (!newestFirst(rows)) return { ...nothing, counted };
  const after = new Map<ShownTransaction, Amount>();
  let held: StatedAmount = balance;
  let sum: StatedAmount = zero;
  let believed = true;
  for (const row of rows) {
    if (believed) after.set(row, held);
    const moved = movedBy(row, counted);
    held = lessAmount(held, moved);
    sum = sumAmounts([sum, moved]);
    if (held === 'unreadable' || sum === 'unreadable') return { after, sum: null, counted };
    believed &&= !isNegative(held);
  }
  return { after, sum: sum.exact === balance.exact ? null : sum, counted };
}

/** Null if the lines add up to the balance in neither way, or in both. */
function countedCredits(rows: readonly ShownTransaction[], balance: Amount): CountedCredits | null {
  const fits = (counted: CountedCredits): boolean => {
    const sum = sumAmounts(rows.map(row => movedBy(row, counted)));
    return sum !== 'unreadable' && sum.exact === balance.exact;
  };
  const withoutUndecided = fits('allButUndecided');
  if (fits('all')) return withoutUndecided && rows.some(isUndecidedDeposit) ? null : 'all';
  return withoutUndecided ? 'allButUndecided' : null;
}

/** Negative for a debit. Unreadable if it is unknown. */
function movedBy(row: ShownTransaction, counted: CountedCredits | null): StatedAmount {
  const { credit, status, amount } = row;
  if (!credit) return amount === 'unreadable' ? amount : negated(amount);
  if (counted === 'allButUndecided' && isUndecidedDeposit(row)) return zero;
  const isDoubtful = status !== 'approved' && status !== 'booked';
  return counted === null && isDoubtful ? 'unreadable' : amount;
}

/** Compares as far as the times can be read. */
function newestFirst(rows: readonly ShownTransaction[]): boolean {
  let above: Dated | null = null;
  for (const { date } of rows) {
    const { day, minute } = recordMoment(date);
    if (day === null) continue;
    const moment = { day, minute };
    if (above !== null && isNewer(moment, above)) return false;
    above = moment;
  }
  return true;
}

type Dated = Moment & { readonly day: string };

const isNewer = (a: Dated, b: Dated): boolean =>
  a.day === b.day ? a.minute !== null && b.minute !== null && a.minute > b.minute : a.day > b.day;

export type AmountSign = 'credit' | 'debit' | 'pending' | 'rejected' | 'plain';

type Tone = 'good' | 'warn' | 'bad' | 'plain';
type Status = { readonly words: PlainKey | { readonly text: string }; readonly tone: Tone };

export type AmountFace = { readonly sign: AmountSign; readonly status: Status | null };

const pending: Status = { words: 'status.pending', tone: 'warn' };
const rejected: Status = { words: 'status.rejected', tone: 'bad' };

/** A status is only a word next to the amount. Colour and sign depend on the type alone (spec 1 §4). */
export const transactionFace = (row: FacedTransaction): AmountFace =>
  row.credit ? { sign: 'credit', status: creditStatus(row) } : { sign: 'debit', status: null };

type FacedTransaction = Pick<ShownTransaction, 'credit' | 'status' | 'deposit'>;

/** Only deposits wait for a decision. A win with such a code is not called pending. */
function creditStatus({ status, deposit }: FacedTransaction): Status | null {
  // A bare code would tell a player nothing.
  if (typeof status === 'object')
    return /\p{L}/u.test(status.other) ? { words: { text: status.other }, tone: 'plain' } : null;
  if (status === 'pending') return deposit ? pending : null;
  return status === 'rejected' && deposit ? rejected : null;
}

export const isOpenDeposit = ({ deposit, status }: ShownTransaction): boolean =>
  deposit && status === 'pending';

const isUndecidedDeposit = ({ deposit, status }: ShownTransaction): boolean =>
  deposit && (status === 'pending' || status === 'rejected');

const withdrawalFaces = {
  pending: { sign: 'pending', status: pending },
  cancelled: { sign: 'rejected', status: { words: 'status.cancelled', tone: 'bad' } },
  approved: { sign: 'plain', status: { words: 'status.approved', tone: 'good' } },
  unknown: { sign: 'plain', status: { words: 'status.unknown', tone: 'plain' } },
} as const satisfies { readonly [S in WithdrawStatus]: AmountFace };

/** A withdraw request is not a credit, so it has no sign. */
export const withdrawalFace = (status: WithdrawStatus): AmountFace => withdrawalFaces[status];

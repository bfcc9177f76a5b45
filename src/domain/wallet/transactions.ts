import { plainText } from '../../lib/text.ts';
import { plainFigure } from '../../lib/figure.ts';
import { type Amount, isNegative, type StatedAmount } from '../amount.ts';
import { lessAmount, negated, sumAmounts } from '../amount-sum.ts';
import type { Count, Line } from '../history/list-lines.ts';
import type { Choosable } from '../history/history-query.ts';
import { type Moment, recordMoment } from '../history/record-day.ts';
import type { ShownTransaction, WithdrawStatus } from './wallet.ts';
import type { Listed } from '../history/history.ts';
import { points } from '../points.ts';
import type { PlainKey } from '../../text/message.ts';

/** The provider sends all days at once. */
export const walletChoosable: Choosable = {
  days: 'all',
  filters: ['type', 'status', 'search'],
  values: { type: ['credit', 'debit'] },
};
export const depositChoosable: Choosable = { days: 'all', filters: ['search'], values: {} };

export const transactionLines = (rows: readonly ShownTransaction[]): readonly Line<ShownTransaction>[] =>
  rows.map(row => {
    const words = transactionFace(row).status?.words ?? '';
    return {
      row,
      amount: row.amount,
      day: recordMoment(row.date).day,
      facets: {
        type: row.credit ? 'credit' : 'debit',
        status: typeof words === 'string' ? words.replace('status.', '') : words.text,
      },
    };
  });

export function transactionSearch(typed: string): (row: ShownTransaction) => boolean {
  const text = plainText(plainFigure(typed));
  return ({ note, id }) => [note, id].some(field => plainText(plainFigure(field)).includes(text));
}

/** `net` is unreadable when nobody knows whether a line moved points. */
export function transactionTotals(lines: readonly Line<ShownTransaction>[]) {
  const rows = lines.map(({ row }) => row);
  const totalOf = (look: 'credit' | 'debit'): Count => {
    const found = rows.filter(row => transactionFace(row).look === look);
    return { count: found.length, points: sumAmounts(found.map(({ amount }) => amount)) };
  };
  return { credits: totalOf('credit'), debits: totalOf('debit'), net: sumAmounts(rows.map(movedBy)) };
}

/** `after` lacks those of which nothing can be said. `sum` is set only where it is not the balance: lines are missing. */
export type LineBalances = {
  readonly after: ReadonlyMap<ShownTransaction, Amount>;
  readonly sum: Amount | null;
};

const nothing: LineBalances = { after: new Map(), sum: null };
const zero: Amount = { exact: '0', points: points(0) };

/**
 * Nothing is said when the balance is unknown, a line could not be read, or the lines are not in order; nor of
 * what is older than a line that may have moved points, or than a balance below zero.
 */
export function lineBalances({ rows, unread }: Listed<ShownTransaction>, balance: StatedAmount | null) {
  if (balance === null || balance === 'unreadable' || unread > 0 || !newestFirst(rows)) return nothing;
  const after = new Map<ShownTransaction, Amount>();
  let held: StatedAmount = balance;
  let sum: StatedAmount = zero;
  let believed = true;
  for (const row of rows) {
    if (believed) after.set(row, held);
    const moved = movedBy(row);
    held = lessAmount(held, moved);
    sum = sumAmounts([sum, moved]);
    if (held === 'unreadable' || sum === 'unreadable') return { after, sum: null };
    believed &&= !isNegative(held);
  }
  return { after, sum: sum.exact === balance.exact ? null : sum };
}

/** Below zero for a debit; unreadable when nobody knows. */
function movedBy(row: ShownTransaction): StatedAmount {
  const { look } = transactionFace(row);
  if (look === 'plain') return 'unreadable';
  if (look === 'pending' || look === 'rejected') return zero;
  return look === 'credit' || row.amount === 'unreadable' ? row.amount : negated(row.amount);
}

/** As far as the times can be read. */
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

export type AmountLook = 'credit' | 'debit' | 'pending' | 'rejected' | 'plain';

type Tone = 'good' | 'warn' | 'bad' | 'plain';
type Status = { readonly words: PlainKey | { readonly text: string }; readonly tone: Tone };

/** `plus`: a credit that has moved no points by its status. */
export type AmountFace = { readonly look: AmountLook; readonly plus?: true; readonly status: Status | null };

const pending: AmountFace = { look: 'pending', status: { words: 'status.pending', tone: 'warn' } };
const rejected: AmountFace = { look: 'rejected', status: { words: 'status.rejected', tone: 'bad' } };

/** A credit counts only when the provider says so; a debit is always shown as one. */
export function transactionFace({ credit, status }: Pick<ShownTransaction, 'credit' | 'status'>): AmountFace {
  if (!credit) return { look: 'debit', status: null };
  if (typeof status === 'object') {
    // A bare code tells a player nothing.
    const words = /\p{L}/u.test(status.other) ? { text: status.other } : 'status.unknown';
    return { look: 'plain', status: { words, tone: 'plain' } };
  }
  if (status === 'approved' || status === 'booked') return { look: 'credit', status: null };
  return { ...(status === 'pending' ? pending : rejected), plus: true };
}

export const isOpenDeposit = ({ deposit, status }: ShownTransaction): boolean =>
  deposit && status === 'pending';

const withdrawalFaces = {
  pending,
  cancelled: { look: 'rejected', status: { words: 'status.cancelled', tone: 'bad' } },
  approved: { look: 'plain', status: { words: 'status.approved', tone: 'good' } },
  unknown: { look: 'plain', status: { words: 'status.unknown', tone: 'plain' } },
} as const satisfies { readonly [S in WithdrawStatus]: AmountFace };

/** A withdraw request is no credit, so it has no sign. */
export const withdrawalFace = (status: WithdrawStatus): AmountFace => withdrawalFaces[status];

// What the wallet held after each of its lines, counted back from today's balance.
import { transactionFace } from './amount-status.ts';
import { type Amount, isNegative, type StatedAmount } from './amount.ts';
import { lessAmount, negated, sumAmounts } from './amount-sum.ts';
import type { Listed } from './history.ts';
import { points } from './points.ts';
import { type Moment, recordMoment } from './record-moment.ts';
import type { ShownTransaction } from './wallet.ts';

/**
 * `after`: the balance after each line, null where nothing can be said. `sum` is what all lines add up to, where that is
 * not today's balance: lines are missing. Else, and where it is not known, it is null.
 */
export type LineBalances = {
  readonly after: ReadonlyMap<ShownTransaction, Amount>;
  readonly sum: Amount | null;
};

const nothing: LineBalances = { after: new Map(), sum: null };
const zero: Amount = { exact: '0', points: points(0) };

/**
 * The balances after the lines of a wallet history, the newest first. Only lines that moved points count. Nothing is said
 * when the balance is unknown, when a line could not be read, or when the lines are not in the order of their times; and
 * nothing of what is older than a line of which nobody knows whether it moved points, or than a balance below zero.
 */
export function lineBalances(
  { rows, unread }: Listed<ShownTransaction>,
  balance: StatedAmount | null,
): LineBalances {
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

/** The points that a line moved into the wallet, below zero for a debit; unreadable when nobody knows. */
export function movedBy(row: ShownTransaction): StatedAmount {
  switch (transactionFace(row).look) {
    case 'credit':
      return row.amount;
    case 'debit':
      return row.amount === 'unreadable' ? row.amount : negated(row.amount);
    case 'pending':
    case 'rejected':
      return zero;
    case 'plain':
      return 'unreadable';
  }
}

/** Whether no line is newer than one above it, as far as their times can be read. */
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

import { toAsciiDigits } from '../lib/digits.ts';
import { transactionFace } from './amount-status.ts';
import type { StatedAmount } from './amount.ts';
import { sumAmounts } from './amount-sum.ts';
import type { Count } from './bid-totals.ts';
import type { Choosable } from './history-query.ts';
import { movedBy } from './line-balances.ts';
import type { Line } from './list-lines.ts';
import { plainText } from './matched-wins.ts';
import { recordMoment } from './record-moment.ts';
import type { ShownTransaction } from './wallet.ts';

/** How the wallet history is chosen, and the deposits in it. The provider sends all days at once. */
export const walletChoosable: Choosable = {
  days: 'all',
  filters: ['type', 'status', 'search'],
  values: { type: ['credit', 'debit'] },
};
export const depositChoosable: Choosable = { days: 'all', filters: ['search'], values: {} };

/** The transactions as lines of a list. A status is one that is shown beside the amount. */
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

/** A search in the notes and ids of transactions; nothing typed finds all. */
export function transactionSearch(typed: string): (row: ShownTransaction) => boolean {
  const text = plainText(toAsciiDigits(typed));
  return ({ note, id }) => [note, id].some(one => plainText(toAsciiDigits(one)).includes(text));
}

/** What moved points, and what is left of it; `net` is unreadable when nobody knows of a line whether it did. */
export type TransactionTotals = {
  readonly credits: Count;
  readonly debits: Count;
  readonly net: StatedAmount;
};

/** The totals of lines: credits that count, and debits. */
export function transactionTotals(lines: readonly Line<ShownTransaction>[]): TransactionTotals {
  const rows = lines.map(({ row }) => row);
  const of = (look: 'credit' | 'debit'): Count => {
    const found = rows.filter(row => transactionFace(row).look === look);
    return { count: found.length, points: sumAmounts(found.map(({ amount }) => amount)) };
  };
  return { credits: of('credit'), debits: of('debit'), net: sumAmounts(rows.map(movedBy)) };
}

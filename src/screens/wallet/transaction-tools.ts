import {
  type LineBalances,
  transactionFace,
  type TransactionTotals,
} from '../../domain/wallet/transactions.ts';
import { amountWords, type StatedAmount } from '../../domain/amount.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import { isoDate } from '../../domain/dates.ts';
import type { Line } from '../../domain/history/list-lines.ts';
import { isoMoment, shownDate } from '../../domain/history/record-day.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import { type Cell, csv } from '../../lib/csv.ts';
import type { Translate } from '../../text/translate.ts';
import { rangeWords } from '../../ui/cards/list-words.ts';
import { saveFile, shareText } from '../../ui/hooks/share-text.ts';
import type { ListTools } from '../../ui/overlays/list-actions.tsx';
import { statusText, totalsText } from './transaction-words.ts';

/** What the player sees of the wallet history or the deposits in it. */
export type ShownTransactions = {
  readonly title: 'title.walletHistory' | 'title.depositHistory';
  /** Null for all days. */
  readonly range: DateRange | null;
  readonly shown: readonly Line<ShownTransaction>[];
  readonly balances: LineBalances | null;
  readonly totals: TransactionTotals;
  readonly deposits: boolean;
};

/** More lines do not fit into a message. */
const sharedLines = 50;

/** What is done with transactions: a file for spreadsheets, and a text to share. */
export const transactionTools = (t: Translate, list: ShownTransactions): ListTools => ({
  save: () => saveFile(transactionsName(list), 'text/csv;charset=utf-8', csv(transactionTable(t, list))),
  share: () => shareText(transactionText(t, list)),
});

/** `wallet-2026-11-15-to-2026-11-21.csv`, `deposits-all-days.csv`. */
export function transactionsName({ range, deposits }: Pick<ShownTransactions, 'range' | 'deposits'>): string {
  const days = range === null ? ['all-days'] : [...new Set([isoDate(range.from), isoDate(range.to)])];
  return `${deposits ? 'deposits' : 'wallet'}-${days.join('-to-')}.csv`;
}

/** The head and the lines of the file, with ISO dates and plain numbers. */
export function transactionTable(
  t: Translate,
  { shown, balances, deposits }: Pick<ShownTransactions, 'shown' | 'balances' | 'deposits'>,
): readonly (readonly Cell[])[] {
  const head = [
    t('record.date'),
    t('column.note'),
    t('wallet.transactionId'),
    ...(deposits ? [t('field.points')] : [t('filter.credit'), t('filter.debit'), t('filter.status')]),
    ...(balances === null ? [] : [t('balance.after')]),
  ];
  const rows = shown.map(({ row, facets }): readonly Cell[] => {
    const { look } = transactionFace(row);
    const amount = numberCell(row.amount);
    // What only waits or was rejected stands in no column of points: it has moved none.
    const moved = [look === 'credit' ? amount : '', look === 'debit' ? amount : ''];
    const status = statusText(t, facets['status'] ?? '');
    const waiting =
      look === 'credit' || look === 'debit' ? status : `${status} ${cellWords(row.amount)}`.trim();
    return [
      isoMoment(row.date),
      row.note,
      row.id,
      ...(deposits ? [amount] : [...moved, waiting]),
      ...(balances === null ? [] : [numberCell(balances.after.get(row) ?? null)]),
    ];
  });
  return [head, ...rows];
}

const cellWords = (amount: StatedAmount): string => (amount === 'unreadable' ? '' : amount.exact);

const numberCell = (amount: StatedAmount | null): Cell =>
  amount === null || amount === 'unreadable' ? '' : { number: amount.exact };

const signs = { credit: '+ ', debit: '− ', pending: '', rejected: '', plain: '' } as const;

/** The transactions as lines of a message, with their totals; the first 50 of a long list. */
export function transactionText(t: Translate, list: ShownTransactions): string {
  const { title, range, shown, totals, deposits } = list;
  const lines = shown.slice(0, sharedLines).map(({ row, facets }) => {
    const status = statusText(t, facets['status'] ?? '');
    const { look, plus } = transactionFace(row);
    const amount = `${signs[plus ? 'credit' : look]}${t(amountWords(row.amount))}`;
    return [shownDate(row.date, t('app.language')), row.note, amount, status].filter(Boolean).join(' · ');
  });
  const left = shown.length - lines.length;
  return [
    `${t(title)}, ${rangeWords(t, range)}`,
    totalsText(t, shown.length, totals, deposits),
    '',
    ...lines,
    ...(left > 0 ? [t({ key: 'take.more', params: { count: left } })] : []),
  ].join('\n');
}

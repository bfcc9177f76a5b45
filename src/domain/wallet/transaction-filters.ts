import { plainFigure } from '../../lib/figure.ts';
import { plainText } from '../../lib/text.ts';
import type { ListFilters } from '../history/list-filters.ts';
import { transactionFace } from './transactions.ts';
import type { ShownTransaction } from './wallet.ts';

type TransactionFilters = ListFilters<ShownTransaction, unknown>;

const search: TransactionFilters = {
  search: { label: 'filter.search', inputMode: 'search', finds: transactionSearch },
};

/** Statuses that the app has words for. Any other is shown in the server's words. */
const ours = ['pending', 'rejected'] as const;

function statusOf(row: ShownTransaction): string {
  const words = transactionFace(row).status?.words ?? '';
  return typeof words === 'string' ? words.replace('status.', '') : words.text;
}

/** The provider sends all days at once, so the list has no range of days. */
export const depositChoice = { days: 'all', filters: search } as const;

export const walletChoice: { readonly days: 'all'; readonly filters: TransactionFilters } = {
  days: 'all',
  filters: {
    type: {
      label: 'filter.type',
      all: 'filter.allTypes',
      values: ['credit', 'debit'],
      of: row => (row.credit ? 'credit' : 'debit'),
      words: value => (value === 'credit' ? 'filter.credit' : 'filter.debit'),
    },
    status: {
      label: 'filter.status',
      all: 'filter.allStatuses',
      of: statusOf,
      words: value => {
        const known = ours.find(name => name === value);
        return known === undefined ? { text: value } : `status.${known}`;
      },
    },
    ...search,
  },
};

function transactionSearch(typed: string): (row: ShownTransaction) => boolean {
  const text = plainText(plainFigure(typed));
  return ({ note, id }) => [note, id].some(field => plainText(plainFigure(field)).includes(text));
}

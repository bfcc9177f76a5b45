import type { Family } from '../market/market.ts';
import type { BidOutcome } from './bid-outcome.ts';
import type { History, ShownRecord } from './history.ts';
import type { ListFilters } from './list-filters.ts';
import { numberSearch } from './number-search.ts';
import { serverWords } from './server-words.ts';

type HistoryFilters = ListFilters<ShownRecord, BidOutcome>;

const statuses = ['waiting', 'won', 'lost', 'returned'] as const;

/** Only main markets have a filter for sessions, and only bids one for the status. */
export const historyFilters = ({ family, kind }: Pick<History, 'family' | 'kind'>): HistoryFilters => ({
  market: {
    label: 'filter.market',
    all: 'filter.allMarkets',
    of: row => row.marketName,
    words: value => ({ text: value }),
  },
  game: { label: 'filter.game', all: 'filter.allGames', of: row => row.label, words: serverWords },
  ...(family === 'main' ? sessionFilter : {}),
  ...(kind === 'bids' ? statusFilter : {}),
  number: { label: 'filter.number', inputMode: 'numeric', finds: numberSearch },
});

const sessionFilter: HistoryFilters = {
  session: {
    label: 'field.session',
    all: 'filter.allSessions',
    of: row => row.session,
    words: serverWords,
  },
};

const statusFilter: HistoryFilters = {
  status: {
    label: 'filter.status',
    all: 'filter.allStatuses',
    values: statuses,
    apart: ['waiting', 'won'],
    of: (_, outcome) => outcome?.status ?? 'unknown',
    words: value => `status.${statuses.find(known => known === value) ?? 'unknown'}`,
  },
};

/** Histories first show the bids and wins of today (spec 2 §4). */
export const historyChoice = (history: { readonly family: Family; readonly kind: History['kind'] }) =>
  ({ days: 'today', filters: historyFilters(history) }) as const;

import { type Choosable, type HistoryQuery, sorts } from '../../domain/history/history-query.ts';
import { type Line, optionsOf } from '../../domain/history/list-lines.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import { FilterBar, FilterSearch, FilterSelect } from '../../ui/fields/filter-bar.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { statusText } from './transaction-words.ts';

type Props = {
  readonly list: Choosable;
  readonly lines: readonly Line<ShownTransaction>[];
  readonly query: HistoryQuery;
  readonly onChange: (change: Partial<HistoryQuery>) => void;
};

/** What a list of transactions is narrowed to, and its order. */
export function TransactionFilters({ list, lines, query, onChange }: Props) {
  const t = useWords();
  const { filters, sort } = query;
  const set = (name: string, value: string): void => onChange({ filters: { ...filters, [name]: value } });
  const statuses = list.filters.includes('status') ? optionsOf(lines, 'status') : [];
  return (
    <FilterBar>
      {list.filters.includes('type') && (
        <FilterSelect
          label={t('filter.type')}
          all={t('filter.allTypes')}
          value={filters['type'] ?? ''}
          options={(['credit', 'debit'] as const).map(value => ({ value, label: t(`filter.${value}`) }))}
          onChange={value => set('type', value)}
        />
      )}
      {statuses.length > 0 && (
        <FilterSelect
          label={t('filter.status')}
          all={t('filter.allStatuses')}
          value={filters['status'] ?? ''}
          options={statuses.map(({ key, text }) => ({ value: key, label: statusText(t, text) }))}
          onChange={value => set('status', value)}
        />
      )}
      <FilterSearch
        label={t('filter.search')}
        value={filters['search'] ?? ''}
        onChange={value => set('search', value)}
      />
      <FilterSelect
        label={t('sort.title')}
        all={t('sort.newest')}
        value={sort === 'newest' ? '' : sort}
        options={[{ value: 'points', label: t('sort.points') }]}
        onChange={value => onChange({ sort: sorts.find(one => one === value) ?? 'newest' })}
      />
    </FilterBar>
  );
}

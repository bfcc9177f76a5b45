import { useMemo } from 'react';
import type { ShownRecord } from '../../domain/history/history.ts';
import { type Choosable, type HistoryQuery, sorts } from '../../domain/history/history-query.ts';
import { type Line, optionsOf } from '../../domain/history/list-lines.ts';
import { serverWords } from '../../domain/history/server-words.ts';
import { FilterBar, FilterSearch, FilterSelect } from '../../ui/fields/filter-bar.tsx';
import { useWords } from '../../ui/layout/words.tsx';

const statuses = ['waiting', 'won', 'lost'] as const;
const all = {
  market: 'filter.allMarkets',
  game: 'filter.allGames',
  session: 'filter.allSessions',
  status: 'filter.allStatuses',
} as const;

type Props = {
  readonly list: Choosable;
  readonly lines: readonly Line<ShownRecord>[];
  readonly query: HistoryQuery;
  readonly onChange: (change: Partial<HistoryQuery>) => void;
};

/** What a history is narrowed to, and its order. */
export function HistoryFilters({ list, lines, query, onChange }: Props) {
  const t = useWords();
  const { filters, sort } = query;
  const set = (name: string, value: string): void => onChange({ filters: { ...filters, [name]: value } });

  // A choice is shown at once: it does not wait for thousands of lines to be read again.
  const optionsIn = useMemo(
    () => ({
      market: optionsOf(lines, 'market'),
      game: optionsOf(lines, 'game'),
      session: optionsOf(lines, 'session'),
    }),
    [lines],
  );
  const options = (name: 'market' | 'game' | 'session') => {
    const found = optionsIn[name];
    const value = filters[name] ?? '';
    // What was chosen for other days stays chosen, also where these days have none of it.
    const missing =
      value === '' || found.some(({ key }) => key === value) ? [] : [{ key: value, text: value }];
    return [...found, ...missing].map(({ key, text }) => ({
      value: key,
      label: name === 'market' ? text : t(serverWords(text)),
    }));
  };
  return (
    <FilterBar>
      {(['market', 'game', 'session', 'status'] as const)
        .filter(name => list.filters.includes(name))
        .map(name => (
          <FilterSelect
            key={name}
            label={t(`filter.${name}`)}
            all={t(all[name])}
            value={filters[name] ?? ''}
            options={
              name === 'status'
                ? statuses.map(value => ({ value, label: t(`status.${value}`) }))
                : options(name)
            }
            onChange={value => set(name, value)}
          />
        ))}
      <FilterSearch
        label={t('filter.number')}
        inputMode="numeric"
        value={filters['number'] ?? ''}
        onChange={value => set('number', value)}
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

// The query of the address: what a list is narrowed to. The first load does without it, unlike navigation.ts.
import { useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import {
  type Choosable,
  type HistoryQuery,
  historyQueryText,
  parseHistoryQuery,
} from '../domain/history/history-query.ts';

/** Changes the query in its place in the browser's history: Back leaves the screen, and a reload keeps what was chosen. */
function replaceQuery(query: string): void {
  if (query !== location.search)
    navigate(location.pathname + query + location.hash, { replace: true, state: history.state as unknown });
}

/** What the address says of a list, and a function that changes it. `list` must stay the same object. */
export function useListQuery(
  list: Choosable,
): readonly [HistoryQuery, (change: Partial<HistoryQuery>) => void] {
  const text = useSearch({ ssrSearch: '' });
  const query = useMemo(() => parseHistoryQuery(text, list), [text, list]);
  return [query, change => replaceQuery(historyQueryText({ ...query, ...change }, list))];
}

// Apart from navigation.ts, because the first load does without it.
import { useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import {
  type Choosable,
  type HistoryQuery,
  historyQueryText,
  parseHistoryQuery,
} from '../domain/history/history-query.ts';

/** Replaced, so that Back leaves the screen. */
function replaceQuery(query: string): void {
  if (query !== location.search)
    navigate(location.pathname + query + location.hash, { replace: true, state: history.state as unknown });
}

/** `list` must stay the same object. */
export function useListQuery(
  list: Choosable,
): readonly [HistoryQuery, (change: Partial<HistoryQuery>) => void] {
  const text = useSearch({ ssrSearch: '' });
  const query = useMemo(() => parseHistoryQuery(text, list), [text, list]);
  return [query, change => replaceQuery(historyQueryText({ ...query, ...change }, list))];
}

// The query of the address: what a list is narrowed to. The first load does without it, unlike navigation.ts.
import { navigate, useSearch } from 'wouter/use-browser-location';

/** The query of the current address, `?period=month`, or ''. A prerendered page has none. */
export const useQuery = (): string => useSearch({ ssrSearch: '' });

/** Changes the query in its place in the browser's history: Back leaves the screen, and a reload keeps what was chosen. */
export function replaceQuery(query: string): void {
  if (query !== location.search)
    navigate(location.pathname + query + location.hash, { replace: true, state: history.state as unknown });
}

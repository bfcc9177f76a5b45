// Apart from navigation.ts, because the first load does not need it.
import { useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { isDialogEntry, parseDepth } from './navigation.ts';
import {
  type Choosable,
  type HistoryQuery,
  historyQueryText,
  parseHistoryQuery,
} from '../domain/history/history-query.ts';

/** A choice made in a dialog, for the entry below it, because the dialog's own entry ends with the dialog. */
let below: { readonly place: string; readonly query: string } | null = null;

const place = (): string => `${parseDepth(history.state)} ${location.pathname}`;

/** Replaces the entry, so that Back leaves the screen. */
function replaceQuery(query: string): void {
  if (isDialogEntry(history.state)) below = { place: place(), query };
  if (query !== location.search)
    navigate(location.pathname + query + location.hash, { replace: true, state: history.state as unknown });
}

globalThis.addEventListener?.('popstate', () => {
  if (below === null || isDialogEntry(history.state) || below.place !== place()) return;
  const { query } = below;
  below = null;
  replaceQuery(query);
});

/** `list` must stay the same object. */
export function useListQuery(
  list: Choosable,
): readonly [HistoryQuery, (change: Partial<HistoryQuery>) => void] {
  const text = useSearch({ ssrSearch: '' });
  const query = useMemo(() => parseHistoryQuery(text, list), [text, list]);
  return [query, change => replaceQuery(historyQueryText({ ...query, ...change }, list))];
}

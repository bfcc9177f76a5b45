import { useMemo } from 'react';
import {
  type Choosable,
  type HistoryQuery,
  historyQueryText,
  parseHistoryQuery,
} from '../../domain/history-query.ts';
import { replaceQuery, useQuery } from '../../nav/query.ts';

/** What the address says of a list, and a function that changes it in its place. `list` must stay the same object. */
export function useHistoryQuery(
  list: Choosable,
): readonly [HistoryQuery, (change: Partial<HistoryQuery>) => void] {
  const text = useQuery();
  const query = useMemo(() => parseHistoryQuery(text, list), [text, list]);
  return [query, change => replaceQuery(historyQueryText({ ...query, ...change }, list))];
}

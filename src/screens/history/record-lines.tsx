import { useCallback, useDeferredValue, useMemo } from 'react';
import { byDay, type Line, sorted } from '../../domain/history/list-lines.ts';
import { bidLines } from '../../domain/history/bid-lines.ts';
import type { Choosable, DateRange } from '../../domain/history/history-query.ts';
import type { History, Listed, ShownRecord } from '../../domain/history/history.ts';
import type { OwnBid } from '../../domain/slip/slips-again.ts';
import { dayWords, rangeWords } from '../../ui/cards/list-words.ts';
import { LongList } from '../../ui/cards/long-list.tsx';
import { NoMatch } from '../../ui/cards/empty.tsx';
import { UnreadRows } from '../../ui/cards/unread-rows.tsx';
import { PrintTitle } from '../../ui/layout/print-title.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { ListActions } from '../../ui/overlays/list-actions.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { lineText, RecordLine } from './record-line.tsx';
import { type Beside, chosenLines, sumsOf } from './record-sums.ts';
import { RecordTable } from './record-table.tsx';
import { sumWords } from './record-words.ts';
import { useListQuery } from '../../nav/query.ts';

type Props = {
  readonly history: History;
  readonly list: Choosable;
  readonly records: Listed<ShownRecord>;
  readonly range: DateRange;
  readonly beside: Beside;
};

/** A line with the head of its day, where it is the day's first. */
type Item = {
  readonly line: Line<ShownRecord>;
  readonly title?: string;
  readonly note?: string;
  /** What can be bid again of the day. */
  readonly bids?: readonly OwnBid[];
};

/** The records that the player has chosen, by day, with their totals, and what can be done with them. */
export function RecordLines({ history, list, records, range, beside }: Props) {
  const t = useWords();
  const [query, change] = useListQuery(list);
  const { rows, unread } = records;
  const outcomes = beside.outcomes?.of ?? null;
  const lines = useMemo(() => bidLines(history, rows, outcomes), [history, rows, outcomes]);
  // The fields answer at once; the list follows.
  const { filters, sort } = useDeferredValue(query);
  const shown = useMemo(() => sorted(chosenLines(lines, filters), sort), [lines, filters, sort]);
  const sums = useCallback(
    (some: readonly Line<ShownRecord>[]) => sumsOf({ history, lines: some, filters, beside, unread }),
    [history, filters, beside, unread],
  );
  const totals = useMemo(() => sums(shown), [sums, shown]);
  const items = useMemo((): readonly Item[] => {
    if (sort === 'points') return shown.map(line => ({ line }));
    const days = byDay(shown);
    return days.flatMap(({ day, lines: [first, ...others] }) => {
      if (first === undefined) return [];
      const title = dayWords(t, day);
      // The totals of the only day stand above.
      const note = days.length > 1 ? sumWords(t, history, sums([first, ...others])) : '';
      const bids = [first, ...others].map(({ row: bid }) => ({ family: history.family, bid }));
      return [{ line: first, title, note, bids }, ...others.map(line => ({ line }))];
    });
  }, [t, history, shown, sort, sums]);

  const draw = useCallback(
    ({ line: { row }, title, note, bids }: Item, index: number) => (
      <RecordLine
        key={index}
        history={history}
        record={row}
        outcome={outcomes?.get(row)}
        bids={bids}
        title={title}
        note={note}
        grouped={sort === 'newest'}
      />
    ),
    [history, outcomes, sort],
  );
  const text = useCallback(({ line: { row } }: Item) => lineText(t, row), [t]);
  const title = t(history.title);
  const chosen = JSON.stringify([range, filters, sort]);
  // A choice in a field is drawn at once, without a look at hundreds of parts of the list.
  const cards = useMemo(
    () => <LongList key={chosen} items={items} label={title} draw={draw} text={text} />,
    [chosen, items, title, draw, text],
  );
  const load = useCallback(async () => {
    const { historyTools } = await import('./history-tools.ts');
    return historyTools(t, { history, range, shown, outcomes, totals });
  }, [t, history, range, shown, outcomes, totals]);

  return (
    <>
      <PrintTitle title={title} note={rangeWords(t, range)} />
      <HistoryFilters list={list} lines={lines} query={query} onChange={change} />
      {shown.length === 0 && rows.length > 0 ? (
        <NoMatch onClear={() => change({ filters: {} })} />
      ) : (
        <>
          <RecordTable totals={totals} kind={history.kind} />
          {cards}
        </>
      )}
      <UnreadRows count={unread} />
      {shown.length > 0 && <ListActions load={load} />}
    </>
  );
}

import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { rangeOfDays } from '../../domain/history/history-query.ts';
import { byDay, type Line, narrowed, sorted } from '../../domain/history/list-lines.ts';
import type { Listed } from '../../domain/history/history.ts';
import {
  depositChoosable,
  type LineBalances,
  transactionLines,
  transactionSearch,
  transactionTotals,
  walletChoosable,
} from '../../domain/wallet/transactions.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import { useListQuery } from '../../nav/query.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { DayHead } from '../../ui/cards/day-head.tsx';
import { dayWords, rangeWords } from '../../ui/cards/list-words.ts';
import { LongList } from '../../ui/cards/long-list.tsx';
import { NoMatch } from '../../ui/cards/empty.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { PrintTitle } from '../../ui/layout/print-title.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { ListActions } from '../../ui/overlays/list-actions.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { type CardPlace, transactionText } from './transaction-card.tsx';
import { TransactionFilters } from './transaction-filters.tsx';
import { TransactionTable } from './transaction-table.tsx';
import { totalsText } from './transaction-words.ts';

type Props = {
  /** The deposits of the wallet history alone. */
  readonly deposits?: boolean;
  readonly records: Listed<ShownTransaction>;
  /** The balance after each line; null where nothing can be said. */
  readonly balances?: LineBalances | null;
  /** Draws a line. It must stay the same function while nothing changes. */
  readonly draw: (row: ShownTransaction, place: CardPlace) => ReactNode;
};

type Item = { readonly row: ShownTransaction; readonly title?: string; readonly note?: string };

/** The transactions that the player has chosen, by day, with their totals, and what can be done with them. */
export function TransactionList({ deposits = false, records, balances = null, draw }: Props) {
  const title = deposits ? 'title.depositHistory' : 'title.walletHistory';
  const list = deposits ? depositChoosable : walletChoosable;
  const t = useWords();
  const [query, change] = useListQuery(list);
  const { date } = useNow(useAtomValue(clockAtom));
  const { rows } = records;
  const lines = useMemo(() => transactionLines(rows), [rows]);
  // The fields answer at once; the list follows.
  const { days, filters, sort } = useDeferredValue(query);
  const { year, month, day } = date;
  const range = useMemo(() => rangeOfDays(days, { year, month, day }), [days, year, month, day]);
  const shown = useMemo(() => {
    const finds = transactionSearch(filters['search'] ?? '');
    return sorted(narrowed(lines, { filters, finds, range }), sort);
  }, [lines, filters, sort, range]);
  const totals = useMemo(() => transactionTotals(shown), [shown]);
  const items = useMemo((): readonly Item[] => {
    if (sort === 'points') return shown.map(({ row }) => ({ row }));
    return byDay(shown).flatMap(({ day: one, lines: [first, ...others] }, _, { length }) => {
      if (first === undefined) return [];
      const all: readonly Line<ShownTransaction>[] = [first, ...others];
      // The totals of the only day stand above.
      const note = length > 1 ? totalsText(t, all.length, transactionTotals(all), deposits) : '';
      return [{ row: first.row, title: dayWords(t, one), note }, ...others.map(({ row }) => ({ row }))];
    });
  }, [t, shown, sort, deposits]);
  const drawItem = useCallback(
    ({ row, title: head, note }: Item, key: number) =>
      draw(row, {
        key,
        head: head === undefined ? undefined : <DayHead title={head} note={note} />,
        level: sort === 'newest' ? 3 : 2,
      }),
    [draw, sort],
  );
  const text = useCallback(({ row }: Item) => transactionText(t, row), [t]);
  const load = useCallback(async () => {
    const { transactionTools } = await import('./transaction-tools.ts');
    return transactionTools(t, { title, range, shown, balances, totals, deposits });
  }, [t, title, range, shown, balances, totals, deposits]);

  return (
    <>
      <PrintTitle title={t(title)} note={rangeWords(t, range)} />
      <PeriodFilter days={query.days} range={range} onChange={chosen => change({ days: chosen })} />
      <TransactionFilters list={list} lines={lines} query={query} onChange={change} />
      {shown.length === 0 && rows.length > 0 ? (
        <NoMatch onClear={() => change({ filters: {}, days: { kind: 'all' } })} />
      ) : (
        rows.length > 0 && (
          <>
            <TransactionTable totals={totals} deposits={deposits} />
            <LongList
              key={JSON.stringify([range, filters, sort])}
              items={items}
              label={t(title)}
              draw={drawItem}
              text={text}
            />
            <ListActions load={load} />
          </>
        )
      )}
    </>
  );
}

import { useAtomValue } from 'jotai';
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import {
  type DateRange,
  type Filters,
  type HistoryQuery,
  presetRange,
  rangeOfDays,
  sorts,
} from '../../domain/history/history-query.ts';
import { byDay, type Line, narrowed, optionsOf, sorted } from '../../domain/history/list-lines.ts';
import { useListQuery } from '../../nav/query.ts';
import { clockAtom } from '../../state/core/environment.ts';
import type { Translate } from '../../text/translate.ts';
import { dayWords, rangeWords } from '../../ui/cards/list-words.ts';
import { LongList } from '../../ui/cards/long-list.tsx';
import { NoMatch } from '../../ui/cards/empty.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { Totals } from '../../ui/cards/totals.tsx';
import { UnreadRows } from '../../ui/cards/unread-rows.tsx';
import { FilterBar, FilterSearch, FilterSelect } from '../../ui/fields/filter-bar.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { ListActions } from '../../ui/overlays/list-actions.tsx';
import type { ListTotals, RecordFilters, RecordListOf } from './record-columns.tsx';
import { PeriodForm } from './period-form.tsx';
import css from '../../ui/cards/day-head.module.css';
import print from '../../ui/layout/print-title.module.css';

type Props<Row, Extra> = {
  readonly list: RecordListOf<Row, Extra>;
  readonly lines: readonly Line<Row>[];
  readonly unread: number;
  /** Left out where the provider sends all days. */
  readonly askedRange?: DateRange;
  /** These two must stay the same functions while nothing changes. */
  readonly extraOf: (row: Row) => Extra | undefined;
  readonly totalsOf: (lines: readonly Line<Row>[], filters: Filters) => ListTotals;
};

type Day<Row> = { readonly title: string; readonly note: string; readonly rows: readonly Row[] };

type Item<Row> = { readonly row: Row; readonly day?: Day<Row> };

export function RecordList<Row extends object, Extra>(props: Props<Row, Extra>) {
  const { list, lines, unread, askedRange, extraOf, totalsOf } = props;
  const t = useWords();
  const [query, change] = useListQuery(list.choosable);
  const { date } = useNow(useAtomValue(clockAtom));
  // The fields answer at once; the list follows.
  const { days, filters, sort } = useDeferredValue(query);
  const { year, month, day } = date;
  const range = useMemo(
    () => askedRange ?? rangeOfDays(days, { year, month, day }),
    [askedRange, days, year, month, day],
  );
  const shown = useMemo(() => {
    const finds = findsIn(list.filters, filters);
    return sorted(narrowed(lines, { filters, finds, range: askedRange ? null : range }), sort);
  }, [list, lines, filters, sort, range, askedRange]);
  const totals = useMemo(() => totalsOf(shown, filters), [totalsOf, shown, filters]);
  const items = useMemo((): readonly Item<Row>[] => {
    if (sort === 'points') return shown.map(({ row }) => ({ row }));
    return byDay(shown).flatMap((found, _, { length }) => {
      const rows = found.lines.map(({ row }) => row);
      const note = length > 1 ? totalsOf(found.lines, filters).line : '';
      const head: Day<Row> = { title: dayWords(t, found.day), note, rows };
      return rows.map((row, index) => (index === 0 ? { row, day: head } : { row }));
    });
  }, [t, shown, filters, sort, totalsOf]);

  const draw = useCallback(
    ({ row, day: head }: Item<Row>, index: number) => (
      <Card
        key={index}
        list={list}
        row={row}
        extra={extraOf(row)}
        day={head}
        level={sort === 'newest' ? 3 : 2}
      />
    ),
    [list, extraOf, sort],
  );
  const text = useCallback(({ row }: Item<Row>) => searchText(t, list, row), [t, list]);
  const title = t(list.title);
  const chosen = JSON.stringify([range, filters, sort]);
  // A choice is drawn without a look at hundreds of parts of the list.
  const cards = useMemo(
    () => <LongList key={chosen} items={items} label={title} draw={draw} text={text} />,
    [chosen, items, title, draw, text],
  );
  const load = useCallback(async () => {
    const { listTools } = await import('./list-tools.ts');
    return listTools(t, list, { range, shown, extraOf, totals: totals.line });
  }, [t, list, range, shown, extraOf, totals]);

  return (
    <>
      <PrintTitle title={title} note={rangeWords(t, range)} />
      {askedRange === undefined && (
        <PeriodForm
          label={t('period.own')}
          all
          days={query.days}
          dates={range ?? presetRange('today', date)}
          onChange={chosenDays => change({ days: chosenDays })}
        />
      )}
      <FilterFields list={list} lines={lines} query={query} onChange={change} />
      {shown.length === 0 && lines.length > 0 ? (
        <NoMatch onClear={() => change({ filters: {}, ...(askedRange ? {} : { days: { kind: 'all' } }) })} />
      ) : (
        <>
          <Totals title={t('totals.title')} rows={totals.rows} notes={totals.notes ?? []} />
          {cards}
        </>
      )}
      <UnreadRows count={unread} />
      {shown.length > 0 && <ListActions load={load} />}
    </>
  );
}

function findsIn<Row>(all: RecordFilters<Row>, typed: Filters): (row: Row) => boolean {
  const searches = Object.entries(all).flatMap(([name, filter]) =>
    'finds' in filter ? [filter.finds(typed[name] ?? '')] : [],
  );
  return row => searches.every(finds => finds(row));
}

type CardProps<Row, Extra> = {
  readonly list: RecordListOf<Row, Extra>;
  readonly row: Row;
  readonly extra: Extra | undefined;
  readonly day: Day<Row> | undefined;
  readonly level: 2 | 3;
};

function CardOf<Row, Extra>(props: CardProps<Row, Extra>) {
  const { list, row, extra, day, level } = props;
  const t = useWords();
  const facts = list.facts.flatMap(({ head, term = head, text, fact = text }) => {
    const value = fact(t, row, extra);
    return value === null ? [] : [{ term: t(term), value }];
  });
  return (
    <RecordCard
      head={
        day && <DayHead title={day.title} note={day.note} action={list.dayAction?.(day.title, day.rows)} />
      }
      level={level}
      facts={facts}
      {...list.card(t, row, extra)}
    />
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets the type parameters
const Card = memo(CardOf) as typeof CardOf;

/** Each filter shows many of the same rows again. */
const written = new WeakMap<Translate, WeakMap<object, string>>();

function searchText<Row extends object, Extra>(
  t: Translate,
  { searchColumns }: RecordListOf<Row, Extra>,
  row: Row,
): string {
  const ofLanguage = written.get(t) ?? new WeakMap<object, string>();
  written.set(t, ofLanguage);
  const known = ofLanguage.get(row);
  if (known !== undefined) return known;
  const line = searchColumns.map(({ text }) => text(t, row, undefined)).join(' ');
  ofLanguage.set(row, line);
  return line;
}

type FilterProps<Row, Extra> = {
  readonly list: RecordListOf<Row, Extra>;
  readonly lines: readonly Line<Row>[];
  readonly query: HistoryQuery;
  readonly onChange: (change: Partial<HistoryQuery>) => void;
};

function FilterFields<Row, Extra>(props: FilterProps<Row, Extra>) {
  const { list, lines, query, onChange } = props;
  const t = useWords();
  const { filters: names, values } = list.choosable;
  const { filters: chosen, sort } = query;
  // A choice must not wait for thousands of lines to be read again.
  const found = useMemo(
    () => new Map(names.map(name => [name, values[name] === undefined ? optionsOf(lines, name) : null])),
    [names, values, lines],
  );
  return (
    <FilterBar>
      {names.map(name => {
        const filter = list.filters[name];
        if (filter === undefined) return null;
        const value = chosen[name] ?? '';
        const field = {
          label: t(filter.label),
          value,
          onChange: (next: string): void => onChange({ filters: { ...chosen, [name]: next } }),
        };
        if ('finds' in filter) return <FilterSearch key={name} {...field} inputMode={filter.inputMode} />;
        const known = found.get(name) ?? (values[name] ?? []).map(key => ({ key, text: key }));
        // A choice stays, also where these days have none of it.
        const missing =
          value === '' || known.some(({ key }) => key === value) ? [] : [{ key: value, text: value }];
        const options = [...known, ...missing].map(({ key, text }) => ({
          value: key,
          label: filter.word(t, text),
        }));
        return (
          options.length > 0 && <FilterSelect key={name} {...field} all={t(filter.all)} options={options} />
        );
      })}
      <FilterSelect
        label={t('sort.title')}
        all={t('sort.newest')}
        value={sort === 'newest' ? '' : sort}
        options={[{ value: 'points', label: t('sort.points') }]}
        onChange={value => onChange({ sort: sorts.find(known => known === value) ?? 'newest' })}
      />
    </FilterBar>
  );
}

type DayHeadProps = {
  readonly title: string;
  /** Left out where the list has only this day. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
};

/** Inside the first record's list item, so that all records stay one list. */
function DayHead({ title, note, action }: DayHeadProps) {
  return (
    <div className={css.head}>
      <div>
        <h2>{title}</h2>
        {note ? <div className={css.note}>{note}</div> : null}
      </div>
      {action}
    </div>
  );
}

/** A page with this title is printed black on white, without bars, forms and buttons. */
function PrintTitle({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <div aria-hidden="true" className={print.title}>
      <b>{title}</b> {note}
    </div>
  );
}

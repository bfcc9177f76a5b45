import { useAtomValue } from 'jotai';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type DateRange, rangeOfDays } from '../../domain/history/history-query.ts';
import { chooser } from '../../domain/history/list-filters.ts';
import { byDay, inRange, type Line, sorted } from '../../domain/history/list-lines.ts';
import { useListQuery } from '../../nav/query.ts';
import { clockAtom } from '../../state/core/environment.ts';
import type { Translate } from '../../text/translate.ts';
import { dayWords, rangeWords } from '../../ui/cards/lists/list-words.ts';
import { LongList } from '../../ui/cards/lists/long-list.tsx';
import { Empty } from '../../ui/cards/replies/empty.tsx';
import type { RowPlace } from '../../ui/cards/lists/bid-row.tsx';
import { RecordCard } from '../../ui/cards/lists/record-card.tsx';
import css from '../../ui/cards/lists/totals.module.css';
import { UnreadRows } from '../../ui/cards/replies/unread-rows.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { TextButton } from '../../ui/fields/text-button.tsx';
import type { Choose, ListTotals, RecordListOf } from './record-columns.tsx';
import type { FilterSheet as FilterSheetOf } from './filter-sheet.tsx';
import { PeriodForm } from './period-form.tsx';
import dayHead from '../../ui/cards/lists/day-head.module.css';
import print from '../../ui/layout/print-title.module.css';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `lazyOnOpen` forgets the type parameters
const FilterSheet = lazyOnOpen(
  async () => (await import('./filter-sheet.tsx')).FilterSheet,
) as typeof FilterSheetOf;

type Props<Row, Extra> = {
  readonly list: RecordListOf<Row, Extra>;
  readonly lines: readonly Line<Row>[];
  readonly unread: number;
  /** The provider may have left out older lines. */
  readonly mayLack?: boolean;
  /** Undefined if the provider sends all days. */
  readonly askedRange?: DateRange;
  /** `extraOf` and `totalsOf` must stay the same functions while nothing changes. */
  readonly extraOf: (row: Row) => Extra | undefined;
  /** Also counts lines that are not shown. They must pass `choose`, as the shown ones did. */
  readonly totalsOf: (shown: readonly Line<Row>[], choose: Choose<Row>) => ListTotals;
};

type Day<Row> = { readonly title: string; readonly note: string; readonly rows: readonly Row[] };

type Item<Row> = {
  readonly row: Row;
  readonly day?: Day<Row>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

export function RecordList<Row extends object, Extra>(props: Props<Row, Extra>) {
  const { list, lines, unread, mayLack = false, askedRange, extraOf, totalsOf } = props;
  const t = useWords();
  const [query, change] = useListQuery(list.choice);
  const chosenFilters = Object.entries(query.filters).filter(([, value]) => value !== '');
  const apart = chosenFilters.filter(([name, value]) => list.choice.filters[name]?.apart?.includes(value));
  const count = chosenFilters.length - apart.length;
  const cleared = { filters: count > 0 ? Object.fromEntries(apart) : {} };
  const [choosing, setChoosing] = useState(false);
  const { date } = useNow(useAtomValue(clockAtom));
  // The fields answer at once, and the list follows.
  const { days, filters, sort } = useDeferredValue(query);
  const { year, month, day } = date;
  const range = useMemo(
    () => askedRange ?? rangeOfDays(days, { year, month, day }),
    [askedRange, days, year, month, day],
  );
  const choose = useMemo((): Choose<Row> => {
    const chooses = chooser(list.choice.filters, filters);
    return some => some.filter(({ row }) => chooses(row, extraOf(row)));
  }, [list, filters, extraOf]);
  // The provider has already chosen the requested days.
  const ofDays = askedRange === undefined ? range : null;
  const shown = useMemo(
    () => sorted(choose(ofDays === null ? lines : inRange(lines, ofDays)), sort),
    [lines, choose, sort, ofDays],
  );
  const undated = useMemo(
    () => (ofDays === null ? 0 : choose(lines).filter(line => line.day === null).length),
    [lines, choose, ofDays],
  );
  const totals = useMemo(() => totalsOf(shown, choose), [totalsOf, shown, choose]);
  const items = useMemo((): readonly Item<Row>[] => {
    const ends = (index: number, count: number) => ({ isFirst: index === 0, isLast: index === count - 1 });
    if (sort === 'points') return shown.map(({ row }, index) => ({ row, ...ends(index, shown.length) }));
    return byDay(shown).flatMap((found, _, { length }) => {
      const rows = found.lines.map(({ row }) => row);
      const note = length > 1 ? totalsOf(found.lines, choose).line : '';
      const head: Day<Row> = { title: dayWords(t, found.day), note, rows };
      return rows.map((row, index) => ({
        row,
        ...ends(index, rows.length),
        ...(index === 0 && { day: head }),
      }));
    });
  }, [t, shown, choose, sort, totalsOf]);

  const draw = useCallback(
    ({ row, day: head, isFirst, isLast }: Item<Row>, index: number) => (
      <Card
        key={index}
        list={list}
        row={row}
        extra={extraOf(row)}
        day={head}
        isFirst={isFirst}
        isLast={isLast}
        level={sort === 'newest' ? 3 : 2}
      />
    ),
    [list, extraOf, sort],
  );
  const text = useCallback(({ row }: Item<Row>) => searchText(t, list, row), [t, list]);
  const title = t(list.title);
  const lack = mayLack ? t('list.mayLack') : null;
  const takenTotals = lack === null ? totals.line : `${totals.line}\n${lack}`;
  const chosen = JSON.stringify([range, filters, sort]);
  // Memoised, so that a choice does not compare hundreds of parts of the list.
  const cards = useMemo(
    () => <LongList key={chosen} items={items} label={title} draw={draw} text={text} kind={list.item.kind} />,
    [chosen, items, title, draw, text, list],
  );

  return (
    <>
      {/* A page with this title is printed black on white, without forms and buttons. */}
      <div aria-hidden="true" className={print.title}>
        <b>{title}</b> {rangeWords(t, range)}
      </div>
      {askedRange === undefined && (
        <PeriodForm
          label={title}
          today={date}
          all
          days={query.days}
          dates={rangeOfDays(query.days, date)}
          onChange={chosenDays => change({ days: chosenDays })}
        />
      )}
      <section className={css.totals}>
        <table>
          <caption className="visually-hidden">{t('totals.title')}</caption>
          <tbody data-late={totals.isLate}>
            {totals.rows.map(({ term, count: counted, value }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td className={css.count}>{counted}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <TextButton
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
          words={count === 0 ? 'filter.title' : { key: 'filter.set', params: { count } }}
        />
      </section>
      {lack !== null && <Muted>{lack}</Muted>}
      <FilterSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        choice={list.choice}
        lines={lines}
        query={query}
        onChange={change}
        onClear={count > 0 ? () => change(cleared) : null}
        summary={totals.line}
        take={shown.length > 0 ? make => make(t, list, { range, shown, extraOf, totals: takenTotals }) : null}
      />
      {shown.length === 0 && lines.length > 0 ? (
        <Empty
          words="filter.none"
          action={
            <Button
              tone="quiet"
              onClick={() => change({ ...cleared, ...(askedRange ? {} : { days: { kind: 'all' } }) })}
              words="filter.clear"
            />
          }
        />
      ) : (
        cards
      )}
      <UnreadRows count={unread} />
      {undated > 0 && <Muted>{t({ key: 'list.undated', params: { count: undated } })}</Muted>}
    </>
  );
}

type CardProps<Row, Extra> = {
  readonly list: RecordListOf<Row, Extra>;
  readonly row: Row;
  readonly extra: Extra | undefined;
  readonly day: Day<Row> | undefined;
} & Omit<RowPlace, 'head'>;

function CardOf<Row, Extra>(props: CardProps<Row, Extra>) {
  const { list, row, extra, day, ...place } = props;
  const t = useWords();
  const head = day && (
    <div className={dayHead.head}>
      <div>
        <h2>{day.title}</h2>
        {day.note && <div className={dayHead.note}>{day.note}</div>}
      </div>
      {list.dayAction?.(day.title, day.rows)}
    </div>
  );
  if (list.item.kind === 'row') return list.item.draw(row, extra, { head, ...place });
  const facts = list.facts.flatMap(({ head: name, term = name, text, fact = text }) => {
    const value = fact(t, row, extra);
    return value === null ? [] : [{ term: t(term), value }];
  });
  return <RecordCard head={head} level={place.level} facts={facts} {...list.item.draw(t, row)} />;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets the type parameters
const Card = memo(CardOf) as typeof CardOf;

/** A cache, because each filter shows many of the same rows again. */
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

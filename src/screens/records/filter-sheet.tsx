import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type DateRange, type HistoryQuery, sorts } from '../../domain/history/history-query.ts';
import { optionsOf } from '../../domain/history/list-filters.ts';
import type { Line } from '../../domain/history/list-lines.ts';
import { configAtom } from '../../state/core/environment.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Muted, Pair } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../ui/overlays/dialog.tsx';
import { tellShared } from '../../ui/overlays/slip-toasts.ts';
import type { ListChoice, RecordListOf } from './record-columns.tsx';
import { isoDate } from '../../domain/dates.ts';
import { type Cell, csv } from '../../lib/csv.ts';
import type { Translate } from '../../text/translate.ts';
import { rangeWords } from '../../ui/cards/lists/list-words.ts';
import { saveFile, shareText, type Sharing } from '../../ui/hooks/share-text.ts';

type FieldsProps<Row, Extra> = {
  readonly choice: ListChoice<Row, Extra>;
  readonly lines: readonly Line<Row>[];
  readonly query: HistoryQuery;
  readonly onChange: (change: Partial<HistoryQuery>) => void;
};

type Props<Row, Extra> = Openable &
  FieldsProps<Row, Extra> & {
    /** Null if nothing in the sheet is chosen. */
    readonly onClear: (() => void) | null;
    /** The totals of the chosen lines, in one line. */
    readonly summary: string;
    /** Null if there is nothing to share or save. */
    readonly take: ((make: typeof listTools) => ReturnType<typeof listTools>) | null;
  };

export function FilterSheet<Row, Extra>(props: Props<Row, Extra>) {
  const { open, onClose, onClear, summary, take, ...fields } = props;
  const t = useWords();
  const { brand } = useAtomValue(configAtom);
  return (
    <Dialog
      open={open}
      title={t('filter.title')}
      onClose={onClose}
      actions={
        <>
          {onClear && <Button tone="quiet" onClick={onClear} words="filter.clear" />}
          <Button onClick={onClose} words="action.close" />
        </>
      }
    >
      <FilterFields {...fields} />
      <Muted>{summary}</Muted>
      {take && (
        <Pair>
          <Button tone="quiet" onClick={() => take(listTools).save()} words="take.csv" />
          <Button
            tone="quiet"
            onClick={async () => tellShared(t, await take(listTools).share(brand))}
            words="action.share"
          />
        </Pair>
      )}
    </Dialog>
  );
}

function FilterFields<Row, Extra>({ choice, lines, query, onChange }: FieldsProps<Row, Extra>) {
  const t = useWords();
  const { filters } = choice;
  const { filters: chosen, sort } = query;
  // Memoised, so that a choice does not wait until thousands of lines are read again.
  const known = useMemo(() => {
    const rows = lines.map(({ row }) => row);
    return new Map(
      Object.entries(filters).map(([name, filter]) => {
        if ('finds' in filter) return [name, []];
        return [name, filter.values?.map(key => ({ key, text: key })) ?? optionsOf(rows, filter)];
      }),
    );
  }, [filters, lines]);
  return (
    <Pair>
      {Object.entries(filters).map(([name, filter]) => {
        const value = chosen[name] ?? '';
        const field = { name, label: t(filter.label), value };
        const choose = (next: string): void => onChange({ filters: { ...chosen, [name]: next } });
        if ('finds' in filter)
          return (
            <Field
              key={name}
              {...field}
              type="search"
              inputMode={filter.inputMode}
              spellCheck={false}
              maxLength={40}
              onChange={event => choose(event.currentTarget.value)}
            />
          );
        const options = known.get(name) ?? [];
        // A choice stays even if these days have no line of it.
        const missing =
          value === '' || options.some(({ key }) => key === value) ? [] : [{ key: value, text: value }];
        return (
          <SelectField
            key={name}
            {...field}
            placeholder={t(filter.all)}
            options={[...options, ...missing].map(({ key, text }) => ({
              value: key,
              label: t(filter.words(text)),
            }))}
            onChange={event => choose(event.currentTarget.value)}
          />
        );
      })}
      <SelectField
        name="sort"
        label={t('sort.title')}
        value={sort}
        options={sorts.map(value => ({ value, label: t(`sort.${value}`) }))}
        onChange={event =>
          onChange({ sort: sorts.find(value => value === event.currentTarget.value) ?? 'newest' })
        }
      />
    </Pair>
  );
}

type Shown<Row, Extra> = {
  /** Null for all days. */
  readonly range: DateRange | null;
  readonly shown: readonly Line<Row>[];
  readonly extraOf: (row: Row) => Extra | undefined;
  readonly totals: string;
};

/** A message has no room for more lines. */
const sharedLines = 50;

/** File names look like `main-bids-2026-11-15-to-2026-11-21.csv` and `deposits-all-days.csv`. */
function listTools<Row, Extra>(t: Translate, list: RecordListOf<Row, Extra>, chosen: Shown<Row, Extra>) {
  const { range, shown, extraOf, totals } = chosen;
  return {
    save: (): void => {
      const days = range === null ? ['all-days'] : [...new Set([isoDate(range.from), isoDate(range.to)])];
      const cells: readonly (readonly Cell[])[] = [
        list.fileColumns.map(({ head }) => t(head)),
        ...shown.map(({ row }) =>
          list.fileColumns.map(({ text, cell = text }) => cell(t, row, extraOf(row))),
        ),
      ];
      saveFile(`${list.file}-${days.join('-to-')}.csv`, 'text/csv;charset=utf-8', csv(cells));
    },
    share: (brand: string): Promise<Sharing> => {
      const lines = shown.slice(0, sharedLines).map(({ row }) => {
        const columns = list.sharedColumns.map(({ text }) => text(t, row, extraOf(row)));
        return columns.filter(Boolean).join(' · ');
      });
      const count = shown.length - lines.length;
      const more = count > 0 ? [t({ key: 'take.more', params: { count } })] : [];
      const head = `${brand} · ${t(list.title)}, ${rangeWords(t, range)}`;
      return shareText([head, totals, '', ...lines, ...more].join('\n'));
    },
  };
}

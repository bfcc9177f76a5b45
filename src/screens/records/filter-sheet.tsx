import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type HistoryQuery, sorts } from '../../domain/history/history-query.ts';
import { type Line, optionsOf } from '../../domain/history/list-lines.ts';
import { configAtom } from '../../state/core/environment.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Muted, Pair } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { tellShared } from '../../ui/overlays/slip-toasts.ts';
import { listTools } from './list-tools.ts';
import type { RecordListOf } from './record-columns.tsx';

type FieldsProps = {
  readonly list: Pick<RecordListOf<never, never>, 'choosable' | 'filters'>;
  readonly lines: readonly Line<unknown>[];
  readonly query: HistoryQuery;
  readonly onChange: (change: Partial<HistoryQuery>) => void;
};

type Props = FieldsProps & {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Null while nothing of the sheet is chosen. */
  readonly onClear: (() => void) | null;
  /** The totals of what is chosen, in a line. */
  readonly found: string;
  /** Null where there is nothing to take along. */
  readonly take: ((make: typeof listTools) => ReturnType<typeof listTools>) | null;
};

export function FilterSheet({ open, onClose, onClear, found, take, ...fields }: Props) {
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
      <Muted>{found}</Muted>
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

function FilterFields({ list, lines, query, onChange }: FieldsProps) {
  const t = useWords();
  const { filters: names, values } = list.choosable;
  const { filters: chosen, sort } = query;
  // A choice must not wait for thousands of lines to be read again.
  const known = useMemo(
    () => new Map(names.map(name => [name, values[name] === undefined ? optionsOf(lines, name) : null])),
    [names, values, lines],
  );
  return (
    <Pair>
      {names.map(name => {
        const filter = list.filters[name];
        if (filter === undefined) return null;
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
        const options = known.get(name) ?? (values[name] ?? []).map(key => ({ key, text: key }));
        // A choice stays, also where these days have none of it.
        const missing =
          value === '' || options.some(({ key }) => key === value) ? [] : [{ key: value, text: value }];
        return (
          <SelectField
            key={name}
            {...field}
            placeholder={t(filter.all)}
            options={[...options, ...missing].map(({ key, text }) => ({
              value: key,
              label: filter.word(t, text),
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

// What a list is filtered by, declared once: its address, its sheet, its rows and its totals follow from the declaration.
import { plainText } from '../../lib/text.ts';
import type { PlainKey, Words } from '../../text/message.ts';
import type { ChosenFilters } from './history-query.ts';

/** `Extra` is what is known of a row beside it; undefined while nothing is. */
export type ListFilter<Row, Extra> = ChoiceFilter<Row, Extra> | TypedFilter<Row>;

/** The filters of a list by their names in the address, in the order of the sheet. */
export type ListFilters<Row, Extra> = Readonly<Record<string, ListFilter<Row, Extra>>>;

/** A select. It offers `values`, or without them what the rows of the list have. */
type ChoiceFilter<Row, Extra> = {
  readonly label: PlainKey;
  readonly all: PlainKey;
  readonly values?: readonly string[];
  /** Those of `values` that the screen shows by itself, beside the count of filters. */
  readonly apart?: readonly string[];
  readonly of: (row: Row, extra: Extra | undefined) => string;
  readonly words: (value: string) => Words;
};

/** A field. An empty one finds every row. */
type TypedFilter<Row> = {
  readonly label: PlainKey;
  readonly inputMode: 'numeric' | 'search';
  readonly finds: (typed: string) => (row: Row) => boolean;
  readonly values?: never;
  readonly apart?: never;
};

/** Whether a row is one of those that the chosen filters leave. */
export function chooser<Row, Extra>(
  filters: ListFilters<Row, Extra>,
  chosen: ChosenFilters,
): (row: Row, extra: Extra | undefined) => boolean {
  const tests = Object.entries(filters).flatMap(([name, filter]) => {
    const value = chosen[name] ?? '';
    return value === '' ? [] : [testOf(filter, value)];
  });
  return (row, extra) => tests.every(test => test(row, extra));
}

function testOf<Row, Extra>(
  filter: ListFilter<Row, Extra>,
  value: string,
): (row: Row, extra: Extra | undefined) => boolean {
  if ('finds' in filter) return filter.finds(value);
  return (row, extra) => plainText(filter.of(row, extra)) === value;
}

/** The server's words, each with its key in the address. */
export function optionsOf<Row, Extra>(rows: readonly Row[], { of }: ChoiceFilter<Row, Extra>) {
  const found = new Map<string, string>();
  for (const row of rows) {
    const text = of(row, undefined).trim();
    if (text !== '' && !found.has(plainText(text))) found.set(plainText(text), text);
  }
  return [...found].map(([key, text]) => ({ key, text })).toSorted((a, b) => a.text.localeCompare(b.text));
}

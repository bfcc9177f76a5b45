// Declares the filters of a list once. Its address, its sheet, its rows and its totals follow from the
// declaration.
import { plainText } from '../../lib/text.ts';
import type { PlainKey, Words } from '../../text/message.ts';
import type { ChosenFilters } from './history-query.ts';

/** `Extra` is further knowledge about a row. It is undefined until that is there. */
type ListFilter<Row, Extra> = ChoiceFilter<Row, Extra> | TypedFilter<Row>;

/** The filters of a list by their names in the address, in the order of the sheet. */
export type ListFilters<Row, Extra> = Readonly<Record<string, ListFilter<Row, Extra>>>;

/** A select with `values`, or else with the values in the rows of the list. */
type ChoiceFilter<Row, Extra> = {
  readonly label: PlainKey;
  readonly all: PlainKey;
  readonly values?: readonly string[];
  /** The `values` that the screen shows on their own, apart from the count of filters. */
  readonly apart?: readonly string[];
  readonly of: (row: Row, extra: Extra | undefined) => string;
  readonly words: (value: string) => Words;
};

/** A text field. If it is empty, every row fits. */
type TypedFilter<Row> = {
  readonly label: PlainKey;
  readonly inputMode: 'numeric' | 'search';
  readonly finds: (typed: string) => (row: Row) => boolean;
  readonly values?: never;
  readonly apart?: never;
};

/** Returns a function that says whether a row fits the chosen filters. */
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

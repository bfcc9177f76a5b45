import { plainText } from '../../lib/text.ts';
// A list of records as a player narrows, sorts and reads it by day.
import type { StatedAmount } from '../amount.ts';
import type { DateRange, Filters, Sort } from './history-query.ts';
import { isoDate } from '../dates.ts';

/** A record in a list. `facets` are what it is filtered by, such as its market, in the server's words. */
export type Line<Row> = {
  readonly row: Row;
  readonly facets: Readonly<Record<string, string>>;
  readonly amount: StatedAmount;
  /** `2026-11-21`, or null where the date cannot be read. */
  readonly day: string | null;
};

/** A value that a list can be narrowed to: the server's word, and its key in the address. */
type Option = { readonly key: string; readonly text: string };

/** The values of a filter in a list, in the order of the alphabet. */
export function optionsOf(lines: readonly Line<unknown>[], name: string): readonly Option[] {
  const found = new Map<string, string>();
  for (const { facets } of lines) {
    const text = (facets[name] ?? '').trim();
    if (text !== '' && !found.has(plainText(text))) found.set(plainText(text), text);
  }
  return [...found].map(([key, text]) => ({ key, text })).toSorted((a, b) => a.text.localeCompare(b.text));
}

/** How a list is narrowed; `finds` is the search, and `range` the days where the provider did not choose them. */
type Narrowing<Row> = {
  readonly filters: Filters;
  readonly finds: (row: Row) => boolean;
  readonly range: DateRange | null;
};

/** The lines that a player wants to see, in their order. A line whose day cannot be read is in no range. */
export function narrowed<Row>(
  lines: readonly Line<Row>[],
  { filters, finds, range }: Narrowing<Row>,
): readonly Line<Row>[] {
  const [from, to] = range === null ? ['', ''] : [isoDate(range.from), isoDate(range.to)];
  const chosen = Object.entries(filters).filter(([, value]) => value !== '' && value !== undefined);
  return lines.filter(
    ({ row, facets, day }) =>
      chosen.every(([name, value]) => facets[name] === undefined || plainText(facets[name]) === value) &&
      (range === null || (day !== null && from <= day && day <= to)) &&
      finds(row),
  );
}

const size = (amount: StatedAmount): number => (amount === 'unreadable' ? -Infinity : Number(amount.exact));

/** The newest day first, the lines of a day as the provider sends them; or the most points first. */
export const sorted = <Row>(lines: readonly Line<Row>[], sort: Sort): readonly Line<Row>[] =>
  sort === 'points'
    ? lines.toSorted((a, b) => (size(a.amount) === size(b.amount) ? 0 : size(b.amount) - size(a.amount)))
    : lines.toSorted((a, b) => descending(a.day ?? '', b.day ?? ''));

/** By the letters' codes: days are digits, and thousands of comparisons in a language's order are slow. */
const descending = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);

/** The lines of one day. */
type Day<Row> = { readonly day: string | null; readonly lines: readonly Line<Row>[] };

/** The lines by their days, in the order in which the days come. */
export function byDay<Row>(lines: readonly Line<Row>[]): readonly Day<Row>[] {
  const days = new Map<string | null, Line<Row>[]>();
  for (const line of lines) {
    const same = days.get(line.day);
    if (same === undefined) days.set(line.day, [line]);
    else same.push(line);
  }
  return [...days].map(([day, found]) => ({ day, lines: found }));
}

// What a history shows, as its address says it: `/imp4?period=month&market=kalyan&status=won&sort=points`.
import type { DateRange } from './date-range.ts';
import { type CalendarDate, compareDates, isoDate, parseIsoDate } from './dates.ts';
import { type Preset, presetRange, presets } from './history-period.ts';

/** The days that a player has chosen: a period, or dates of his own. */
export type ChosenDays =
  { readonly kind: Preset | 'all' } | { readonly kind: 'own'; readonly range: DateRange };

/** The order of a list. */
export const sorts = ['newest', 'points'] as const;
export type Sort = (typeof sorts)[number];

/** What a list is narrowed to: the chosen value of each filter, in small letters; '' for all. */
export type Filters = Readonly<Record<string, string>>;

/** All that an address says of a history. */
export type HistoryQuery = { readonly days: ChosenDays; readonly filters: Filters; readonly sort: Sort };

/**
 * How a list is chosen: the names of its filters, the values of those that have only a few, and the days it shows when
 * the address says nothing.
 */
export type Choosable = {
  readonly filters: readonly string[];
  readonly values: { readonly [filter: string]: readonly string[] };
  readonly days: Preset | 'all';
};

const longest = 100;

/** Reads the query of an address; what is broken or unknown in it is as if it were not there. */
export function parseHistoryQuery(text: string, list: Choosable): HistoryQuery {
  const query = new URLSearchParams(text);
  const value = (name: string): string => {
    const found = query.get(name) ?? '';
    return found.length > longest ? '' : found;
  };
  return {
    days: parseDays(value('period'), value('from'), value('to'), list.days),
    filters: Object.fromEntries(
      list.filters.map(name => [name, list.values[name]?.includes(value(name)) === false ? '' : value(name)]),
    ),
    sort: sorts.find(sort => sort === value('sort')) ?? 'newest',
  };
}

function parseDays(period: string, first: string, last: string, usual: Choosable['days']): ChosenDays {
  const [from, to] = [parseIsoDate(first), parseIsoDate(last)];
  if (from !== null && to !== null && compareDates(from, to) <= 0)
    return { kind: 'own', range: { from, to } };
  return { kind: presets.find(preset => preset === period) ?? usual };
}

/** The query of an address, `?period=month`; empty when all is as usual. */
export function historyQueryText({ days, filters, sort }: HistoryQuery, list: Choosable): string {
  const query = new URLSearchParams();
  if (days.kind === 'own') {
    query.set('from', isoDate(days.range.from));
    query.set('to', isoDate(days.range.to));
  } else if (days.kind !== list.days) query.set('period', days.kind);
  for (const name of list.filters) if (filters[name]) query.set(name, filters[name]);
  if (sort !== 'newest') query.set('sort', sort);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The first and the last chosen day; null for all days. */
export const rangeOfDays = (days: ChosenDays, today: CalendarDate): DateRange | null =>
  days.kind === 'own' ? days.range : days.kind === 'all' ? null : presetRange(days.kind, today);

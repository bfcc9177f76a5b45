// The filters of a list in its address: `/imp4?period=month&market=kalyan&status=won&sort=points`.
import {
  type CalendarDate,
  compareDates,
  plusDays,
  isoDate,
  parseInputDate,
  parseIsoDate,
} from '../dates.ts';
import type { Draft } from '../../lib/draft.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Problem } from '../problem.ts';

export type ChosenDays =
  { readonly kind: Preset | 'all' } | { readonly kind: 'own'; readonly range: DateRange };

export const sorts = ['newest', 'points'] as const;
export type Sort = (typeof sorts)[number];

/** The values are in lower case. An empty one means all. */
export type ChosenFilters = Readonly<Record<string, string>>;

export type HistoryQuery = {
  readonly days: ChosenDays;
  readonly filters: ChosenFilters;
  readonly sort: Sort;
};

/**
 * The choices of a list: its filters by name, some with all their values, and the days that it shows first.
 */
export type Choosable = {
  readonly filters: { readonly [name: string]: { readonly values?: readonly string[] } };
  readonly days: Preset | 'all';
};

const longest = 100;

/** A broken or unknown value counts as missing. */
export function parseHistoryQuery(text: string, list: Choosable): HistoryQuery {
  const query = new URLSearchParams(text);
  const value = (name: string): string => {
    const found = query.get(name) ?? '';
    return found.length > longest ? '' : found;
  };
  return {
    days: parseDays(value('period'), value('from'), value('to'), list.days),
    filters: Object.fromEntries(
      Object.entries(list.filters).map(([name, { values }]) => [
        name,
        values?.includes(value(name)) === false ? '' : value(name),
      ]),
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

export function historyQueryText({ days, filters, sort }: HistoryQuery, list: Choosable): string {
  const query = new URLSearchParams();
  if (days.kind === 'own') {
    query.set('from', isoDate(days.range.from));
    query.set('to', isoDate(days.range.to));
  } else if (days.kind !== list.days) query.set('period', days.kind);
  for (const name of Object.keys(list.filters)) if (filters[name]) query.set(name, filters[name]);
  if (sort !== 'newest') query.set('sort', sort);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export const rangeOfDays = (days: ChosenDays, today: CalendarDate): DateRange | null =>
  days.kind === 'own' ? days.range : days.kind === 'all' ? null : presetRange(days.kind, today);

export const presets = ['today', 'yesterday', 'sevenDays', 'month'] as const;
type Preset = (typeof presets)[number];

/** Seven days and the month both end today. */
export function presetRange(preset: Preset, today: CalendarDate): DateRange {
  const daysBack = { today: 0, yesterday: 1, sevenDays: 6, month: today.day - 1 }[preset];
  const from = plusDays(today, -daysBack);
  return { from, to: preset === 'yesterday' ? from : today };
}

export const sameRange = (a: DateRange, b: DateRange): boolean =>
  compareDates(a.from, b.from) === 0 && compareDates(a.to, b.to) === 0;

export type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate };

const parseDate = (text: string): CalendarDate | null => parseInputDate(text) ?? parseIsoDate(text);

/** If a range ends before it begins, the problem is at `to`. */
export function parseDateRange(draft: Draft<'from' | 'to'>): Result<DateRange, Problem<'from' | 'to'>> {
  const from = parseDate(draft.from ?? '');
  if (from === null) return err({ field: 'from', words: 'error.date' });
  const to = parseDate(draft.to ?? '');
  if (to === null) return err({ field: 'to', words: 'error.date' });
  if (compareDates(from, to) > 0) return err({ field: 'to', words: 'error.dateOrder' });
  return ok({ from, to });
}

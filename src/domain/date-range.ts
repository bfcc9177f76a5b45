import type { Draft } from '../lib/draft.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { compareDates, parseInputDate, parseIsoDate, type CalendarDate } from './dates.ts';
import type { Problem } from './problem.ts';

/** The first and the last day of a history, both inclusive. */
export type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate };

const parseDate = (text: string): CalendarDate | null => parseInputDate(text) ?? parseIsoDate(text);

/**
 * Parses two days, written `MM/dd/yyyy` or `yyyy-MM-dd` (the value of a date input). The problem of a range that ends
 * before it begins is at the field `to`.
 */
export function parseDateRange(draft: Draft<'from' | 'to'>): Result<DateRange, Problem<'from' | 'to'>> {
  const from = parseDate(draft.from ?? '');
  if (from === null) return err({ field: 'from', words: 'error.date' });
  const to = parseDate(draft.to ?? '');
  if (to === null) return err({ field: 'to', words: 'error.date' });
  if (compareDates(from, to) > 0) return err({ field: 'to', words: 'error.dateOrder' });
  return ok({ from, to });
}

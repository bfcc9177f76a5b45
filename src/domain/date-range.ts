import type { Draft } from '../lib/draft.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { compareDates, parseInputDate, parseIsoDate, type CalendarDate } from './dates.ts';
import type { Problem } from './problem.ts';

/** The first and the last day of a history, both inclusive. */
export type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate };

const parseDate = (text: string): CalendarDate | null => parseInputDate(text) ?? parseIsoDate(text);

/**
 * Reads two days, written `MM/dd/yyyy` or `yyyy-MM-dd` (the value of a date input). In a range that ends before it
 * begins, the field that is wrong is the end.
 */
export function parseDateRange(draft: Draft<'from' | 'to'>): Result<DateRange, Problem<'from' | 'to'>> {
  const from = parseDate(draft.from ?? '');
  if (from === null) return err({ field: 'from', words: 'error.date' });
  const to = parseDate(draft.to ?? '');
  if (to === null || compareDates(from, to) > 0) return err({ field: 'to', words: 'error.date' });
  return ok({ from, to });
}

import type { DateRange } from './date-range.ts';
import { type CalendarDate, compareDates, dayBefore } from './dates.ts';

/** The periods that a history offers beside dates of one's own, in the order of their buttons. */
export const presets = ['today', 'yesterday', 'sevenDays', 'month'] as const;
export type Preset = (typeof presets)[number];

/** The days of a period: seven days and the month end today. */
export function presetRange(preset: Preset, today: CalendarDate): DateRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: dayBefore(today), to: dayBefore(today) };
    case 'sevenDays': {
      let from = today;
      for (let day = 1; day < 7; day += 1) from = dayBefore(from);
      return { from, to: today };
    }
    case 'month':
      return { from: { ...today, day: 1 }, to: today };
  }
}

/** Whether two ranges have the same days. */
export const sameRange = (a: DateRange, b: DateRange): boolean =>
  compareDates(a.from, b.from) === 0 && compareDates(a.to, b.to) === 0;

/** The period that has exactly these days: the first one, as on the first of a month; null where none has. */
export const presetOf = (range: DateRange, today: CalendarDate): Preset | null =>
  presets.find(preset => sameRange(presetRange(preset, today), range)) ?? null;

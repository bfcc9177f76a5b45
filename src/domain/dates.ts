import type { MinuteOfDay } from './clock-time.ts';

/** A day of the calendar; `month` counts from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** A moment as a wall clock in some zone shows it. */
export type LocalTime = { readonly date: CalendarDate; readonly minute: MinuteOfDay };

import type { MinuteOfDay } from './minute-of-day.ts';
import { readClock } from './read-clock.ts';
import { recordDay } from './record-day.ts';

/** A day, `2026-11-21`, and a minute; null where the text has none. */
export type Moment = { readonly day: string | null; readonly minute: MinuteOfDay | null };

/**
 * The moment of a record, from a date as servers write it, with or without a time: `21-November-2026 1:00 PM`, or
 * `2026-11-21T13:00:00`. With a zone behind it the day may be another one here: then it is not known.
 */
export function recordMoment(text: string): Moment {
  const [date = '', ...time] = text
    .trim()
    .replace(/T(?=[\d:]+$)/, ' ')
    .split(' ');
  const day = recordDay(date);
  return { day, minute: day === null ? null : readClock(time.join('')) };
}

/** A moment as spreadsheets read it, `2026-11-21 13:00`; a date that cannot be read stays as it came. */
export function isoMoment(text: string): string {
  const { day, minute } = recordMoment(text);
  if (day === null || minute === null) return day ?? text;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

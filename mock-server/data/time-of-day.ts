import type { MinuteOfDay } from '../../src/domain/minute-of-day.ts';
import { readClock } from '../../src/domain/read-clock.ts';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';

/** Every poll asks for the same few times. */
const known = new Map<string, MinuteOfDay>();
const most = 3000;

/** The minute of the day of a time such as `3:00 PM`; the data's schema has checked its form. */
export function minuteOf(text: string): MinuteOfDay {
  const before = known.get(text);
  if (before !== undefined) return before;
  const minute = readClock(text) ?? minuteOfDay(0);
  if (known.size < most) known.set(text, minute);
  return minute;
}

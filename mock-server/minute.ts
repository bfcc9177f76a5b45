import type { MinuteOfDay } from '../src/domain/clock-time.ts';
import { minuteOfDay, parseClock12 } from '../src/domain/clock-time.ts';

/** The minute of the day of a time such as `3:00 PM`; the data's schema has checked its form. */
export const minuteOf = (text: string): MinuteOfDay => parseClock12(text) ?? minuteOfDay(0);

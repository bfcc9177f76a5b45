import { parseClock12 } from '../src/domain/clock-time.ts';

/** The minute of the day of a time such as `3:00 PM`; the data's schema has checked its form. */
export const minuteOf = (text: string): number => parseClock12(text) ?? 0;

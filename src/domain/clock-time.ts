import { toAsciiDigits } from '../lib/digits.ts';

declare const brand: unique symbol;

/** A minute of the day, 0 (midnight) to 1439. */
export type MinuteOfDay = number & { readonly [brand]: 'MinuteOfDay' };

/** True for a whole number from 0 to 1439. */
export const isMinute = (value: number): value is MinuteOfDay =>
  Number.isInteger(value) && value >= 0 && value < 1440;

/** A minute of the day; throws a RangeError on any other number. */
export function minuteOfDay(value: number): MinuteOfDay {
  if (!isMinute(value)) throw new RangeError(`Not a minute of the day: ${value}`);
  return value;
}

/** A time in the server's form: `10:00 AM`, `12:05 PM`. */
export function formatClock12(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const written = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?\s*(?:([AP])\.?M\.?)?$/i;

/**
 * Parses the minute of the day from a 12-hour text such as `10:00 AM` or `3:05pm` (spec 1 §3, spec 2 §9), or from a
 * 24-hour one such as `14:30` or `14:30:00`; null for anything else.
 */
export function readClock(text: string): MinuteOfDay | null {
  const match = written.exec(toAsciiDigits(text.trim()));
  if (match === null) return null;
  const [, hours = '', minutes, half] = match;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (half === undefined) return hours.length < 2 || hour > 23 ? null : minuteOfDay(hour * 60 + minute);
  if (hour < 1 || hour > 12) return null;
  return minuteOfDay(((hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + minute);
}

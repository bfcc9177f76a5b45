import { toAsciiDigits } from '../lib/digits.ts';
import { minuteOfDay, type MinuteOfDay } from './minute-of-day.ts';

/**
 * The minute in a 12-hour text such as `10:00 AM` or `3:05pm` (spec 1 §3, spec 2 §9), or in a 24-hour one such as
 * `14:30` or `14:30:00`; null when it is none.
 */
export function parseClock(text: string): MinuteOfDay | null {
  const ascii = toAsciiDigits(text.trim());
  const match =
    /^(\d{1,2}):(\d\d)(?::[0-5]\d)?\s*([AP])\.?M\.?$/i.exec(ascii) ??
    /^(\d\d):(\d\d)(?::[0-5]\d)?$/.exec(ascii);
  if (match === null) return null;
  const [hour, minute, half] = [Number(match[1]), Number(match[2]), match[3]?.toUpperCase()];
  if (minute > 59) return null;
  if (half === undefined) return hour > 23 ? null : minuteOfDay(hour * 60 + minute);
  if (hour < 1 || hour > 12) return null;
  return minuteOfDay(((hour % 12) + (half === 'P' ? 12 : 0)) * 60 + minute);
}

/** As the server writes it: `10:00 AM`, `12:05 PM`. */
export function formatClock12(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

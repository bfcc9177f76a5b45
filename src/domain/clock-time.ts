import { toAsciiDigits } from '../lib/digits.ts';
import { minuteOfDay, type MinuteOfDay } from './minute-of-day.ts';

/** The minute in a 12-hour text such as `10:00 AM` or `3:05pm`; null when it is none (spec 1 §3, spec 2 §9). */
export function parseClock12(text: string): MinuteOfDay | null {
  const match = /^(\d{1,2}):(\d{2})\s*([AP])\.?M\.?$/i.exec(toAsciiDigits(text.trim()));
  if (match === null) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  if (hour < 1 || hour > 12 || minute > 59) return null;
  const afternoon = match[3]?.toUpperCase() === 'P';
  return minuteOfDay(((hour % 12) + (afternoon ? 12 : 0)) * 60 + minute);
}

/** As the server writes it: `10:00 AM`, `12:05 PM`. */
export function formatClock12(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

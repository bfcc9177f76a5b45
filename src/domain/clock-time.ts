import { toAsciiDigits } from '../lib/digits.ts';
import { minuteOfDay, type MinuteOfDay } from './minute-of-day.ts';

/** `10:00 AM` */
export function formatClock12(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const written = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?\s*(?:([AP])\.?M\.?)?$/i;

/** 12-hour (spec 1 §3, spec 2 §9) or 24-hour text. */
export function readClock(text: string): MinuteOfDay | null {
  const match = written.exec(toAsciiDigits(text.trim()));
  if (match === null) return null;
  const [, hours = '', minutes, half] = match;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (half === undefined) return hours.length < 2 || hour > 23 ? null : minuteOfDay(hour * 60 + minute);
  if (hour < 1 || hour > 12) return null;
  return minuteOfDay(((hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + minute);
}

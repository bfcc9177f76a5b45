import type { MinuteOfDay } from './minute-of-day.ts';

/** A time in the server's form: `10:00 AM`, `12:05 PM`. */
export function formatClock12(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

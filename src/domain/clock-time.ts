import { plainFigure } from '../lib/figure.ts';
import { minuteOfDay, type MinuteOfDay } from './minute-of-day.ts';

/** `10:00 AM` */
export function formatClock12(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const written =
  /^(\d{1,2})(?:\s*[:.]\s*([0-5]\d)(?:[:.][0-5]\d)?)?\s*(?:([AP])\.?\s*M\.?)?(?:\s*(?:\(?IST\)?|hrs?\.?))?$/i;

/** 12-hour (spec 1 §3, spec 2 §9) or 24-hour text, with a colon or a point: `3:00 PM`, `3.00 p.m. IST`, `3 PM`, `15:00`. */
export function readClock(text: string): MinuteOfDay | null {
  const match = written.exec(plainFigure(text));
  if (match === null) return null;
  const [, hours = '', minutes, half] = match;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if (half === undefined) {
    const isFull = hours.length === 2 && minutes !== undefined && hour < 24;
    return isFull ? minuteOfDay(hour * 60 + minute) : null;
  }
  if (hour < 1 || hour > 12) return null;
  return minuteOfDay(((hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + minute);
}

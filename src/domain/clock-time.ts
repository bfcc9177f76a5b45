import { plainFigure } from '../lib/figure.ts';
import { minuteOfDay, type MinuteOfDay } from './minute-of-day.ts';

/** `10:00 AM` */
export function formatClock12(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A date before the time, which is skipped: `2026-11-27T`, `27/11/2026, `, `27-Nov-2026 `, `Fri, Nov 27, 2026 `. */
const date = /^(?:\d{4}[-/.]\d\d?[-/.]\d\d?|[\p{L}, ]*\d\d?[-/., ]+\w*[-/., ]*\d{4})(?:T|,?\s+)/iu;
/** `1500`, `0930 hrs`, `330 PM` */
const compact = /^(\d{1,2})(\d\d)(?![\d:.])/;
const named = /^(?:12[:.0\s]*\(?)?(?:(noon)|midnight)\)?$/i;
const written =
  /^(\d{1,2})(?:(\s*[:.;∶]\s*|\s*\p{Pd}\s*|\s)([0-5]\d)(?:[:.][0-5]\d(?:\.\d+)?)?)?[\s.,]*(?:([AP])\.?\s*M\.?)?(?:\s*(?:\(?IST\)?|h(?:ou)?r?s?\.?|\+05:?30))?$/iu;

/**
 * 12-hour (spec 1 §3, spec 2 §9) or 24-hour text, with or without a date before it: `3:00 PM`, `3.00 p.m. IST`, `3 PM`,
 * `15:00`, `1500`, `2026-11-27T15:00:00+05:30`, `12 noon`. Null if it may mean two times: `3:00`, or a time of
 * another zone.
 */
export function readClock(text: string): MinuteOfDay | null {
  const time = plainFigure(text).replace(date, '').replace(compact, '$1:$2');
  const name = named.exec(time);
  if (name !== null) return minuteOfDay(name[1] === undefined ? 0 : 720);
  const [match, hours = '', mark, minutes, half] = written.exec(time) ?? [];
  if (match === undefined) return null;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  // `10-12 AM` are the hours from ten to twelve.
  const isRange = /^[\p{Pd}\s]+$/u.test(mark ?? '') && minute <= (half === undefined ? 24 : 12);
  if (isRange && minute > 0) return null;
  const isPm = half?.toUpperCase() === 'P';
  if (half !== undefined && hour > 0 && hour <= 12)
    return minuteOfDay((hour % 12) * 60 + minute + (isPm ? 720 : 0));
  // `15:00 PM` and `00:30 AM` say the same twice.
  if (half !== undefined && hour >= 12 !== isPm) return null;
  if (minutes === undefined || hour > 24 || (hours.length === 1 && hour > 0)) return null;
  if (hour === 24) return minute === 0 && half === undefined ? minuteOfDay(0) : null;
  return minuteOfDay(hour * 60 + minute);
}

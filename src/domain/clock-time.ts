import { plainFigure } from '../lib/figure.ts';
import { minuteOfDay, type MinuteOfDay } from './minute-of-day.ts';

/** `10:00 AM` */
export function formatClock12(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** It says nothing about the time: `2026-11-27T`, `27/11/2026, `, `27-Nov-2026 `. */
const date =
  /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}[-/. ](?:\d{1,2}|\p{L}{3,9})[-/. ]\d{4})(?:T|,?\s+)(?=\S)/iu;
/** `1500`, `0930 hrs`, `330 PM` */
const compact = /^(\d{1,2})(\d\d)(?![\d:.])/;
const halfFirst = /^([AP]\.?\s*M\.?)\s*(\d.*)$/i;
const named = /^(?:12(?:\s*[:.]\s*00)?\s*\(?)?(?:(noon|midday)|midnight)\)?$/i;
const written =
  /^(\d{1,2})(?:\s*([:.∶]|\p{Pd})\s*([0-5]\d)(?:[:.][0-5]\d(?:\.\d+)?)?)?\s*(?:([AP])\.?\s*M\.?)?(?:\s*(?:\(?IST\)?|h(?:ou)?rs?\.?|\+05:?30))?$/iu;

/**
 * 12-hour (spec 1 §3, spec 2 §9) or 24-hour text, also after a date: `3:00 PM`, `3.00 p.m. IST`, `3 PM`,
 * `15:00`, `1500`, `2026-11-27T15:00:00+05:30`, `12 noon`. Null if it may mean two times: `3:00`, or a time of
 * another zone.
 */
export function readClock(text: string): MinuteOfDay | null {
  const time = plainFigure(text).replace(date, '').replace(compact, '$1:$2').replace(halfFirst, '$2 $1');
  const name = named.exec(time);
  if (name !== null) return minuteOfDay(name[1] === undefined ? 0 : 720);
  const [match, hours = '', mark, minutes, half] = written.exec(time) ?? [];
  if (match === undefined) return null;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  // `10-12 AM` are the hours from ten to twelve.
  const isRange = mark !== undefined && /\p{Pd}/u.test(mark) && minute <= (half === undefined ? 24 : 12);
  if (isRange && minute > 0) return null;
  if (half !== undefined && hour > 0 && hour <= 12)
    return minuteOfDay((hour % 12) * 60 + minute + (half.toUpperCase() === 'P' ? 720 : 0));
  // `15:00 PM` and `00:30 AM` say the same twice.
  if (half !== undefined && hour >= 12 !== (half.toUpperCase() === 'P')) return null;
  if (minutes === undefined || hour > 24 || (hours.length === 1 && hour > 0)) return null;
  if (hour === 24) return minute === 0 && half === undefined ? minuteOfDay(0) : null;
  return minuteOfDay(hour * 60 + minute);
}

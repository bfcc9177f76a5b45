import { plainFigure } from '../lib/figure.ts';
import { minuteOfDay, type MinuteOfDay } from './minute-of-day.ts';
import { zoneFormatter } from './zone.ts';

/** `month` counts from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

export type LocalTime = { readonly date: CalendarDate; readonly minute: MinuteOfDay };

/** If the zone is unknown, the device's is used. */
export function localTime(epochMs: number, zone: string | undefined): LocalTime {
  const formatter = zone === undefined ? null : zoneFormatter(zone);
  const moment = new Date(epochMs);
  if (formatter === null) {
    return {
      date: { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() },
      minute: minuteOfDay(moment.getHours() * 60 + moment.getMinutes()),
    };
  }
  const parts = formatter.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(entry => entry.type === type)?.value);
  return {
    date: { year: part('year'), month: part('month'), day: part('day') },
    minute: minuteOfDay(part('hour') * 60 + part('minute')),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');
const four = (value: number): string => String(value).padStart(4, '0');

export const monthNames =
  'January February March April May June July August September October November December'.split(' ');

const monthName = (date: CalendarDate): string => monthNames[date.month - 1] ?? '';

/** `11/5/2026`, without padding (spec 2 §7). */
export const formatWireDate = ({ year, month, day }: CalendarDate): string => `${month}/${day}/${year}`;

/** `11/05/2026`, month first (spec 1 §5). */
export const formatInputDate = ({ year, month, day }: CalendarDate): string =>
  `${two(month)}/${two(day)}/${four(year)}`;

/** `21-November-2026` (spec 2 §2). */
export const formatBidDate = (date: CalendarDate): string => `${date.day}-${monthName(date)}-${date.year}`;

export const formatDayMonth = (date: CalendarDate): string => `${date.day} ${monthName(date)}`;

export const isoDate = ({ year, month, day }: CalendarDate): string =>
  `${four(year)}-${two(month)}-${two(day)}`;

/** Reads `MM/dd/yyyy`, with or without leading zeros. Null if there is no such day. */
export function parseInputDate(text: string): CalendarDate | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plainFigure(text));
  return match === null ? null : realDay(Number(match[3]), Number(match[1]), Number(match[2]));
}

export function parseIsoDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match === null ? null : realDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

export const dayBefore = (date: CalendarDate): CalendarDate => plusDays(date, -1);
export const dayAfter = (date: CalendarDate): CalendarDate => plusDays(date, 1);

export function plusDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const moment = new Date(Date.UTC(year, month - 1, day + days));
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}

function realDay(year: number, month: number, day: number): CalendarDate | null {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && day > 0 && day <= (lengths[month - 1] ?? 0) ? { year, month, day } : null;
}

/** Negative if `a` is before `b`. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

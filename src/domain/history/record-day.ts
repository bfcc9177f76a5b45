import { isoDate, localTime, type LocalTime, monthNames, parseIsoDate } from '../dates.ts';
import { plainFigure } from '../../lib/figure.ts';
import { onceForEach } from '../../lib/once.ts';
import { readClock } from '../clock-time.ts';
import { type MinuteOfDay, minutesOfDay } from '../minute-of-day.ts';
import { recordZone } from './record-zone.ts';

const lowerNames = monthNames.map(name => name.toLowerCase());

/** `24 Nov 2026 3:00 PM`, `24-November-2026` */
const dayFirst = /^(\d{1,2})[-.\s]+([a-z]{3,})[-.,\s]+(\d{4})(?!\d)[,\s]*/i;
/** `Nov 24, 2026 3:00 PM` */
const monthFirst = /^([a-z]{3,})[.\s]+(\d{1,2})[,\s]+(\d{4})(?!\d)[,\s]*/i;
/** `2026/11/24`, `2026.11.24` */
const yearFirst = /^(\d{4})[/.](\d\d)[/.](?=\d\d\b)/;
/** `24.11.2026` */
const dotted = /^(\d+)\.(\d+)\.(?=\d{4}\b)/;
/** `Tue, ` */
const weekday = /^[a-z]+,?\s+(?=\d)/i;
/** Joins a date to its time, with or without a zone. */
const isoJoint = /T(?=[\d:.]+(?:[+-]\d\d:?\d\d|Z)?$)/;
const zoned = /(?:Z|UTC|GMT|\(?IST\)?|([+-])(\d\d):?(\d\d))$/i;
/** Minutes. */
const indiaOffset = 330;

/** Separates a date from its time, which any blank, a comma or an ISO `T` may join. */
const parts = (text: string): readonly string[] =>
  plainFigure(text)
    .replace(yearFirst, '$1-$2-')
    .replace(dotted, '$1-$2-')
    .replace(monthFirst, '$2-$1-$3 ')
    .replace(weekday, '')
    .replace(dayFirst, '$1-$2-$3 ')
    .replace(isoJoint, ' ')
    .trim()
    .split(/,?\s+/);

/** `Nov` and `November`. 0 for other words. */
const monthNamed = (name: string): number => lowerNames.findIndex(full => full.startsWith(name)) + 1;

const plainDay = onceForEach((date: string): string | null => {
  const written = date.toLowerCase();
  if (parseIsoDate(written) !== null) return written;
  const [, day = '', name = '', year = ''] = /^(\d{1,2})-([a-z]{3,}|\d{1,2})-(\d{4})$/.exec(written) ?? [];
  const month = (/\d/.test(name) ? name : String(monthNamed(name))).padStart(2, '0');
  const iso = `${year}-${month}-${day.padStart(2, '0')}`;
  return parseIsoDate(iso) === null ? null : iso;
});

export type Moment = { readonly day: string | null; readonly minute: MinuteOfDay | null };

/** Minutes that the written time is ahead of UTC. Null if it names no zone. */
function offsetIn(clock: string): number | null {
  const [name, sign, hours, minutes] = zoned.exec(clock) ?? [];
  if (name === undefined) return null;
  if (sign === undefined) return /IST/i.test(name) ? indiaOffset : 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The moment in the zone of the markets. Some providers write the local time with the `Z` of UTC, so such a text
 * says only what both readings have in common: often the day, seldom the minute.
 */
export function recordMoment(text: string, zone = recordZone()): Moment {
  const [date = '', ...time] = parts(text);
  const clock = time.join('');
  const day = plainDay(date);
  const offset = offsetIn(clock);
  if (day === null) return { day: null, minute: null };
  if (offset === null) return { day, minute: readClock(clock) };
  const written = readClock(clock.replace(zoned, ''));
  const start = Date.parse(`${day}T00:00Z`) - offset * 60_000;
  const here = (minute: number): LocalTime => localTime(start + minute * 60_000, zone);
  // An unreadable time may be any of the day.
  const [first, last] = [here(written ?? 0), here(written ?? minutesOfDay - 1)];
  const [local, other] = [isoDate(first.date), isoDate(last.date)];
  if (local !== other || (offset === 0 && local !== day)) return { day: null, minute: null };
  const isKnown = written !== null && (offset !== 0 || first.minute === written);
  return { day: local, minute: isKnown ? first.minute : null };
}

const momentsIn = onceForEach(zone =>
  onceForEach(text => recordMoment(text, zone === '' ? undefined : zone)),
);

/** Cached, because thousands of records have few dates. */
const knownMoment = (text: string): Moment => momentsIn(recordZone() ?? '')(text);

/** `21-November-2026`, `21 Nov 2026`, or `21-11-2026` with the day first as in India. */
export const recordDay = (text: string): string | null => knownMoment(text).day;

/** Null if the date has no time, or one that may mean two. */
export const recordMinute = (text: string): MinuteOfDay | null => knownMoment(text).minute;

/** The moment in a form that spreadsheets read. A date that cannot be read stays as it is. */
export function isoMoment(text: string): string {
  const { day, minute } = recordMoment(text);
  if (day === null || minute === null) return day ?? text;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** `21-नवंबर-2026 11:00 AM`. A text without the name of a month stays as it is. */
export const shownDate = (text: string, language: string): string =>
  language === 'en' ? text : text.replace(/[a-z]{3,}/i, word => monthIn(`${language} ${word}`));

const monthIn = onceForEach(key => {
  const [language, word = ''] = key.split(' ');
  const index = months.indexOf(word.slice(0, 3).toLowerCase()) / 3;
  if (!Number.isInteger(index)) return word;
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, index, 1));
});

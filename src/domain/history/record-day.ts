import { monthNames, parseIsoDate } from '../dates.ts';
import { plainFigure } from '../../lib/figure.ts';
import { onceForEach } from '../../lib/once.ts';
import { readClock } from '../clock-time.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

const lowerNames = monthNames.map(name => name.toLowerCase());

/** `24 Nov 2026 3:00 PM`, `24-November-2026` */
const dayFirst = /^(\d{1,2})[-.\s]+([a-z]{3,})[-.,\s]+(\d{4})(?!\d)[,\s]*/i;
/** `Nov 24, 2026 3:00 PM` */
const monthFirst = /^([a-z]{3,})[.\s]+(\d{1,2})[,\s]+(\d{4})(?!\d)[,\s]*/i;
/** Joins a date to its time, with or without a zone. */
const isoJoint = /T(?=[\d:.]+(?:[+-]\d\d:?\d\d|Z)?$)/;
const utc = /(?:Z|UTC|GMT|[+-]00:?00)$/;

/** Separates a date from its time, which any blank, a comma or an ISO `T` may join. */
const parts = (text: string): readonly string[] =>
  plainFigure(text)
    .replace(monthFirst, '$2-$1-$3 ')
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

/** Minutes of the day in UTC at which the next day begins in India. */
const nextDayInIndia = 18 * 60 + 30;

/**
 * Some providers write the local time with the `Z` of UTC. Until 18:30 both have the same day, and later the day is
 * unknown. A time of any zone but India's makes the day unknown too.
 */
export function recordMoment(text: string): Moment {
  const [date = '', ...time] = parts(text);
  const clock = time.join('');
  const day = plainDay(date);
  if (!utc.test(clock)) {
    const isElsewhere = /[+-]\d\d:?\d\d$/.test(clock) && !/\+05:?30$/.test(clock);
    return isElsewhere || day === null ? { day: null, minute: null } : { day, minute: readClock(clock) };
  }
  const minute = readClock(clock.replace(utc, ''));
  return { day: minute !== null && minute < nextDayInIndia ? day : null, minute: null };
}

/**
 * `21-November-2026`, `21 Nov 2026`, or `21-11-2026` with the day first as in India. Cached, because thousands of
 * records have few days.
 */
export const recordDay = onceForEach((text): string | null => recordMoment(text).day);

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

import { monthNames, parseIsoDate } from '../dates.ts';
import { plainFigure } from '../../lib/figure.ts';
import { onceForEach } from '../../lib/once.ts';
import { readClock } from '../clock-time.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

const lowerNames = monthNames.map(name => name.toLowerCase());

/** Separates a date from its time, which any blank, a comma or an ISO `T` may join. */
const parts = (text: string): readonly string[] =>
  plainFigure(text)
    .replace(/T(?=[\d:.]+(?:\+05:?30)?$)/, ' ')
    .split(/,?\s+/);

/**
 * `21-November-2026`, or `21-11-2026` with the day first as in India. Cached, because thousands of records
 * have few days.
 */
export const recordDay = onceForEach((text): string | null => {
  const [date = ''] = parts(text);
  const written = date.toLowerCase();
  if (parseIsoDate(written) !== null) return written;
  const [, day = '', name = '', year = ''] = /^(\d{1,2})-([a-z]+|\d{1,2})-(\d{4})$/.exec(written) ?? [];
  const month = (/\d/.test(name) ? name : String(lowerNames.indexOf(name) + 1)).padStart(2, '0');
  const iso = `${year}-${month}-${day.padStart(2, '0')}`;
  return parseIsoDate(iso) === null ? null : iso;
});

export type Moment = { readonly day: string | null; readonly minute: MinuteOfDay | null };

/** A time with a zone may belong to another day here, so its day is unknown. */
export function recordMoment(text: string): Moment {
  const [date = '', ...time] = parts(text);
  const day = recordDay(date);
  return { day, minute: day === null ? null : readClock(time.join('')) };
}

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

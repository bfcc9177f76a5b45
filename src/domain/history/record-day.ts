import { monthNames, parseIsoDate } from '../dates.ts';
import { readClock } from '../clock-time.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

const lowerNames = monthNames.map(name => name.toLowerCase());

/** Lists of thousands of records have few days: each is read once. */
const readDays = new Map<string, string | null>();
const mostKept = 1000;

/**
 * The day of a record, `2026-11-21`, from the date as servers write it (`21-November-2026`, or
 * `21-11-2026`, day first as in India); null for any other text. */
export function recordDay(text: string): string | null {
  const known = readDays.get(text);
  if (known !== undefined) return known;
  if (readDays.size >= mostKept) readDays.clear();
  const day = readDay(text);
  readDays.set(text, day);
  return day;
}

function readDay(text: string): string | null {
  const written = text.trim().toLowerCase();
  if (parseIsoDate(written) !== null) return written;
  const [, day = '', name = '', year = ''] = /^(\d{1,2})-([a-z]+|\d{1,2})-(\d{4})$/.exec(written) ?? [];
  const month = (/\d/.test(name) ? name : String(lowerNames.indexOf(name) + 1)).padStart(2, '0');
  const iso = `${year}-${month}-${day.padStart(2, '0')}`;
  return parseIsoDate(iso) === null ? null : iso;
}

/** A day, `2026-11-21`, and a minute; null where the text has none. */
export type Moment = { readonly day: string | null; readonly minute: MinuteOfDay | null };

/**
 * The moment of a record, from a date as servers write it, with or without a time: `21-November-2026 1:00 PM`, or
 * `2026-11-21T13:00:00`. With a zone behind it the day may be another one here: then it is not known.
 */
export function recordMoment(text: string): Moment {
  const [date = '', ...time] = text
    .trim()
    .replace(/T(?=[\d:]+$)/, ' ')
    .split(' ');
  const day = recordDay(date);
  return { day, minute: day === null ? null : readClock(time.join('')) };
}

/** A moment as spreadsheets read it, `2026-11-21 13:00`; a date that cannot be read stays as it came. */
export function isoMoment(text: string): string {
  const { day, minute } = recordMoment(text);
  if (day === null || minute === null) return day ?? text;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/**
 * A date for reading, `21-November-2026 11:00 AM`, with its month in a language (`hi`): `21-नवंबर-2026 11:00 AM`. The text stays
 * as it came in English, and where it has no month's name.
 */
export const shownDate = (text: string, language: string): string =>
  language === 'en' ? text : text.replace(/[a-z]{3,}/i, word => monthIn(word, language));

/** A list of thousands has the same few months. */
const names = new Map<string, string>();

function monthIn(word: string, language: string): string {
  const key = `${language} ${word}`;
  const name = names.get(key) ?? monthName(word, language);
  if (names.size < 100) names.set(key, name);
  return name;
}

function monthName(word: string, language: string): string {
  const index = months.indexOf(word.slice(0, 3).toLowerCase()) / 3;
  if (!Number.isInteger(index)) return word;
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, index, 1));
}

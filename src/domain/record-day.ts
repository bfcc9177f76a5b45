import { monthNames, parseIsoDate } from './dates.ts';

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

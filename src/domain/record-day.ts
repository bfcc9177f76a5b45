import { formatBidDate, parseIsoDate } from './dates.ts';

/** The day of a record, `2026-11-21`, from the date as servers write it (`21-November-2026`); null for any other text. */
export function recordDay(text: string): string | null {
  const written = text.trim().toLowerCase();
  if (parseIsoDate(written) !== null) return written;
  const [, day = '', , year = ''] = /^(\d{1,2})-([a-z]+)-(\d{4})$/.exec(written) ?? [];
  for (let month = 1; month <= 12; month += 1) {
    const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
    const date = parseIsoDate(iso);
    if (
      date !== null &&
      formatBidDate(date).toLowerCase() === `${Number(day)}-${written.split('-')[1]}-${year}`
    )
      return iso;
  }
  return null;
}

import { formatDayMonth, parseIsoDate } from '../../domain/dates.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { useLanguage } from '../../ui/layout/words.tsx';

/** Writes a day `2026-11-14` for reading, in the player's language: `14 November 2026`. */
export function useChartDate(): (day: string) => string {
  const language = useLanguage();
  return day => {
    const date = parseIsoDate(day);
    return date === null ? day : shownDate(`${formatDayMonth(date)} ${date.year}`, language);
  };
}

import { recordDay, recordMinute } from './record-day.ts';
import { mayBeCut } from './shortest-list.ts';

type Dated = { readonly date: string };

/** Whether a list, which may end after its newest lines, surely has all lines from that date on. */
export function allSince(lines: readonly Dated[]): (date: string) => boolean {
  if (!mayBeCut(lines.length)) return () => true;
  // The first day is empty if one of them cannot be read.
  const days = lines.map(({ date }) => recordDay(date) ?? '');
  const first = days.reduce((a, b) => (a < b ? a : b));
  const minutes = lines.filter((_, at) => days[at] === first).map(({ date }) => recordMinute(date));
  const minute = Math.min(...minutes.map(at => at ?? Infinity));
  const isTimed = !minutes.includes(null);
  return date => {
    const day = recordDay(date);
    if (day === null || first === '') return false;
    return day > first || (day === first && isTimed && (recordMinute(date) ?? -1) > minute);
  };
}

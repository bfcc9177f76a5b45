// Some providers end each list after its newest lines. Their earlier days are read by further calls.
import { type CalendarDate, dayBefore, isoDate, parseIsoDate } from '../../domain/dates.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import type { Listed, ShownRecord } from '../../domain/history/history.ts';
import { recordDay } from '../../domain/history/record-day.ts';
import { mayBeCut } from '../../domain/history/shortest-list.ts';

type Days = Listed<ShownRecord>;
type Read = (range: DateRange) => Promise<Days | null>;

/**
 * Reads the days with all their lines. A day that alone has more lines than a list counts as having an unread one.
 * `limit`: lists with so many lines may have been cut.
 */
export async function wholeDays(read: Read, { from, to }: DateRange, limit = 0): Promise<Days | null> {
  const list = await read({ from, to });
  if (list === null) return null;
  const { rows, unread } = list;
  const lines = rows.length + unread;
  const first = mayBeCut(lines) ? firstDay(rows) : null;
  const [start, end] = [isoDate(from), isoDate(to)];
  // Lines of other days show that the provider has not filtered them.
  if (first === null || isoDate(first) < start || isoDate(first) > end) return list;
  if (start === end) return lines === limit ? { rows, unread: unread + 1 } : list;
  const isLastDay = isoDate(first) === end;
  const until = isLastDay ? dayBefore(to) : first;
  const earlier = await wholeDays(read, { from, to: until }, lines);
  if (earlier === null) return null;
  const isLater = ({ date }: ShownRecord): boolean => (recordDay(date) ?? '') > isoDate(until);
  // A provider may file a line under the day before the one that it shows.
  const all = [...rows.filter(isLater), ...earlier.rows.filter(row => !isLater(row))];
  if (all.length <= rows.length) return list;
  // The last day itself may have more lines.
  return {
    rows: all,
    unread: unread + earlier.unread + (isLastDay ? 1 : 0),
  };
}

/** Null if a day cannot be read. */
function firstDay(rows: readonly ShownRecord[]): CalendarDate | null {
  const days = rows.map(({ date }) => recordDay(date) ?? '').toSorted();
  return parseIsoDate(days[0] ?? '');
}

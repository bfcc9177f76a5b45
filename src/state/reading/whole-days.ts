// Some providers end each list after its newest lines. Their earlier days are read by further calls.
import { type CalendarDate, dayBefore, isoDate, parseIsoDate, plusDays } from '../../domain/dates.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import type { ShownRecord } from '../../domain/history/history.ts';
import { lineCount, type Listed } from '../../domain/history/listed.ts';
import { recordDay } from '../../domain/history/record-day.ts';
import { mayBeCut } from '../../domain/history/shortest-list.ts';

type Days = Listed<ShownRecord>;
type Read = (range: DateRange) => Promise<Days | null>;

/** So many days before the wanted ones are read too, because the player may have bid on them. */
const further = 31;

/** Reads the days with all their lines, as far as the provider sends them. */
export async function wholeDays(read: Read, range: DateRange): Promise<Days | null> {
  const list = await readOn(read, range);
  if (list?.missing !== 'perhaps') return list;
  // A longer list shows that this one was not cut.
  const longer = await read({ from: plusDays(range.from, -further), to: range.to });
  const { rows, unread } = list;
  return longer !== null && lineCount(longer) > lineCount(list) ? { rows, unread } : list;
}

/** `limit`: lists with so many lines may have been cut. */
async function readOn(read: Read, range: DateRange, limit = 0): Promise<Days | null> {
  const { from, to } = range;
  const list = await read(range);
  if (list === null) return null;
  const { rows, unread } = list;
  const lines = lineCount(list);
  if (!mayBeCut(lines)) return list;
  const cut: Days = { ...list, missing: lines === limit ? 'older' : 'perhaps' };
  const first = firstDay(rows);
  const [start, end] = [isoDate(from), isoDate(to)];
  // Lines of other days show that the provider has not filtered them.
  if (first === null || isoDate(first) < start || isoDate(first) > end)
    return { ...list, missing: 'perhaps' };
  if (start === end) return cut;
  const isLastDay = isoDate(first) === end;
  const until = isLastDay ? dayBefore(to) : first;
  const earlier = await readOn(read, { from, to: until }, lines);
  if (earlier === null) return null;
  const isLater = ({ date }: ShownRecord): boolean => (recordDay(date) ?? '') > isoDate(until);
  // A provider may file a line under the day before the one that it shows.
  const all = [...rows.filter(isLater), ...earlier.rows.filter(row => !isLater(row))];
  if (all.length <= rows.length)
    return isLastDay || earlier.missing !== undefined ? { ...list, missing: 'perhaps' } : list;
  // The last day itself may have more lines.
  const missing = isLastDay ? 'older' : earlier.missing;
  return { rows: all, unread: unread + earlier.unread, ...(missing && { missing }) };
}

/** Null if a day cannot be read. */
function firstDay(rows: readonly ShownRecord[]): CalendarDate | null {
  const days = rows.map(({ date }) => recordDay(date) ?? '').toSorted();
  return parseIsoDate(days[0] ?? '');
}

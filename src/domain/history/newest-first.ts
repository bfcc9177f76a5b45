import { recordDay, recordMinute } from './record-day.ts';

type Dated = { readonly date: string };

/** The specification names no order of the lists, so a provider may begin with the oldest line. */
export function newestFirst<Row extends Dated>(rows: readonly Row[]): readonly Row[] {
  const isDated = ({ date }: Dated): boolean => recordDay(date) !== null;
  const [first, last] = [rows.find(isDated), rows.findLast(isDated)];
  return first !== undefined && last !== undefined && isNewer(last.date, first.date)
    ? rows.toReversed()
    : rows;
}

function isNewer(date: string, other: string): boolean {
  const [day, otherDay] = [recordDay(date) ?? '', recordDay(other) ?? ''];
  const [minute, otherMinute] = [recordMinute(date), recordMinute(other)];
  return day === otherDay ? minute !== null && otherMinute !== null && minute > otherMinute : day > otherDay;
}

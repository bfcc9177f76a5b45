import type { StatedAmount } from './amount.ts';
import type { Listed } from './history.ts';
import { recordDay } from './record-day.ts';

/** A line of a bid or win history. */
type Line = { readonly date: string; readonly amount: StatedAmount };

/** The histories of one family; null what could not be read. */
export type FamilyDay = { readonly bids: Listed<Line> | null; readonly wins: Listed<Line> | null };

/** The points of a day: what was bid, what was won. Null is not known. */
export type DayPoints = { readonly bids: number | null; readonly wins: number | null };

/** What the histories of all families say of a day, `2026-11-21`; null for what is not known as a whole. */
export const pointsOfDay = (day: string, families: readonly FamilyDay[]): DayPoints => ({
  bids: sumOf(
    day,
    families.map(({ bids }) => bids),
  ),
  wins: sumOf(
    day,
    families.map(({ wins }) => wins),
  ),
});

function sumOf(day: string, lists: readonly (Listed<Line> | null)[]): number | null {
  let sum = 0;
  for (const list of lists) {
    if (list === null || list.unread > 0) return null;
    for (const { date, amount } of list.rows) {
      if (recordDay(date) === null || amount === 'unreadable') return null;
      if (recordDay(date) === day) sum += Number(amount.exact);
    }
  }
  return sum;
}

// Some providers list only the newest lines, or those of some days. Then an old line leaves as a new one enters.
import { isoDate, localTime } from '../dates.ts';
import { recordZone } from '../history/record-zone.ts';

/** A list as it was before a payment: the keys of its newest lines and of its oldest. Null if it was empty. */
export type ListMarks = { readonly newest: readonly string[]; readonly oldest: string | null };

/** All lines of a list, the newest first. */
export type MarkedList = {
  readonly keys: readonly string[];
  /** Has so few lines that it surely has all. */
  readonly isShort: boolean;
  /** The earliest day of its lines, or null. */
  readonly firstDay: string | null;
};

/** Enough to find one of them again after some new lines. */
const marked = 30;

/** A line without an id may have the key of another. */
export const keyOfLine = ({ id, points, date, credit }: KeyedLine): string =>
  id === '' ? JSON.stringify([points, date, credit]) : `${named}${id}`;
type KeyedLine = {
  readonly id: string;
  readonly points: number;
  readonly date: string;
  readonly credit: boolean;
};
const named = 'id ';

export const marksOf = ({ keys }: MarkedList): ListMarks => ({
  newest: keys.slice(0, marked),
  oldest: keys.at(-1) ?? null,
});

/**
 * `whole`: no line has left since. `moved`: lines have left, but none that came since. `later`: it is not known which
 * lines came since, but they are there. `hidden`: a line that came since may have left.
 */
export type Sight = 'whole' | 'moved' | 'later' | 'hidden';

export function sightOf(
  { keys, isShort, firstDay }: MarkedList,
  marks: ListMarks | undefined,
  since: number,
): Sight {
  const oldest = marks?.oldest ?? null;
  if (oldest === null && isShort) return 'whole';
  if (oldest !== null && keys.includes(oldest)) return 'whole';
  if (marks?.newest.some(key => keys.includes(key))) return 'moved';
  const day = isoDate(localTime(since, recordZone()).date);
  return firstDay !== null && firstDay < day ? 'later' : 'hidden';
}

/**
 * The places of lines that came since. The others are older than a known line, or known themselves. A line without an
 * id is known only in its old order, because an equal one may have left.
 */
export function freshPlaces({ keys }: MarkedList, marks: ListMarks | undefined): ReadonlySet<number> {
  const newest = marks?.newest ?? [];
  const known = new Set<number>();
  let above = newest.length;
  for (let place = keys.length - 1; place >= 0; place -= 1) {
    const key = keys[place] ?? '';
    const at = key.startsWith(named) ? newest.indexOf(key) : newest.slice(0, above).lastIndexOf(key);
    if (at < 0) continue;
    known.add(place);
    above = Math.min(above, at);
  }
  const lowest = known.size === 0 ? keys.length : Math.max(...known);
  return new Set([...keys.keys()].filter(place => place < lowest && !known.has(place)));
}

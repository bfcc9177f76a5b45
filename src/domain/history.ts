import type { Draft } from '../lib/draft.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { PlainKey } from '../text/message.ts';
import { compareDates, parseInputDate, parseIsoDate, type CalendarDate } from './dates.ts';
import type { Family } from './market.ts';
import type { Points } from './points.ts';
import type { Problem } from './problem.ts';

/** A line of a bid or win history, of any family (spec 2 §3). */
export type GameRecord = {
  /** The game type's name as the server says it (`pana` on the wire). */
  readonly label: string;
  readonly marketName: string;
  /** Empty for Gali, which has none. */
  readonly session: string;
  readonly digits: string;
  readonly closeDigits: string;
  /** Points bid, or points won. */
  readonly points: Points;
  /** The date as the server writes it. */
  readonly date: string;
};

/** The days a history is asked for, both inclusive. */
export type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate };

/** One of the six history screens. */
export type History = {
  readonly key: string;
  readonly family: Family;
  readonly kind: 'bids' | 'wins';
  /** The first is the one that links lead to; the others are aliases (SCREENS "Route table"). */
  readonly paths: readonly [`/${string}`, ...`/${string}`[]];
  readonly title: PlainKey;
  /** Its button on /histories. */
  readonly button: PlainKey;
};

/** THE HISTORIES TABLE, in the order of the history menu (spec 2 §2). */
export const histories = [
  {
    key: 'mainBids',
    family: 'main',
    kind: 'bids',
    paths: ['/imp4', '/bid'],
    title: 'title.bidHistory',
    button: 'histories.mainBids',
  },
  {
    key: 'mainWins',
    family: 'main',
    kind: 'wins',
    paths: ['/imp3', '/win', '/windata'],
    title: 'title.winHistory',
    button: 'histories.mainWins',
  },
  {
    key: 'starlineBids',
    family: 'starline',
    kind: 'bids',
    paths: ['/imp5'],
    title: 'title.starlineBids',
    button: 'histories.starlineBids',
  },
  {
    key: 'starlineWins',
    family: 'starline',
    kind: 'wins',
    paths: ['/imp6'],
    title: 'title.starlineWins',
    button: 'histories.starlineWins',
  },
  {
    key: 'galiBids',
    family: 'gali',
    kind: 'bids',
    paths: ['/impbid'],
    title: 'title.galiBids',
    button: 'histories.galiBids',
  },
  {
    key: 'galiWins',
    family: 'gali',
    kind: 'wins',
    paths: ['/impwin'],
    title: 'title.galiWins',
    button: 'histories.galiWins',
  },
] as const satisfies readonly History[];

export type HistoryKey = (typeof histories)[number]['key'];

export function historyByKey(key: HistoryKey): History {
  const found = histories.find(history => history.key === key);
  if (found === undefined) throw new Error(`No history ${key}`);
  return found;
}

const parseDate = (text: string): CalendarDate | null => parseInputDate(text) ?? parseIsoDate(text);

/**
 * The days asked for, written `MM/dd/yyyy` or as a date field gives them (`yyyy-MM-dd`). A range that ends
 * before it begins is blamed on its end.
 */
export function parseDateRange(draft: Draft<'from' | 'to'>): Result<DateRange, Problem<'from' | 'to'>> {
  const from = parseDate(draft.from ?? '');
  if (from === null) return err({ field: 'from', key: 'error.date' });
  const to = parseDate(draft.to ?? '');
  if (to === null || compareDates(from, to) > 0) return err({ field: 'to', key: 'error.date' });
  return ok({ from, to });
}

export type RecordColour = 'blue' | 'green' | 'yellow' | 'grey';

const galiColours: ReadonlyMap<string, RecordColour> = new Map([
  ['Left Digit', 'blue'],
  ['Right Digit', 'green'],
  ['Jodi Digit', 'yellow'],
]);

/** The colour of a Gali win card by its type's label (spec 2 §2). */
export const recordColour = (label: string): RecordColour => galiColours.get(label) ?? 'grey';

import { dayAfter, isoDate, parseIsoDate } from './dates.ts';
import type { ShownRecord } from './history.ts';
import { type Family, parseBidSession } from './market.ts';
import { recordDay } from './record-day.ts';

/** A text of the server as it is compared: of any case, spaces aside. */
export const plainText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** What a bid and its win have in common, but for the day; only main markets have sessions that differ. */
function baseOf(family: Family, record: ShownRecord): string {
  const session = family === 'main' ? (parseBidSession(record.session) ?? record.session) : '';
  const { marketName, label, digits, closeDigits } = record;
  return [marketName, label, session, digits, closeDigits].map(plainText).join('|');
}

type Read = { readonly family: Family; readonly base: string; readonly day: string };
/** Lists of thousands are compared every minute: a record is read once. */
const readRecords = new WeakMap<ShownRecord, Read>();

function read(family: Family, record: ShownRecord): Read {
  const known = readRecords.get(record);
  if (known?.family === family) return known;
  const fresh = {
    family,
    base: baseOf(family, record),
    day: recordDay(record.date) ?? plainText(record.date),
  };
  readRecords.set(record, fresh);
  return fresh;
}

const keyOf = (family: Family, record: ShownRecord): string => {
  const { base, day } = read(family, record);
  return `${base}|${day}`;
};

const size = ({ amount }: ShownRecord): number => (amount === 'unreadable' ? 0 : Number(amount.exact));

/**
 * The win of each bid, or null: the same market, game, session, number and day. Each win is of one bid: of equal bids as
 * many have won as wins are listed, and the higher stake has the higher win.
 */
export function winsOf(
  family: Family,
  bids: readonly ShownRecord[],
  wins: readonly ShownRecord[],
): readonly (ShownRecord | null)[] {
  const left = new Map<string, ShownRecord[]>();
  for (const win of wins.toSorted((a, b) => size(b) - size(a))) {
    const key = keyOf(family, win);
    const same = left.get(key);
    if (same === undefined) left.set(key, [win]);
    else same.push(win);
  }
  const found = new Map<ShownRecord, ShownRecord | undefined>();
  for (const bid of bids.toSorted((a, b) => size(b) - size(a)))
    found.set(bid, left.get(keyOf(family, bid))?.shift());
  return bids.map(bid => found.get(bid) ?? null);
}

/**
 * Says whether a win like a bid's is listed, for its day or for the day after (of a market that closes past midnight).
 * Then nobody may call the bid lost.
 */
export function listedWins(family: Family, wins: readonly ShownRecord[]): (bid: ShownRecord) => boolean {
  const listed = new Set(wins.map(win => keyOf(family, win)));
  const nextDays = new Map<string, string>();
  const nextDay = (day: string): string => {
    const date = parseIsoDate(day);
    return date === null ? day : isoDate(dayAfter(date));
  };
  return bid => {
    const { base, day } = read(family, bid);
    const next = nextDays.get(day) ?? nextDay(day);
    nextDays.set(day, next);
    return listed.has(`${base}|${day}`) || listed.has(`${base}|${next}`);
  };
}

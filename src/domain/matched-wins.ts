import { dayAfter, isoDate, parseIsoDate } from './dates.ts';
import type { ShownRecord } from './history.ts';
import { type Family, parseBidSession } from './market.ts';
import { recordDay } from './record-day.ts';

/** A text of the server as it is compared: of any case, spaces aside. */
export const plainText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** What a bid and its win have in common; only main markets have sessions that differ. */
function keyOf(family: Family, record: ShownRecord, day: string): string {
  const session = family === 'main' ? (parseBidSession(record.session) ?? record.session) : '';
  const { marketName, label, digits, closeDigits } = record;
  return [marketName, label, session, digits, closeDigits, day].map(plainText).join('|');
}

const dayOf = (record: ShownRecord): string => recordDay(record.date) ?? record.date;
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
    const key = keyOf(family, win, dayOf(win));
    left.set(key, [...(left.get(key) ?? []), win]);
  }
  const found = new Map<ShownRecord, ShownRecord | undefined>();
  for (const bid of bids.toSorted((a, b) => size(b) - size(a)))
    found.set(bid, left.get(keyOf(family, bid, dayOf(bid)))?.shift());
  return bids.map(bid => found.get(bid) ?? null);
}

/**
 * Whether a win like a bid's is listed, for its day or for the day after (of a market that closes past midnight). Then
 * nobody may call the bid lost.
 */
export function isListed(family: Family, bid: ShownRecord, wins: readonly ShownRecord[]): boolean {
  const day = dayOf(bid);
  const date = parseIsoDate(day);
  const keys = [day, ...(date === null ? [] : [isoDate(dayAfter(date))])].map(one => keyOf(family, bid, one));
  return wins.some(win => keys.includes(keyOf(family, win, dayOf(win))));
}

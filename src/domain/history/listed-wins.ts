// Matches listed wins with the bids that they pay.
import { grouped } from '../../lib/grouped.ts';
import { plainText } from '../../lib/text.ts';
import { hasOneSession, winningOf } from '../game/winning.ts';
import { nextDay, previousDay } from '../iso-days.ts';
import { type Family, parseBidSession } from '../market/market.ts';
import type { ShownRecord } from './history.ts';
import { recordDay } from './record-day.ts';
import { gameOfLabel } from './server-words.ts';
import type { StakeReturns } from './stake-returns.ts';

type Read = {
  readonly family: Family;
  readonly base: string;
  readonly day: string;
  /** Market, kind of win, session and number. A part is empty if it cannot be read. */
  readonly parts: readonly string[];
  readonly isDated: boolean;
};
/** A cache, because thousands of records are compared every minute. */
const readRecords = new WeakMap<ShownRecord, Read>();

function read(family: Family, record: ShownRecord): Read {
  const known = readRecords.get(record);
  if (known?.family === family) return known;
  const { marketName, label, digits, closeDigits } = record;
  const game = gameOfLabel(family, label);
  // Only main markets have two sessions. A jodi or a sangam may be listed without one.
  const isOfBoth = family !== 'main' || (game !== null && !hasOneSession(game));
  const session = isOfBoth ? '' : parseBidSession(record.session);
  const day = recordDay(record.date);
  const named = [marketName, game ?? label, session ?? record.session, digits, closeDigits];
  // The ank of a half sangam comes first, in whichever order it is written.
  const number = `${digits}-${closeDigits}`
    .split(/\D+/)
    .toSorted((a, b) => a.length - b.length)
    .join('');
  const fresh: Read = {
    family,
    base: named.map(plainText).join('|'),
    day: day ?? plainText(record.date),
    parts: [plainText(marketName), winningOf(game) ?? '', session ?? '', number],
    isDated: day !== null,
  };
  readRecords.set(record, fresh);
  return fresh;
}

/** Records with one key are of the same market, game, session, number and day. */
export const keyOf = (family: Family, record: ShownRecord): string => dayKey(read(family, record));
const dayKey = ({ base, day }: Pick<Read, 'base' | 'day'>): string => `${base}|${day}`;

export function keyOfDayBefore(family: Family, record: ShownRecord): string {
  const { base, day } = read(family, record);
  return dayKey({ base, day: previousDay(day) });
}

const size = ({ amount }: ShownRecord): number => (amount === 'unreadable' ? 0 : Number(amount.exact));
const bySize = (a: ShownRecord, b: ShownRecord): number => size(b) - size(a);

/** Matches each listed win with one equal bid. The higher stake has the higher win. */
export function winsOf(
  family: Family,
  bids: readonly ShownRecord[],
  wins: readonly ShownRecord[],
  returns: StakeReturns,
) {
  const listed = grouped(wins.toSorted(bySize), win => keyOf(family, win));
  const equal = grouped(bids, bid => keyOf(family, bid));
  const found = new Map<ShownRecord, ShownRecord>();
  for (const [key, own] of listed)
    mayBePaid(equal.get(key) ?? [], own.length, returns)
      .toSorted(bySize)
      .forEach((bid, index) => {
        const paid = own[index];
        if (paid !== undefined) found.set(bid, paid);
      });
  return bids.map(bid => found.get(bid) ?? null);
}

const haveOneSize = (bids: readonly ShownRecord[]): boolean => new Set(bids.map(size)).size <= 1;

/** Equal bids win together, except for those whose stakes came back. Which ones did matters only where stakes differ. */
function mayBePaid(
  equal: readonly ShownRecord[],
  wins: number,
  returns: StakeReturns,
): readonly ShownRecord[] {
  if (wins >= equal.length || haveOneSize(equal)) return equal;
  const kept = equal.filter(bid => returns(bid) !== 'returned');
  if (kept.length <= wins) return kept.length < wins ? equal : kept;
  const sure = kept.filter(bid => returns(bid) === 'none');
  const perhaps = kept.filter(bid => returns(bid) !== 'none');
  return haveOneSize(perhaps) ? [...sure, ...perhaps.slice(0, Math.max(0, wins - sure.length))] : sure;
}

/**
 * Whether a listed win may be the bid's, so that the app must not call the bid lost. The win may belong to the day
 * after (a close past midnight), or to the day before if the bid may be of that night. A part of the win that cannot
 * be read may be the bid's.
 */
export function listedWins(family: Family, wins: readonly ShownRecord[]) {
  const listed = grouped(
    wins.map(win => read(family, win)),
    ({ day, isDated }) => (isDated ? day : ''),
  );
  return (bid: ShownRecord, mayBeOfNightBefore: boolean): boolean => {
    const { day, parts } = read(family, bid);
    const days = ['', day, nextDay(day), ...(mayBeOfNightBefore ? [previousDay(day)] : [])];
    return days.some(on => listed.get(on)?.some(win => agree(win.parts, parts)));
  };
}

const agree = (win: readonly string[], bid: readonly string[]): boolean =>
  win.every((part, at) => part === '' || bid[at] === '' || part === bid[at]);

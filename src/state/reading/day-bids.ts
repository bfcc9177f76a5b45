import { atom } from 'jotai';
import { type CalendarDate, isoDate } from '../../domain/dates.ts';
import { families } from '../../domain/market.ts';
import type { OwnBid } from '../../domain/slips-again.ts';
import { playersOwn } from '../core/players-own.ts';
import { readBidsAtom } from './own-bids.ts';

/** The player's bids of a day in all families; `complete` is false when a history could not be read. */
export type DayBids = { readonly bids: readonly OwnBid[]; readonly complete: boolean };

const keptAtom = playersOwn<{ readonly day: string; readonly read: DayBids } | null>(null);

/** Reads the bids of a day that has ended. They stay the same, so that they are read once. */
export const readDayBidsAtom = atom(null, async (get, set, date: CalendarDate): Promise<DayBids> => {
  const ownAtom = get(keptAtom);
  const day = isoDate(date);
  const kept = get(ownAtom);
  if (kept?.day === day) return kept.read;
  const lists = await Promise.all(
    families.map(family => set(readBidsAtom, { family, from: date, to: date })),
  );
  const bids = families.flatMap((family, index) => (lists[index]?.rows ?? []).map(bid => ({ family, bid })));
  const read = { bids, complete: !lists.includes(null) };
  if (read.complete) set(ownAtom, { day, read });
  return read;
});

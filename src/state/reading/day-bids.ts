import { atom } from 'jotai';
import { type CalendarDate, isoDate } from '../../domain/dates.ts';
import { families } from '../../domain/market.ts';
import type { OwnBid } from '../../domain/slips-again.ts';
import { playersOwn } from '../core/players-own.ts';
import { readBidsAtom } from './own-bids.ts';

/** The player's bids of a day in all families; `complete` is false when a history could not be read. */
export type DayBids = { readonly bids: readonly OwnBid[]; readonly complete: boolean };

type Kept = { readonly day: string; readonly reading: Promise<DayBids> };

const keptAtom = playersOwn<Kept | null>(null);

/** Reads the bids of a day that has ended. They stay the same, so that they are read once, unless they were incomplete. */
export const readDayBidsAtom = atom(null, async (get, set, date: CalendarDate): Promise<DayBids> => {
  const ownAtom = get(keptAtom);
  const day = isoDate(date);
  const kept = get(ownAtom);
  if (kept?.day === day) return kept.reading;
  const reading = set(readFamiliesAtom, date);
  set(ownAtom, { day, reading });
  const read = await reading;
  if (!read.complete && get(ownAtom)?.reading === reading) set(ownAtom, null);
  return read;
});

const readFamiliesAtom = atom(null, async (_get, set, date: CalendarDate): Promise<DayBids> => {
  const lists = await Promise.all(
    families.map(family => set(readBidsAtom, { family, from: date, to: date })),
  );
  const bids = families.flatMap((family, index) => (lists[index]?.rows ?? []).map(bid => ({ family, bid })));
  return { bids, complete: !lists.includes(null) };
});

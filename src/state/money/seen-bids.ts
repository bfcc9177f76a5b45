import { atom } from 'jotai';
import { pointsIn, type StatedAmount } from '../../domain/amount.ts';
import type { DateRange } from '../../domain/date-range.ts';
import { isoDate } from '../../domain/dates.ts';
import { dayAt, type SeenHistories } from '../../domain/day-stakes.ts';
import type { Family } from '../../domain/market.ts';
import { recordDay } from '../../domain/record-day.ts';
import { clockAtom } from '../core/environment.ts';
import { playersOwn } from '../core/players-own.ts';
import { playAtom, rereadPlayAtom } from './kept-play.ts';

const ownAtom = playersOwn<SeenHistories>({});

/** The bids of today that histories have shown since the page was loaded. */
export const seenHistoriesAtom = atom(get => get(get(ownAtom)));

/** A family's history, as it was read for another purpose. */
type Reading = {
  readonly family: Family;
  readonly range: DateRange;
  readonly bids: readonly { readonly date: string; readonly amount: StatedAmount }[];
};

/**
 * To be called before a history is read. What it returns notes what the history shows of today, beside the stakes that
 * had left before. An amount that cannot be read counts nothing.
 */
export const seeBidsAtom = atom(null, (get, set) => {
  set(rereadPlayAtom);
  const own = get(ownAtom);
  const known = new Set(get(playAtom).stakes.map(({ id }) => id));
  return ({ family, range, bids }: Reading): void => {
    const clock = get(clockAtom);
    const day = dayAt(clock.now(), clock.zone);
    if (isoDate(range.from) > day || isoDate(range.to) < day) return;
    const points = bids
      .filter(({ date }) => recordDay(date) === day)
      .reduce((sum, { amount }) => sum + (pointsIn(amount) ?? 0), 0);
    set(own, before => ({ ...before, [family]: { day, points, known } }));
  };
});

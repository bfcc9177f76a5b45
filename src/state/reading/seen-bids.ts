import { atom } from 'jotai';
import type { StatedAmount } from '../../domain/amount.ts';
import { pointsIn } from '../../domain/amount.ts';
import type { DateRange } from '../../domain/date-range.ts';
import { isoDate } from '../../domain/dates.ts';
import { dayAt, type SeenHistories } from '../../domain/day-stakes.ts';
import type { Family } from '../../domain/market.ts';
import { recordDay } from '../../domain/record-day.ts';
import { clockAtom } from '../core/environment.ts';
import { playersOwn } from '../core/players-own.ts';

const ownAtom = playersOwn<SeenHistories>({});

/** The bids of today that histories have shown since the page was loaded, whoever read them and whatever for. */
export const seenHistoriesAtom = atom(get => get(get(ownAtom)));

/** A family's history, as it was read for another purpose. */
type Reading = {
  readonly family: Family;
  readonly range: DateRange;
  readonly bids: readonly { readonly date: string; readonly amount: StatedAmount }[];
  /** When the reading began, by the app's clock. */
  readonly at: number;
};

/** Notes what a history shows of today. What cannot be read counts nothing. */
export const noteSeenBidsAtom = atom(null, (get, set, { family, range, bids, at }: Reading): void => {
  const clock = get(clockAtom);
  const day = dayAt(clock.now(), clock.zone);
  if (isoDate(range.from) > day || isoDate(range.to) < day) return;
  const points = bids
    .filter(({ date }) => recordDay(date) === day)
    .reduce((sum, { amount }) => sum + (pointsIn(amount) ?? 0), 0);
  set(get(ownAtom), before => ({ ...before, [family]: { day, points, at } }));
});

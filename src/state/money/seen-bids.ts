import { atom } from 'jotai';
import { pointsIn, type StatedAmount } from '../../domain/amount.ts';
import type { DateRange } from '../../domain/date-range.ts';
import { isoDate } from '../../domain/dates.ts';
import { dayAt, withSeen } from '../../domain/day-stakes.ts';
import type { Family } from '../../domain/market.ts';
import { recordDay } from '../../domain/record-day.ts';
import { clockAtom } from '../core/environment.ts';
import { changePlayAtom, playAtom, rereadPlayAtom } from './kept-play.ts';
import { accountAtom } from './money-account.ts';

/** A family's history, as it was read for another purpose. */
type Reading = {
  readonly family: Family;
  readonly range: DateRange;
  readonly bids: readonly { readonly date: string; readonly amount: StatedAmount }[];
};

/**
 * To be called before a history is read. What it returns keeps what the history shows of today, beside the stakes that
 * had left before. An amount that cannot be read counts nothing.
 */
export const seeBidsAtom = atom(null, (get, set) => {
  set(rereadPlayAtom);
  const owner = get(accountAtom);
  const known = get(playAtom).stakes.map(({ id }) => id);
  return ({ family, range, bids }: Reading): void => {
    const clock = get(clockAtom);
    const day = dayAt(clock.now(), clock.zone);
    if (owner === null || owner !== get(accountAtom)) return;
    if (isoDate(range.from) > day || isoDate(range.to) < day) return;
    const points = bids
      .filter(({ date }) => recordDay(date) === day)
      .reduce((sum, { amount }) => sum + (pointsIn(amount) ?? 0), 0);
    const seen = { owner, family, day, points, known };
    set(changePlayAtom, ({ shown }) => ({ shown: withSeen(shown, [seen]) }));
  };
});

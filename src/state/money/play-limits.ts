import { atom } from 'jotai';
import {
  leftOf,
  type LimitRefusal,
  type LimitsWish,
  noLimits,
  openRows,
  pauseEnd,
  refusalOf,
  stakedOn,
  withWish,
} from '../../domain/player/play-limits.ts';
import {
  limitsAtom,
  ownDayAtom,
  ownTimeAtom,
  playAtom,
  latestPlayAtom,
  storeLimitsAtom,
} from './play-record.ts';
import { accountAtom } from './money-account.ts';
import { action } from '../core/environment.ts';

const stakedAtom = atom(get => {
  const { stakes, shown } = get(playAtom);
  const [owner, day] = [get(accountAtom) ?? '', get(ownDayAtom)];
  return { points: (): number => stakedOn(stakes, owner, day.today(), shown) };
});

type AskedPoints = { readonly id: string; readonly points: number };

/** Rows that were sent, but whose end is not known, count as staked already. They do not count twice. */
const freePointsAtom = atom(get => {
  const open = openRows(get(playAtom).stakes, get(accountAtom) ?? '');
  return (rows: readonly AskedPoints[]): number =>
    rows.reduce((sum, { id, points }) => sum + (open.has(id) ? 0 : points), 0);
});

export const standingAtom = atom(get => {
  const limits = get(limitsAtom);
  const { now } = get(ownTimeAtom);
  const { points } = get(stakedAtom);
  const freePoints = get(freePointsAtom);
  const left = (): number | null =>
    limits === 'unreadable' ? null : leftOf(limits, { staked: points, now: now() });
  return {
    limits,
    now,
    staked: points,
    left,
    /** The points of the rows above the limit. */
    over: (rows: readonly AskedPoints[]): number => Math.max(0, freePoints(rows) - (left() ?? Infinity)),
    pause: (): number | null => (limits === 'unreadable' ? null : pauseEnd(limits, now())),
  };
});

/** Keeps the limits that other tabs have stored. False when the browser does not keep them. */
export const saveLimitsAtom = action((get, set, wish: LimitsWish): boolean => {
  set(latestPlayAtom);
  const known = get(limitsAtom);
  const before = known === 'unreadable' ? noLimits : known;
  return set(storeLimitsAtom, withWish(before, wish, get(ownTimeAtom).now()));
});

/** Counts the bids of other tabs too. */
export const pointsRefusalAtom = action((get, set, points: number): LimitRefusal | null => {
  set(latestPlayAtom);
  const [now, staked] = [get(ownTimeAtom).now(), get(stakedAtom).points()];
  return refusalOf(get(limitsAtom), { points, staked, now });
});

export const rowsRefusalAtom = action((get, set, rows: readonly AskedPoints[]): LimitRefusal | null => {
  set(latestPlayAtom);
  return set(pointsRefusalAtom, get(freePointsAtom)(rows));
});

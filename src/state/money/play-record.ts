import { atom } from 'jotai';
import {
  dayAt,
  noLimits,
  ownTime,
  type PlayLimits,
  sinceDay,
  type Stake,
  withSeenBids,
} from '../../domain/player/play-limits.ts';
import { type KeptLimits, type KeptPlay, limitsEntry, playEntry } from '../../storage/play-limits.ts';
import { action, clockAtom } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';
import { accountAtom } from './money-account.ts';
import { pointsIn, type StatedAmount } from '../../domain/amount.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import { isoDate } from '../../domain/dates.ts';
import type { Family } from '../../domain/market/market.ts';
import { recordDay } from '../../domain/history/record-day.ts';

// Corrupted storage must not lift a limit, so the limits that this page has read count.
const limits = storedValue(limitsEntry, {
  merge: (mine, stored) => (!Array.isArray(stored) && Array.isArray(mine) ? mine : stored),
});
const play = storedValue(playEntry, {
  merge: (mine, stored) => {
    const now = stored ?? mine;
    if (now === null || mine === null) return now;
    const shown = withSeenBids(mine.shown, now.shown);
    // A tab of an older build drops the points that histories showed.
    return shown.length > now.shown.length ? { ...now, shown } : now;
  },
});
const nothing: KeptPlay = { stakes: [], shown: [], times: [], seen: [], limits: [] };

export const playAtom = atom(get => get(play.value) ?? nothing);

export const latestPlayAtom = action((_get, set): void => {
  set(limits.latest);
  set(play.latest);
});

const allLimitsAtom = atom((get): readonly KeptLimits[] | 'unreadable' => {
  const stored = get(limits.value);
  if (stored !== null && stored !== 'unreadable') return stored;
  const copy = get(playAtom).limits;
  return copy.length > 0 ? copy : (stored ?? []);
});

const keptLimitsAtom = atom(get => {
  const all = get(allLimitsAtom);
  const owner = get(accountAtom);
  return all === 'unreadable' ? all : (all.find(kept => kept.owner === owner) ?? null);
});

/** While the limits are unreadable, the app accepts no bid. */
export const limitsAtom = atom((get): PlayLimits | 'unreadable' => get(keptLimitsAtom) ?? noLimits);

/** The app's clock, but never earlier than a time that was seen: setting it back must not lift a limit. */
export const ownTimeAtom = atom(get => {
  const clock = get(clockAtom);
  const kept = get(keptLimitsAtom);
  const owner = get(accountAtom);
  const seen = get(playAtom).seen.filter(time => time.owner === owner);
  const known = [...seen, ...(kept === null || kept === 'unreadable' ? [] : [kept])];
  return {
    now: (): number =>
      ownTime(
        clock.now(),
        known.map(({ at }) => at),
      ),
  };
});

/** The day in the zone of the markets. */
export const ownDayAtom = atom(get => {
  const { zone } = get(clockAtom);
  const time = get(ownTimeAtom);
  return { today: (): string => dayAt(time.now(), zone) };
});

/** Keeps the changes of other tabs, and forgets the days before. */
export const changePlayAtom = action((get, set, step: (kept: KeptPlay) => Partial<KeptPlay>): void => {
  const owner = get(accountAtom);
  set(latestPlayAtom);
  const kept = get(playAtom);
  const others = kept.seen.filter(time => time.owner !== owner);
  const seen = owner === null ? others : [...others, { owner, at: get(ownTimeAtom).now() }];
  const next = { ...kept, ...step(kept), seen };
  const today = get(ownDayAtom).today();
  set(play.value, { ...next, stakes: sinceDay(next.stakes, today), shown: sinceDay(next.shown, today) });
});

export const changeStakesAtom = action((_get, set, step: (stakes: readonly Stake[]) => readonly Stake[]) =>
  set(changePlayAtom, ({ stakes }) => ({ stakes: step(stakes) })),
);

/** Stores the copy first. False when the browser keeps nothing. */
export const storeLimitsAtom = action((get, set, next: PlayLimits): boolean => {
  const owner = get(accountAtom);
  if (owner === null) return false;
  const all = get(allLimitsAtom);
  const others = all === 'unreadable' ? [] : all.filter(kept => kept.owner !== owner);
  const kept = [...others, { ...next, owner, at: get(ownTimeAtom).now() }];
  set(changePlayAtom, () => ({ limits: kept }));
  return set(limits.value, kept);
});

type DatedAmount = { readonly date: string; readonly amount: StatedAmount };

type Reading = {
  readonly family: Family;
  readonly range: DateRange;
  readonly bids: readonly DatedAmount[];
  /** The bids among them whose stake came back. If this is missing, those of the last reading count. */
  readonly returned?: readonly DatedAmount[];
};

/** An unreadable amount counts as nothing. */
const pointsOn = (day: string, bids: readonly DatedAmount[]): number =>
  bids
    .filter(({ date }) => recordDay(date) === day)
    .reduce((sum, { amount }) => sum + (pointsIn(amount) ?? 0), 0);

/**
 * Call it before a history is read. Otherwise bids that leave during the reading do not count. Returns the function
 * that notes the bids that were read.
 */
export const beginBidReadingAtom = action((get, set) => {
  set(latestPlayAtom);
  const owner = get(accountAtom);
  const known = get(playAtom).stakes.map(({ id }) => id);
  return ({ family, range, bids, returned }: Reading): void => {
    const clock = get(clockAtom);
    const day = dayAt(clock.now(), clock.zone);
    if (owner === null || owner !== get(accountAtom)) return;
    if (isoDate(range.from) > day || isoDate(range.to) < day) return;
    const points = pointsOn(day, bids);
    set(changePlayAtom, ({ shown }) => {
      const last = shown.find(seen => seen.owner === owner && seen.family === family && seen.day === day);
      // A list with fewer points than before may be one without the returned bids.
      const before = last !== undefined && last.points <= points ? (last.returned ?? 0) : 0;
      const back = returned === undefined ? before : pointsOn(day, returned);
      return { shown: withSeenBids(shown, [{ owner, family, day, points, returned: back, known }]) };
    });
  };
});

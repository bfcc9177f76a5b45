import { atom } from 'jotai';
import { type DayPoints, pointsOfDay } from '../../domain/history/day-results.ts';
import { localTime } from '../../domain/dates.ts';
import {
  countedIn,
  dayAt,
  isReminderDue,
  minutesPlayed,
  playedIn,
  playedOn,
  type PlayTime,
  reminded,
  valueAt,
} from '../../domain/player/play-limits.ts';
import { families } from '../../domain/market/market.ts';
import { clockAtom } from '../core/environment.ts';
import { readOwnAtom } from '../reading/histories.ts';
import { changePlayAtom, limitsAtom, ownTimeAtom, playAtom, seeBidsAtom } from './play-record.ts';
import { accountAtom } from './money-account.ts';

/** Null for never. */
const reminderAtom = atom(get => {
  const limits = get(limitsAtom);
  const { now } = get(ownTimeAtom);
  return { minutes: () => (limits === 'unreadable' ? null : valueAt(limits.reminder, now())) };
});

const timeAtom = atom(
  get => get(playAtom).times.find(({ owner }) => owner === get(accountAtom)) ?? null,
  (_get, set, time: PlayTime): void =>
    set(changePlayAtom, ({ times }) => ({
      times: [...times.filter(({ owner }) => owner !== time.owner), time],
    })),
);

export const dueTimeAtom = atom((get): PlayTime | null => {
  const time = get(timeAtom);
  return time !== null && isReminderDue(time, get(reminderAtom).minutes()) ? time : null;
});

const monthAt = (at: number, zone: string | undefined): string => dayAt(at, zone).slice(0, 7);

/** Call it again and again. Without a reminder the month alone is counted. */
export const notePlayingAtom = atom(null, (get, set): void => {
  const owner = get(accountAtom);
  if (owner === null) return;
  const clock = get(clockAtom);
  const [before, now] = [get(timeAtom), clock.now()];
  const time = countedIn(monthAt(now, clock.zone), before, playedOn(owner, before, now));
  set(timeAtom, get(reminderAtom).minutes() === null ? reminded(time) : time);
});

/** On this device. */
export const monthMinutesAtom = atom(get => {
  const clock = get(clockAtom);
  return minutesPlayed({ played: playedIn(monthAt(clock.now(), clock.zone), get(timeAtom)) });
});

export const noteRemindedAtom = atom(null, (get, set): void => {
  const time = get(timeAtom);
  if (time !== null) set(timeAtom, reminded(time));
});

export const readDayAtom = atom(null, async (get, set): Promise<DayPoints> => {
  const clock = get(clockAtom);
  const now = clock.now();
  const { date } = localTime(now, clock.zone);
  const range = { from: date, to: date };
  const note = set(seeBidsAtom);
  const read = await set(readOwnAtom, range);
  for (const family of families) {
    const { bids } = read[family];
    if (bids !== null) note({ family, range, bids: bids.rows });
  }
  return pointsOfDay(dayAt(now, clock.zone), Object.values(read));
});

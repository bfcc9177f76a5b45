import { atom } from 'jotai';
import { pointsOfDay } from '../../domain/history/day-results.ts';
import { returnedOf } from '../../domain/history/stake-returns.ts';
import { localTime } from '../../domain/dates.ts';
import {
  dayAt,
  isReminderDue,
  minutesPlayed,
  playedInMonth,
  playedOn,
  type PlayTime,
  reminded,
  valueAt,
} from '../../domain/player/play-limits.ts';
import { families } from '../../domain/market/market.ts';
import { action, clockAtom } from '../core/environment.ts';
import { readOwnAtom, readReturnsAtom } from '../reading/histories.ts';
import { changePlayAtom, limitsAtom, ownTimeAtom, playAtom, beginBidReadingAtom } from './play-record.ts';
import { accountAtom } from './money-account.ts';
import { storedValue } from '../core/stored-value.ts';
import { monthEntry } from '../../storage/play-limits.ts';

/** Minutes between reminders, or null for none. */
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

const monthTime = storedValue(monthEntry, { follows: false });

/** Call it regularly. Without a reminder only the month is counted. */
export const notePlayingAtom = action((get, set): void => {
  const owner = get(accountAtom);
  if (owner === null) return;
  const clock = get(clockAtom);
  const now = clock.now();
  const of = dayAt(now, clock.zone).slice(0, 7);
  set(monthTime.value, playedInMonth({ owner, of }, set(monthTime.latest), now));
  if (get(reminderAtom).minutes() !== null) set(timeAtom, playedOn(owner, get(timeAtom), now));
});

/** Minutes on this device in this month, since the log-in. */
export const monthMinutesAtom = atom(get => {
  const time = get(monthTime.value);
  const clock = get(clockAtom);
  const isNow = time?.owner === get(accountAtom) && time?.of === dayAt(clock.now(), clock.zone).slice(0, 7);
  return time !== null && isNow ? minutesPlayed(time) : 0;
});

export const noteRemindedAtom = action((get, set): void => {
  const time = get(timeAtom);
  if (time !== null) set(timeAtom, reminded(time));
});

export const readDayAtom = action(async (get, set) => {
  const clock = get(clockAtom);
  const now = clock.now();
  const { date } = localTime(now, clock.zone);
  const range = { from: date, to: date };
  const noteBids = set(beginBidReadingAtom);
  const read = await set(readOwnAtom, range);
  const all = families.flatMap(family => read[family].bids?.rows ?? []);
  const returns = await set(readReturnsAtom, all, range);
  for (const family of families) {
    const { bids } = read[family];
    if (bids !== null) noteBids({ family, range, bids: bids.rows, returned: returnedOf(bids.rows, returns) });
  }
  return pointsOfDay(dayAt(now, clock.zone), Object.values(read), returns);
});

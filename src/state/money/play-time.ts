import { atom } from 'jotai';
import { type DayPoints, pointsOfDay } from '../../domain/history/day-results.ts';
import { localTime } from '../../domain/dates.ts';
import {
  dayAt,
  isReminderDue,
  playedOn,
  type PlayTime,
  reminded,
  valueAt,
} from '../../domain/player/play-limits.ts';
import { families } from '../../domain/market/market.ts';
import { clockAtom } from '../core/environment.ts';
import { readBidsAtom, readWinsAtom } from '../reading/histories.ts';
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

/** Call it again and again. */
export const notePlayingAtom = atom(null, (get, set): void => {
  const owner = get(accountAtom);
  if (owner === null || get(reminderAtom).minutes() === null) return;
  set(timeAtom, playedOn(owner, get(timeAtom), get(clockAtom).now()));
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
  const read = await Promise.all(
    families.map(async family => {
      const asked = { family, ...range };
      const [bids, wins] = await Promise.all([set(readBidsAtom, asked), set(readWinsAtom, asked)]);
      if (bids !== null) note({ family, range, bids: bids.rows });
      return { bids, wins };
    }),
  );
  return pointsOfDay(dayAt(now, clock.zone), read);
});

import { atom } from 'jotai';
import { dayBefore, isoDate, localTime } from '../../domain/dates.ts';
import type { DayWins, OwnDays } from '../../domain/history/live-slip.ts';
import { boardText } from '../../domain/market/board.ts';
import { families, type Family } from '../../domain/market/market.ts';
import { plainText } from '../../lib/text.ts';
import { action, clockAtom, configAtom } from '../core/environment.ts';
import { perPlayer, playerAtom } from '../core/session.ts';
import { boardsOf, marketLists, marketsTodayAtom } from './boards.ts';
import { readOwnAtom } from './histories.ts';
import { walletAtom } from './wallet.ts';
import { dismissedEntry } from '../../storage/market-results.ts';
import { storedValue } from '../core/stored-value.ts';

type Kept = { readonly day: string; readonly own: OwnDays | null; readonly key: string };

const keptAtom = perPlayer<Kept>({ day: '', own: null, key: '' });

/** Of today, and of yesterday for markets that close past midnight. Null until they were read. */
export const ownDaysAtom = atom(get => get(get(keptAtom)).own);

/** The same while the books have nothing new: each bid and win moves the balance. Null until known: markets come first. */
export const ownKeyAtom = atom(get => {
  const balance = get(walletAtom);
  if (balance === null) return null;
  const own = get(ownDaysAtom);
  const bids = families.flatMap(family => own?.[family].bids?.rows ?? []);
  const names = new Set(bids.map(({ marketName }) => plainText(marketName)));
  const shown = get(marketsTodayAtom).filter(({ name }) => names.has(plainText(name)));
  return JSON.stringify([balance, shown.map(boardText)]);
});

/** Asks when there may be something new, and once `again`. What cannot be read stays as it was on the same day. */
export const readOwnDaysAtom = action(async (get, set, again: boolean = false): Promise<void> => {
  const clock = get(clockAtom);
  await clock.ready;
  const playersAtom = get(keptAtom);
  const ownKey = get(ownKeyAtom);
  if (ownKey === null) return;
  const { date } = localTime(clock.now(), clock.zone);
  const day = isoDate(date);
  const before = get(playersAtom);
  const keyOf = (key: string | null, late = again || get(configAtom).readLagSeconds === 0) =>
    `${day} ${key}${late ? ' late' : ''}`;
  const asked = { ...before, key: keyOf(ownKey) };
  if ([asked.key, keyOf(ownKey, true)].includes(before.key)) return;
  set(playersAtom, asked);
  const read = await set(readOwnAtom, { from: dayBefore(date), to: date });
  const unshown = families.filter(
    family => read[family].bids?.rows.length && get(boardsOf[family]).length === 0,
  );
  await Promise.all(unshown.map(family => set<null, [], Promise<unknown>>(marketLists[family].load)));
  // A later question has its own answer.
  if (get(playersAtom) !== asked) return;
  const last = before.day === day ? before.own : null;
  const known = (family: Family): OwnDays[Family] => ({
    bids: read[family].bids ?? last?.[family].bids ?? null,
    wins: read[family].wins ?? last?.[family].wins ?? null,
  });
  const own = { main: known('main'), starline: known('starline'), gali: known('gali') };
  const whole = Object.values(read).every(({ bids, wins }) => bids !== null && wins !== null);
  set(playersAtom, { day, own, key: '' });
  if (whole) set(playersAtom, { day, own, key: keyOf(get(ownKeyAtom)) });
});

const dismissed = storedValue(dismissedEntry);

export const dismissedAtom = atom(
  get => {
    const value = get(dismissed.value);
    return value !== null && value.mobile === get(playerAtom)?.mobile ? value.days : none;
  },
  (get, set, days: readonly DayWins[]) => {
    const player = get(playerAtom);
    if (player !== null) set(dismissed.value, { mobile: player.mobile, days });
  },
);
const none: readonly DayWins[] = [];

import { atom } from 'jotai';
import { dayBefore, isoDate, localTime } from '../../domain/dates.ts';
import type { OwnDays } from '../../domain/history/live-slip.ts';
import { type StakeReturns, unreadReturns } from '../../domain/history/stake-returns.ts';
import type { ToldWin } from '../../domain/history/told-wins.ts';
import { boardText } from '../../domain/market/board.ts';
import { families, type Family } from '../../domain/market/market.ts';
import { plainText } from '../../lib/text.ts';
import { action, clockAtom, configAtom } from '../core/environment.ts';
import { perPlayer, playerAtom } from '../core/session.ts';
import { boardsOf, marketsTodayAtom } from './boards.ts';
import { marketLists } from './markets.ts';
import { readOwnAtom, readReturnsAtom } from './histories.ts';
import { walletAtom, walletFailedAtom } from './wallet.ts';
import { toldWinsEntry } from '../../storage/market-results.ts';
import { storedValue } from '../core/stored-value.ts';

type Kept = {
  readonly day: string;
  readonly own: OwnDays | null;
  readonly returns: StakeReturns;
  readonly key: string;
  /** Read when the lists could no longer be older than what moved the balance. */
  readonly late: boolean;
};

const keptAtom = perPlayer<Kept>({ day: '', own: null, returns: unreadReturns, key: '', late: false });

/**
 * The player's books of today, and of yesterday for markets that close past midnight. Null until they are
 * read.
 */
export const ownDaysAtom = atom(get => get(get(keptAtom)).own);

/** The stakes of those bids that came back. */
export const ownReturnsAtom = atom(get => get(get(keptAtom)).returns);

/** The lists are as new as what moved the balance. Until then a win that they lack may only be missing in an old one. */
export const ownIsLateAtom = atom(get => get(get(keptAtom)).late);

/**
 * Stays the same while the books can have nothing new, because each bid and win moves the balance. Null until
 * the wallet was asked for, so that the markets are read first.
 */
export const ownKeyAtom = atom(get => {
  const wallet = get(walletAtom);
  if (wallet === null && !get(get(walletFailedAtom))) return null;
  const own = get(ownDaysAtom);
  const bids = families.flatMap(family => own?.[family].bids?.rows ?? []);
  const names = new Set(bids.map(({ marketName }) => plainText(marketName)));
  const shown = get(marketsTodayAtom).filter(({ name }) => names.has(plainText(name)));
  return JSON.stringify([wallet, shown.map(boardText)]);
});

/**
 * Reads the books if there may be something new, and once `again`. A history that fails keeps its last value
 * of the same day.
 */
export const readOwnDaysAtom = action(async (get, set, again: boolean = false): Promise<void> => {
  const clock = get(clockAtom);
  await clock.ready;
  const playersAtom = get(keptAtom);
  const ownKey = get(ownKeyAtom);
  if (ownKey === null) return;
  const { date } = localTime(clock.now(), clock.zone);
  const day = isoDate(date);
  const before = get(playersAtom);
  const isLate = again || get(configAtom).readLagSeconds === 0;
  const keyOf = (key: string | null, late = isLate) => `${day} ${key}${late ? ' late' : ''}`;
  const asked = { ...before, key: keyOf(ownKey) };
  if ([asked.key, keyOf(ownKey, true)].includes(before.key)) return;
  set(playersAtom, asked);
  const range = { from: dayBefore(date), to: date };
  const read = await set(readOwnAtom, range);
  const unshown = families.filter(
    family => read[family].bids?.rows.length && get(boardsOf[family]).length === 0,
  );
  const [returns] = await Promise.all([
    set(
      readReturnsAtom,
      families.flatMap(family => read[family].bids?.rows ?? []),
      range,
    ),
    ...unshown.map(family => set<null, [], Promise<unknown>>(marketLists[family].load)),
  ]);
  // A later question brings its own answer.
  if (get(playersAtom) !== asked) return;
  const last = before.day === day ? before.own : null;
  const known = (family: Family): OwnDays[Family] => ({
    bids: read[family].bids ?? last?.[family].bids ?? null,
    wins: read[family].wins ?? last?.[family].wins ?? null,
  });
  const own = { main: known('main'), starline: known('starline'), gali: known('gali') };
  const whole = Object.values(read).every(({ bids, wins }) => bids !== null && wins !== null);
  const next = { day, own, returns, late: isLate };
  set(playersAtom, { ...next, key: '' });
  if (whole) set(playersAtom, { ...next, key: keyOf(get(ownKeyAtom)) });
});

const told = storedValue(toldWinsEntry, { inKiosk: 'tab' });
const none: readonly ToldWin[] = [];

/** The wins of the last days that the banner has already shown. */
export const toldWinsAtom = atom(
  get => {
    const value = get(told.value);
    return value !== null && value.mobile === get(playerAtom)?.mobile ? value.wins : none;
  },
  (get, set, wins: readonly ToldWin[]) => {
    const player = get(playerAtom);
    if (player !== null) set(told.value, { mobile: player.mobile, wins });
  },
);

import { atom } from 'jotai';
import type { Points } from '../domain/points.ts';
import { valueOf } from '../lib/remote.ts';
import { environmentAtom } from './environment.ts';
import { dashboardAtom } from './markets.ts';

/** The wallet as last read by itself, and the dashboard that was current then. */
const readAtom = atom<{ readonly balance: Points; readonly during: unknown } | null>(null);

/**
 * The server's word on the player's points, from the newest of the two calls that carry it; null while it is
 * unknown, and then no bid is taken.
 */
export const balanceAtom = atom<Points | null>(get => {
  const read = get(readAtom);
  const dashboard = valueOf(get(dashboardAtom));
  if (read !== null && (dashboard === null || read.during === dashboard)) return read.balance;
  return dashboard?.wallet ?? read?.balance ?? null;
});

/** Reads the wallet; null when it cannot be read, and the last known balance stays (spec 2 §8: swallowed). */
export const refreshWalletAtom = atom(null, async (get, set): Promise<Points | null> => {
  const reply = await get(environmentAtom).client.call('walletBalance', {});
  if (!reply.ok) return null;
  set(readAtom, { balance: reply.value, during: valueOf(get(dashboardAtom)) });
  return reply.value;
});

/** Forgets what was read for the last player. */
export const forgetWalletAtom = atom(null, (_get, set) => set(readAtom, null));

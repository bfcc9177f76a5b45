import { atom } from 'jotai';
import { wallet } from '../../contract/wallet.ts';
import { isNegative, pointsIn, type StatedAmount } from '../../domain/amount.ts';
import type { Points } from '../../domain/points.ts';
import { valueOf } from '../../lib/remote.ts';
import { environmentAtom } from '../core/environment.ts';
import { playersOwn } from '../core/players-own.ts';
import { dashboardAtom } from './markets.ts';

/** The wallet as last read by itself, and the dashboard that was current then. */
const readAtom = playersOwn<{ readonly amount: StatedAmount; readonly during: unknown } | null>(null);

/** The server's word on the player's wallet, from the newest of the two calls that carry it; null before the first. */
export const walletAtom = atom<StatedAmount | null>(get => {
  const read = get(get(readAtom));
  const dashboard = valueOf(get(dashboardAtom));
  if (read !== null && (dashboard === null || read.during === dashboard)) return read.amount;
  return dashboard?.wallet ?? read?.amount ?? null;
});

/** The points that can be spent; null while they are unknown, and then no bid is taken. */
export const balanceAtom = atom<Points | null>(get => pointsIn(get(walletAtom)));

/**
 * Reads the wallet; null when it cannot be read, and the last known balance stays (spec 2 §8: swallowed). Null also
 * for an amount that is unreadable or negative: no debit can be told from it.
 */
export const refreshWalletAtom = atom(null, async (get, set): Promise<Points | null> => {
  const own = get(readAtom);
  const reply = await get(environmentAtom).client.call(wallet.walletBalance, {});
  if (!reply.ok) return null;
  const amount = reply.value;
  set(own, { amount, during: valueOf(get(dashboardAtom)) });
  return amount === 'unreadable' || isNegative(amount) ? null : amount.points;
});

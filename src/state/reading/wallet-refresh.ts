import { atom } from 'jotai';
import { wallet } from '../../contract/wallet.ts';
import { isNegative } from '../../domain/amount.ts';
import type { Points } from '../../domain/points.ts';
import { valueOf } from '../../lib/remote.ts';
import { environmentAtom } from '../core/environment.ts';
import { dashboardAtom } from './markets.ts';
import { walletFailedAtom, walletReadingAtom } from './wallet.ts';

/**
 * Reads the wallet and returns its points. Null when the request fails: the last balance stays (spec 2 §8). Null also
 * for an amount that is unreadable or negative, because no debit can be derived from it.
 */
export const refreshWalletAtom = atom(null, async (get, set): Promise<Points | null> => {
  const reading = get(walletReadingAtom);
  const failed = get(walletFailedAtom);
  const reply = await get(environmentAtom).client.call(wallet.walletBalance, {});
  set(failed, !reply.ok);
  if (!reply.ok) return null;
  const amount = reply.value;
  set(reading, { amount, during: valueOf(get(dashboardAtom)) });
  return amount === 'unreadable' || isNegative(amount) ? null : amount.points;
});

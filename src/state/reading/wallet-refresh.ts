import { atom } from 'jotai';
import { wallet } from '../../contract/wallet.ts';
import { isNegative } from '../../domain/amount.ts';
import type { Points } from '../../domain/points.ts';
import { valueOf } from '../../lib/remote.ts';
import { environmentAtom } from '../core/environment.ts';
import { dashboardAtom } from './markets.ts';
import { readWalletAtom } from './wallet.ts';

/**
 * Reads the wallet; null when it cannot be read, and the last known balance stays (spec 2 §8: swallowed). Null also
 * for an amount that is unreadable or negative: no debit can be told from it.
 */
export const refreshWalletAtom = atom(null, async (get, set): Promise<Points | null> => {
  const own = get(readWalletAtom);
  const reply = await get(environmentAtom).client.call(wallet.walletBalance, {});
  if (!reply.ok) return null;
  const amount = reply.value;
  set(own, { amount, during: valueOf(get(dashboardAtom)) });
  return amount === 'unreadable' || isNegative(amount) ? null : amount.points;
});

import { atom } from 'jotai';
import { wallet } from '../../contract/wallet.ts';
import { isNegative, type StatedAmount } from '../../domain/amount.ts';
import type { Points } from '../../domain/points.ts';
import { environmentAtom } from '../core/environment.ts';
import { callNumber } from '../core/read-state.ts';
import { walletAtom, walletFailedAtom, walletReadingAtom } from './wallet.ts';

/**
 * Reads the wallet and returns its points. Null when the request fails: the last balance stays (spec 2 §8). Null also
 * for an amount that is unreadable or negative, because no debit can be derived from it.
 */
export const refreshWalletAtom = atom(null, async (get, set): Promise<Points | null> => {
  const reading = get(walletReadingAtom);
  const failed = get(walletFailedAtom);
  const call = callNumber();
  const reply = await get(environmentAtom).client.call(wallet.walletBalance, {});
  // The reply to a newer call may be there already.
  const overtaken = call < (get(reading)?.call ?? 0);
  if (!overtaken) set(failed, !reply.ok);
  if (!reply.ok) return null;
  const amount = reply.value;
  if (!overtaken) set(reading, { amount, call });
  return amount === 'unreadable' || isNegative(amount) ? null : amount.points;
});

/** Reads the wallet and returns its balance to the last digit; null when it cannot be read. */
export const readBalanceAtom = atom(null, async (get, set): Promise<StatedAmount | null> => {
  await set(refreshWalletAtom);
  return get(get(walletFailedAtom)) ? null : get(walletAtom);
});

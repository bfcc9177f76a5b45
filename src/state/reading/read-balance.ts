import { atom } from 'jotai';
import type { StatedAmount } from '../../domain/amount.ts';
import { refreshWalletAtom } from './wallet-refresh.ts';
import { walletAtom, walletFailedAtom } from './wallet.ts';

/** Reads the wallet and returns its balance to the last digit; null when it cannot be read. */
export const readBalanceAtom = atom(null, async (get, set): Promise<StatedAmount | null> => {
  await set(refreshWalletAtom);
  return get(get(walletFailedAtom)) ? null : get(walletAtom);
});

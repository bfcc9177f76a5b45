import { atom } from 'jotai';
import { environmentAtom } from './environment.ts';
import { forgetHistoriesAtom } from './histories.ts';
import { forgetMarketsAtom } from './markets.ts';
import { closeSessionAtom } from './session.ts';
import { forgetWalletAtom } from './wallet.ts';

/** Logs out: nothing of the player stays behind, in memory or in storage (RELIABILITY "Passwords and sessions"). */
export const logOutAtom = atom(null, (get, set) => {
  set(closeSessionAtom);
  set(forgetMarketsAtom);
  set(forgetHistoriesAtom);
  set(forgetWalletAtom);
  get(environmentAtom).clearTab();
});

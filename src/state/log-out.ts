import { atom } from 'jotai';
import { forgetContactAtom } from './contact.ts';
import { depositsLeftKey } from './deposits-left-key.ts';
import { deviceKey } from './device.ts';
import { environmentAtom } from './environment.ts';
import { forgetHistoriesAtom } from './histories.ts';
import { forgetMarketsAtom } from './markets.ts';
import { forgetOtpAtom } from './otp.ts';
import { forgetPasswordAtom } from './passwords.ts';
import { closeSessionAtom, playerAtom, rereadSessionAtom, sessionKey } from './session.ts';
import { forgetSlidesAtom } from './slides.ts';
import { forgetWalletAtom } from './wallet.ts';

/** What of a player is remembered beside the session; a module that remembers more adds its own line. */
const memories = [
  forgetMarketsAtom,
  forgetHistoriesAtom,
  forgetWalletAtom,
  forgetContactAtom,
  forgetOtpAtom,
  forgetSlidesAtom,
] as const;

/** Stays in the browser whoever uses it. */
const kept = [deviceKey, depositsLeftKey];

/** Forgets the player in this tab. */
const forgetPlayerAtom = atom(null, (get, set) => {
  for (const forget of memories) set(forget);
  get(environmentAtom).clearTab();
});

/** Logs out: nothing of the player stays behind, in memory or in storage (RELIABILITY "Passwords and sessions"). */
export const logOutAtom = atom(null, (get, set) => {
  set(closeSessionAtom);
  set(forgetPlayerAtom);
  get(environmentAtom).clearLocal(kept);
  void set(forgetPasswordAtom);
});

/** What another tab's doing means here: nothing, or that the player came, went, or is another one. */
export type Followed = 'same' | 'came' | 'left' | 'changed';

/** Follows what another tab did to the session; `key` is the entry of storage it wrote to, null for all. */
export const followOtherTabAtom = atom(null, (get, set, key: string | null): Followed => {
  if (key !== null && key !== sessionKey) return 'same';
  const before = get(playerAtom);
  set(rereadSessionAtom);
  const now = get(playerAtom);
  if (before?.mobile === now?.mobile) return 'same';
  set(forgetPlayerAtom);
  if (before === null) return 'came';
  return now === null ? 'left' : 'changed';
});

import { atom } from 'jotai';
import type { Player } from '../../domain/account.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { browsersKeys, stored } from '../../storage/table.ts';
import { environmentAtom } from '../core/environment.ts';
import { forgetPasswordAtom } from './passwords.ts';
import { ended, settleEndAtom } from './session-ended.ts';
import { closeSessionAtom, playerAtom, rereadSessionAtom } from '../core/session.ts';
import { takeWantedAtom } from './address-before-login.ts';

/** Forgets the player in this tab. */
const forgetPlayerAtom = atom(null, (get, set) => {
  set(takeWantedAtom);
  get(environmentAtom).clearTab();
});

/**
 * Logs out: nothing of the player stays behind, in memory or in storage
 * (docs/reliability.md "Passwords and sessions").
 */
export const logOutAtom = atom(null, (get, set) => {
  set(closeSessionAtom);
  set(settleEndAtom, null);
  set(forgetPlayerAtom);
  get(environmentAtom).clearLocal(browsersKeys);
  void set(forgetPasswordAtom);
});

/**
 * Ends the session of a player whose token the provider has refused, and returns whether it still was the current one.
 * The slips of this tab stay: the same player finds them again (`settleEndAtom`).
 */
export const endSessionAtom = atom(null, (get, set, player: Player): boolean => {
  if (get(playerAtom) !== player) return false;
  set(ended.value, fingerprint(player.mobile));
  set(closeSessionAtom);
  return true;
});

/** What another tab's doing means here: nothing, or that the player came, went, is another one, or was ended. */
export type Followed = 'same' | 'came' | 'left' | 'changed' | 'ended';

/** Follows what another tab did to the session; `key` is the entry of storage it wrote to, null for all. */
export const followOtherTabAtom = atom(null, (get, set, key: string | null): Followed => {
  if (key !== null && key !== stored.session.key) return 'same';
  const before = get(playerAtom);
  set(rereadSessionAtom);
  const now = get(playerAtom);
  if (before?.mobile === now?.mobile) return 'same';
  if (before === null) {
    set(settleEndAtom, now?.mobile ?? null);
    return 'came';
  }
  if (now === null) {
    set(ended.reread);
    if (get(ended.value) === fingerprint(before.mobile)) {
      return 'ended';
    }
  }
  set(forgetPlayerAtom);
  return now === null ? 'left' : 'changed';
});

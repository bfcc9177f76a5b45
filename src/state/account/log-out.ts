import { atom } from 'jotai';
import type { Player } from '../../domain/account.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { browsersKeys, stored } from '../../storage/table.ts';
import { environmentAtom } from '../core/environment.ts';
import { forgetPasswordAtom } from './passwords.ts';
import { expiredSession, clearExpiryAtom } from './session-expiry.ts';
import { closeSessionAtom, playerAtom, rereadSessionAtom } from '../core/session.ts';
import { takeReturnAddressAtom } from './stored-return-address.ts';

/** Removes the player's data from this tab. */
const forgetPlayerAtom = atom(null, (get, set) => {
  set(takeReturnAddressAtom);
  get(environmentAtom).clearTab();
});

/**
 * Logs out: removes all of the player's data in memory and in storage (docs/reliability.md "Passwords and sessions").
 */
export const logOutAtom = atom(null, (get, set) => {
  set(closeSessionAtom);
  set(clearExpiryAtom, null);
  set(forgetPlayerAtom);
  get(environmentAtom).clearLocal(browsersKeys);
  void set(forgetPasswordAtom);
});

/**
 * Ends the session of a player whose token the provider has refused. Returns false when it is not the current session.
 * The slips of this tab stay for the same player (`clearExpiryAtom`).
 */
export const expireSessionAtom = atom(null, (get, set, player: Player): boolean => {
  if (get(playerAtom) !== player) return false;
  set(expiredSession.value, fingerprint(player.mobile));
  set(closeSessionAtom);
  return true;
});

/** What another tab did to the session; `expired`: the provider has ended it. */
export type SessionChange = 'none' | 'loggedIn' | 'loggedOut' | 'otherPlayer' | 'expired';

/** Applies what another tab did to the session. `key` is the storage key that it wrote, null for all keys. */
export const syncSessionAtom = atom(null, (get, set, key: string | null): SessionChange => {
  if (key !== null && key !== stored.session.key) return 'none';
  const before = get(playerAtom);
  set(rereadSessionAtom);
  const now = get(playerAtom);
  if (before?.mobile === now?.mobile) return 'none';
  if (before === null) {
    set(clearExpiryAtom, now?.mobile ?? null);
    return 'loggedIn';
  }
  if (now === null) {
    set(expiredSession.reread);
    if (get(expiredSession.value) === fingerprint(before.mobile)) return 'expired';
  }
  set(forgetPlayerAtom);
  return now === null ? 'loggedOut' : 'otherPlayer';
});

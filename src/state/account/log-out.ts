import { atom } from 'jotai';
import { logOut } from '../../contract/log-out.ts';
import type { Player } from '../../domain/player/account.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { openEntry } from '../../storage/entry.ts';
import { sessionEntry } from '../../storage/player.ts';
import { browsersKeys, stored } from '../../storage/table.ts';
import { environmentAtom } from '../core/environment.ts';
import { inFlightAtom } from '../money/in-flight.ts';
import { forgetPasswordAtom } from './passwords.ts';
import { takeReturnAddressAtom } from './return-address.ts';
import { clearExpiryAtom, expiredSession } from './session-expiry.ts';
import { closeSessionAtom, playerAtom, latestPlayerAtom } from '../core/session.ts';

/** The session that the tabs of a browser share. A kiosk has none: its session is the tab's. */
const sharedSessionAtom = atom(get => openEntry(sessionEntry, get(environmentAtom)));

/** For a kiosk: removes the session that its browser kept before it was one. */
export const dropSharedSessionAtom = atom(null, (get): void => get(sharedSessionAtom).drop());

/** Removes the player's data from this tab. */
const forgetPlayerAtom = atom(null, (get, set) => {
  set(takeReturnAddressAtom);
  get(environmentAtom).tab.clear();
});

/**
 * Tells the provider of the log-out where the config names a call for it. Nobody waits for the reply. Not while a request
 * for points is under way: it would be refused if it arrived after this one.
 */
const tellProviderAtom = atom(null, (get): void => {
  const { client, config } = get(environmentAtom);
  const token = get(playerAtom)?.token;
  if (token === undefined || config.paths.logOut === undefined || get(inFlightAtom)) return;
  void client.call(logOut.logOut, {}, { token, keepalive: true });
});

/**
 * Logs out: removes all of the player's data in memory and in storage (docs/reliability.md "Passwords and sessions").
 */
export const logOutAtom = atom(null, (get, set) => {
  set(tellProviderAtom);
  set(closeSessionAtom);
  set(clearExpiryAtom, null);
  set(forgetPlayerAtom);
  get(environmentAtom).local.clear(browsersKeys);
  void set(forgetPasswordAtom);
});

/**
 * Ends the session of a player whose token the provider has refused. Returns false when it is not the current session,
 * or not the stored one: another tab has logged in anew, and this one is about to hear of it. The slips of this tab stay
 * for the same player (`clearExpiryAtom`).
 */
export const expireSessionAtom = atom(null, (get, set, player: Player): boolean => {
  if (get(playerAtom) !== player) return false;
  const kept = get(sharedSessionAtom).read();
  if (kept !== null && kept.token !== player.token) return false;
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
  const now = set(latestPlayerAtom);
  if (before?.mobile === now?.mobile) return 'none';
  if (before === null) {
    set(clearExpiryAtom, now?.mobile ?? null);
    return 'loggedIn';
  }
  if (now === null && set(expiredSession.latest) === fingerprint(before.mobile)) return 'expired';
  set(forgetPlayerAtom);
  return now === null ? 'loggedOut' : 'otherPlayer';
});

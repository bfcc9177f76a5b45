import { atom } from 'jotai';
import { logOut } from '../../contract/log-out.ts';
import type { Player } from '../../domain/player/account.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { browsersKeys, openEntry, stored } from '../../storage/table.ts';
import { sessionEntry } from '../../storage/player.ts';
import { action, environmentAtom } from '../core/environment.ts';
import { inFlightAtom } from '../money/in-flight.ts';
import { forgetPasswordAtom } from './passwords.ts';
import { takeReturnAddressAtom } from './return-address.ts';
import { clearExpiryAtom, expiredSession } from './session-expiry.ts';
import { closeSessionAtom, playerAtom, latestPlayerAtom, visitAtom } from '../core/session.ts';
import { forgetVisitorAtom } from './visitor-fields.ts';

/** The session in `localStorage`. A kiosk uses the tab's session instead. */
const sharedSessionAtom = atom(get => openEntry(sessionEntry, get(environmentAtom)));

/** A kiosk calls it to end the session from before it became one. */
export const dropSharedSessionAtom = action((get): void => get(sharedSessionAtom).drop());

/** Ends what a visitor has begun, because a kiosk's next visitor is somebody else. */
export const endVisitAtom = action((_get, set) => set(visitAtom, before => before + 1));

const forgetPlayerAtom = action((get, set) => {
  set(takeReturnAddressAtom);
  set(forgetVisitorAtom);
  set(endVisitAtom);
  get(environmentAtom).tab.clear();
});

/**
 * Sends no log-out while a request for points is under way, because the provider would refuse that request if
 * it arrived later.
 */
const tellProviderAtom = action((get): void => {
  const { client, config } = get(environmentAtom);
  const token = get(playerAtom)?.token;
  if (token === undefined || config.paths.logOut === undefined || get(inFlightAtom)) return;
  void client.call(logOut.logOut, {}, { token, keepalive: true });
});

/** docs/reliability.md "Passwords and sessions". */
export const logOutAtom = action((get, set) => {
  set(tellProviderAtom);
  set(closeSessionAtom);
  set(clearExpiryAtom, null);
  set(forgetPlayerAtom);
  get(environmentAtom).local.clear(browsersKeys);
  void set(forgetPasswordAtom);
});

/** False if another tab has logged in again. The same player keeps this tab's slips. */
export const expireSessionAtom = action((get, set, player: Player): boolean => {
  if (get(playerAtom) !== player) return false;
  const kept = get(sharedSessionAtom).read();
  if (kept !== null && kept.token !== player.token) return false;
  set(expiredSession.value, fingerprint(player.mobile));
  set(closeSessionAtom);
  return true;
});

/** `key` is null if any key may have changed. */
export const syncSessionAtom = action((get, set, key: string | null) => {
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

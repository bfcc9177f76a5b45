import { atom } from 'jotai';
import { fingerprint } from '../../lib/fingerprint.ts';
import { endedSessionEntry } from '../../storage/player.ts';
import { action, environmentAtom } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';
import { takeReturnAddressAtom } from './return-address.ts';

/** A fingerprint of the mobile number. Other tabs read it too. */
export const expiredSession = storedValue(endedSessionEntry, { inKiosk: 'tab', follows: false });

export const sessionExpiredAtom = atom(get => get(expiredSession.value) !== null);

/**
 * `mobile` is null at a log-out. The same player keeps this tab's slips and return address; another player
 * does not.
 */
export const clearExpiryAtom = action((get, set, mobile: string | null) => {
  const owner = get(expiredSession.value);
  if (owner === null) return;
  set(expiredSession.value, null);
  if (mobile !== null && owner === fingerprint(mobile)) return;
  get(environmentAtom).tab.clear();
  set(takeReturnAddressAtom);
});

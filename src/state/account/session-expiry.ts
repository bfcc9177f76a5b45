import { atom } from 'jotai';
import { fingerprint } from '../../lib/fingerprint.ts';
import { endedSessionEntry } from '../../storage/player.ts';
import { environmentAtom } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';
import { takeReturnAddressAtom } from './return-address.ts';

/**
 * The player whose session the provider has ended, as a fingerprint of the mobile number; null after the next log-in or
 * log-out. Other tabs read it too.
 */
export const expiredSession = storedValue(endedSessionEntry, { inKiosk: 'tab', follows: false });

/** Whether the provider has ended a session, and no log-in or log-out came after it. */
export const sessionExpiredAtom = atom(get => get(expiredSession.value) !== null);

/**
 * Removes the note of an ended session at a log-in with `mobile`, or at a log-out (null). The same player keeps the
 * slips and the return address of this tab; another player does not.
 */
export const clearExpiryAtom = atom(null, (get, set, mobile: string | null) => {
  const owner = get(expiredSession.value);
  if (owner === null) return;
  set(expiredSession.value, null);
  if (mobile !== null && owner === fingerprint(mobile)) return;
  get(environmentAtom).tab.clear();
  set(takeReturnAddressAtom);
});

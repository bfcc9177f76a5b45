import { atom } from 'jotai';
import { fingerprint } from '../../lib/fingerprint.ts';
import { addressEntry, endedSessionEntry } from '../../storage/player.ts';
import { environmentAtom } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';

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

const storedAddress = storedValue(addressEntry).value;

/** Stores the address to go to after the log-in (spec 1 §6). Null stores nothing. */
export const storeReturnAddressAtom = atom(null, (_get, set, address: string | null) => {
  if (address !== null) set(storedAddress, address);
});

/** Returns that address, or null, and removes it. It is any text from the tab's storage: parse it. */
export const takeReturnAddressAtom = atom(null, (get, set): string | null => {
  const address = get(storedAddress);
  set(storedAddress, null);
  return address;
});

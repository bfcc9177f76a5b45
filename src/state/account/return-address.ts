import { atom } from 'jotai';
import { addressEntry } from '../../storage/player.ts';
import { storedValue } from '../core/stored-value.ts';

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

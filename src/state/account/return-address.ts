import { addressEntry } from '../../storage/player.ts';
import { storedValue } from '../core/stored-value.ts';
import { action } from '../core/environment.ts';

const storedAddress = storedValue(addressEntry).value;

/** Spec 1 §6. */
export const storeReturnAddressAtom = action((_get, set, address: string | null) => {
  if (address !== null) set(storedAddress, address);
});

/** Removes it. Any text may be in the tab's storage: parse it. */
export const takeReturnAddressAtom = action((get, set): string | null => {
  const address = get(storedAddress);
  set(storedAddress, null);
  return address;
});

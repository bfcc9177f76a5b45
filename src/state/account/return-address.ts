import { addressEntry } from '../../storage/player.ts';
import { storedValue } from '../core/stored-value.ts';
import { action } from '../core/environment.ts';

const storedAddress = storedValue(addressEntry).value;

/** Spec 1 §6. */
export const storeReturnAddressAtom = action((_get, set, address: string | null) => {
  if (address !== null) set(storedAddress, address);
});

/** Returns the address and removes it. The tab's storage may contain any text, so it is parsed. */
export const takeReturnAddressAtom = action((get, set): string | null => {
  const address = get(storedAddress);
  set(storedAddress, null);
  return address;
});

import { atom } from 'jotai';
import { addressEntry } from '../../storage/session.ts';
import { remembered } from '../core/stored-value.ts';

const wanted = remembered(addressEntry).value;

/** Remembers the address that a visitor asked for before being sent to log in (spec 1 §6); null is none. */
export const wantAddressAtom = atom(null, (_get, set, address: string | null) => {
  if (address !== null) set(wanted, address);
});

/** Returns that address, null when there was none, and forgets it. The tab's storage may hold anything: parse it. */
export const takeWantedAtom = atom(null, (get, set): string | null => {
  const address = get(wanted);
  set(wanted, null);
  return address;
});

import { atom } from 'jotai';
import { fingerprint } from '../../lib/fingerprint.ts';
import { endedSessionEntry } from '../../storage/session.ts';
import { environmentAtom, readyAtom } from '../core/environment.ts';
import { remembered } from '../core/stored-value.ts';
import { takeWantedAtom } from './address-before-login.ts';

/**
 * Whose session the provider has ended, until somebody logs in or out: a fingerprint of the mobile number, or null.
 * Other tabs read it too.
 */
export const ended = remembered(endedSessionEntry);

/** The provider has ended a session, and nobody has logged in or out since. Not known before the page is `ready`. */
export const sessionEndedAtom = atom(get => get(readyAtom) && get(ended.value) !== null);

/**
 * For whoever logs in, or null for a log-out: it is over. What the tab has kept meanwhile (slips, the address to go back
 * to) is for the same player alone.
 */
export const settleEndAtom = atom(null, (get, set, mobile: string | null) => {
  const whose = get(ended.value);
  if (whose === null) return;
  set(ended.value, null);
  if (mobile !== null && whose === fingerprint(mobile)) return;
  get(environmentAtom).clearTab();
  set(takeWantedAtom);
});

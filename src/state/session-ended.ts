import { atom } from 'jotai';
import { fingerprint } from '../lib/fingerprint.ts';
import { environmentAtom } from './environment.ts';
import { remembered } from './remembered.ts';
import { takeWantedAtom } from './wanted.ts';

const ended = remembered('local', 'matka.session-ended.v1', value =>
  typeof value === 'string' ? value : null,
);

/**
 * Whose session the provider has ended, until somebody logs in or out: a fingerprint of the mobile number, or null.
 * Other tabs read it too.
 */
export const sessionEndedAtom = atom(get => get(ended.value));

/** Notes that the provider has ended the session of this mobile number. */
export const noteEndAtom = atom(null, (_get, set, mobile: string) => set(ended.value, fingerprint(mobile)));

/** Reads again what another tab may have noted. */
export const rereadEndAtom = ended.reread;

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

import { atom } from 'jotai';
import { clockAtom } from './environment.ts';

const lastAtom = atom(0);

/**
 * The time of something that happens now, by the app's clock in milliseconds since 1970: later than all that happened
 * before it in this page, also within one millisecond.
 */
export const momentAtom = atom(null, (get, set): number => {
  const moment = Math.max(get(clockAtom).now(), get(lastAtom) + 1);
  set(lastAtom, moment);
  return moment;
});

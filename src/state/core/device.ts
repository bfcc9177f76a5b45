import { atom } from 'jotai';
import { deviceEntry } from '../../storage/player.ts';
import { openEntry } from '../../storage/entry.ts';
import { environmentAtom } from './environment.ts';

/** The browser's random id (docs/decisions/015-wire-values.md). When storage fails, it lasts as long as the page. */
export const deviceIdAtom = atom(get => {
  const environment = get(environmentAtom);
  const entry = openEntry(deviceEntry, environment);
  const known = entry.read();
  if (known !== null) return known;
  const id = environment.randomId();
  entry.write(id);
  return id;
});

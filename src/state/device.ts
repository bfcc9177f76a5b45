import { atom } from 'jotai';
import { keyed } from '../lib/store.ts';
import { environmentAtom } from './environment.ts';

const parseId = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9a-f-]{16,64}$/.test(value) ? value : null;

/** A random id kept per browser (SCREENS "Wire details"); where storage fails it lasts as long as the page. */
export const deviceIdAtom = atom(get => {
  const { local, randomId } = get(environmentAtom);
  const entry = keyed(local, 'matka.device.v1', parseId);
  const known = entry.read();
  if (known !== null) return known;
  const id = randomId();
  entry.write(id);
  return id;
});

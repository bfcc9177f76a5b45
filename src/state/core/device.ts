import { atom } from 'jotai';
import { keyed } from '../../lib/store.ts';
import { environmentAtom } from './environment.ts';

const parseId = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9a-f-]{16,64}$/.test(value) ? value : null;

export const deviceKey = 'matka.device.v1';

/** A random id kept per browser (docs/decisions/015-wire-values.md); where storage fails it lasts as long as the page. */
export const deviceIdAtom = atom(get => {
  const { local, randomId } = get(environmentAtom);
  const entry = keyed(local, deviceKey, parseId);
  const known = entry.read();
  if (known !== null) return known;
  const id = randomId();
  entry.write(id);
  return id;
});

import { atom, type WritableAtom } from 'jotai';
import { openEntry, type StoredEntry } from '../../storage/entry.ts';
import { environmentAtom, readyAtom } from './environment.ts';

/** A value that survives a reload; null when there is none. */
export type StoredValue<T> = {
  readonly value: WritableAtom<T | null, [T | null], void>;
  /** Reads the value from storage again, after another tab may have written it. */
  readonly reread: WritableAtom<null, [], void>;
};

/**
 * Keeps the value of a storage entry. When storage fails, the value lasts as long as the page. It is null until the page
 * is `ready`, because the build renders a page without anything stored. `inKiosk`: where a kiosk keeps it.
 */
export function storedValue<T>(entry: StoredEntry<T>, inKiosk = entry.where): StoredValue<T> {
  const entryAtom = atom(get => {
    const environment = get(environmentAtom);
    const where = environment.config.kiosk.enabled ? inKiosk : entry.where;
    return openEntry({ ...entry, where }, environment);
  });
  const knownAtom = atom<{ readonly value: T | null } | null>(null);
  return {
    value: atom(
      get => (get(readyAtom) ? (get(knownAtom) ?? { value: get(entryAtom).read() }).value : null),
      (get, set, value) => {
        if (value === null) get(entryAtom).drop();
        else get(entryAtom).write(value);
        set(knownAtom, { value });
      },
    ),
    reread: atom(null, (get, set) => set(knownAtom, { value: get(entryAtom).read() })),
  };
}

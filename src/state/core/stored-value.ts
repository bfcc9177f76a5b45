import { atom, type WritableAtom } from 'jotai';
import { openEntry, type StoredEntry } from '../../storage/entry.ts';
import { environmentAtom } from './environment.ts';

/** A value that outlives a reload; null: there is none. */
export type Remembered<T> = {
  readonly value: WritableAtom<T | null, [T | null], void>;
  /** Reads it from storage again, after another tab may have written it. */
  readonly reread: WritableAtom<null, [], void>;
};

/** Remembers the value of an entry. Where nothing can be stored it still lasts as long as the page. */
export function remembered<T>(entry: StoredEntry<T>): Remembered<T> {
  const entryAtom = atom(get => openEntry(entry, get(environmentAtom)));
  const knownAtom = atom<{ readonly value: T | null } | null>(null);
  return {
    value: atom(
      get => (get(knownAtom) ?? { value: get(entryAtom).read() }).value,
      (get, set, value) => {
        if (value === null) get(entryAtom).drop();
        else get(entryAtom).write(value);
        set(knownAtom, { value });
      },
    ),
    reread: atom(null, (get, set) => set(knownAtom, { value: get(entryAtom).read() })),
  };
}

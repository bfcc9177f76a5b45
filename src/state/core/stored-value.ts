import { atom, type WritableAtom } from 'jotai';
import { keyed } from '../../lib/store.ts';
import { environmentAtom } from './environment.ts';

/** A value that outlives a reload; null: there is none. */
export type Remembered<T> = {
  readonly value: WritableAtom<T | null, [T | null], void>;
  /** Reads it from storage again, after another tab may have written it. */
  readonly reread: WritableAtom<null, [], void>;
};

/**
 * Remembers a value under a key of `local` or `tab` storage; `parse` says what of the stored is one. Where nothing can
 * be stored it still lasts as long as the page.
 */
export function remembered<T>(
  where: 'local' | 'tab',
  key: string,
  parse: (value: unknown) => T | null,
): Remembered<T> {
  const entryAtom = atom(get => keyed(get(environmentAtom)[where], key, parse));
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

/** For a value that is a text. */
export const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

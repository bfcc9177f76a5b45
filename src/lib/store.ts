import { parseJson } from './json.ts';

/** Text by key, such as `localStorage`; every method may throw (full, forbidden), so go through `keyed`. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One versioned entry of a store, read through a parser: what does not parse is dropped. */
export type Entry<T> = {
  readonly read: () => T | null;
  readonly write: (value: T) => void;
  readonly drop: () => void;
};

/**
 * An entry of a store. It never throws: a store that is full, forbidden or full of garbage reads as empty
 * and forgets what is written.
 */
export function keyed<T>(store: KeyValueStore, key: string, parse: (value: unknown) => T | null): Entry<T> {
  const quietly = <R>(act: () => R): R | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  const drop = (): void => {
    quietly(() => store.removeItem(key));
  };
  return {
    read: () => {
      const text = quietly(() => store.getItem(key));
      if (text === null) return null;
      const value = parse(parseJson(text));
      if (value === null) drop();
      return value;
    },
    write: value => {
      quietly(() => store.setItem(key, JSON.stringify(value)));
    },
    drop,
  };
}

/** A store that can be emptied, but for the keys that are to be kept. */
type ClearableStore = KeyValueStore & { readonly clear: (kept?: readonly string[]) => void };

/** A browser's store whose very getter may throw (storage forbidden); `clear` never does. */
export function guardedStore(store: () => Storage): ClearableStore {
  return {
    getItem: key => store().getItem(key),
    setItem: (key, value) => store().setItem(key, value),
    removeItem: key => store().removeItem(key),
    clear: (kept = []) => {
      try {
        const items = store();
        for (const key of Object.keys(items)) if (!kept.includes(key)) items.removeItem(key);
      } catch {
        // There is nothing to clear in a store that cannot be opened.
      }
    },
  };
}

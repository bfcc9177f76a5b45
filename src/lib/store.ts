import { parseJson } from './json.ts';

/** Every method may throw (full, forbidden): use `createEntry`. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value that its parser refuses is removed. */
export type Entry<T> = {
  /** The same text gives the same value again. */
  readonly read: () => T | null;
  /** False when the store does not keep it. */
  readonly write: (value: T) => boolean;
  readonly drop: () => void;
};

/** Never throws: a forbidden, full or broken store reads as empty. */
export function createEntry<T>(
  store: KeyValueStore,
  key: string,
  parse: (value: unknown) => T | null,
): Entry<T> {
  const orNull = <R>(act: () => R): R | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  const drop = (): void => {
    orNull(() => store.removeItem(key));
  };
  let last: { readonly text: string; readonly value: T } | null = null;
  return {
    read: () => {
      const text = orNull(() => store.getItem(key));
      if (text === null) return null;
      if (text === last?.text) return last.value;
      const value = parse(parseJson(text));
      if (value === null) drop();
      else last = { text, value };
      return value;
    },
    write: value => {
      const text = JSON.stringify(value);
      last = { text, value };
      orNull(() => store.setItem(key, text));
      return orNull(() => store.getItem(key)) === text;
    },
    drop,
  };
}

export type ClearableStore = KeyValueStore & { readonly clear: (kept?: readonly string[]) => void };

/** `store` itself may throw where storage is forbidden; `clear` never throws. */
function guardedStore(store: () => Storage): ClearableStore {
  return {
    getItem: key => store().getItem(key),
    setItem: (key, value) => store().setItem(key, value),
    removeItem: key => store().removeItem(key),
    clear: (kept = []) => {
      try {
        const items = store();
        for (const key of Object.keys(items)) if (!kept.includes(key)) items.removeItem(key);
      } catch {
        // A store that cannot be opened holds nothing.
      }
    },
  };
}

export const local = guardedStore(() => localStorage);
export const tab = guardedStore(() => sessionStorage);

import { parseJson } from './json.ts';

/** Every method may throw (storage is full or forbidden), so use `createEntry`. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Removes a value that its parser refuses. */
export type Entry<T> = {
  /** The same text gives the same object again. */
  readonly read: () => T | null;
  /** False if the store does not keep the value. */
  readonly write: (value: T) => boolean;
  readonly drop: () => void;
};

/** Never throws. A forbidden, full or broken store reads as empty. */
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

/** `store` may throw if storage is forbidden. `clear` never throws. */
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
        // A store that cannot be opened is empty.
      }
    },
  };
}

export const local = guardedStore(() => localStorage);
export const tab = guardedStore(() => sessionStorage);

import type { KeyValueStore } from '../../src/lib/store.ts';

export type MemoryStore = KeyValueStore & {
  readonly clear: (kept?: readonly string[]) => void;
  /** All that is in it, as one text. */
  readonly dump: () => string;
};

/** A store that lasts as long as its test. */
export function memoryStore(): MemoryStore {
  const items = new Map<string, string>();
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
    dump: () => JSON.stringify([...items]),
    clear: (kept = []) =>
      [...items.keys()].filter(key => !kept.includes(key)).forEach(key => items.delete(key)),
  };
}

import { atom, type Atom, type Setter } from 'jotai';
import { openEntry, type StoredEntry } from '../../storage/table.ts';
import { action, environmentAtom, readyAtom } from './environment.ts';

type Options<T> = {
  readonly inKiosk?: StoredEntry['where'];
  /** False where other values of this tab must change in the same step. */
  readonly follows?: boolean;
  /** Decides between this page's value and another tab's. The result is stored. */
  readonly merge?: (mine: T | null, stored: T | null) => T | null;
};

/**
 * Follows other tabs while it is used. Null until the page is `ready`, because the build renders pages
 * without storage.
 */
export function storedValue<T>(
  entry: StoredEntry<T>,
  { inKiosk = entry.where, follows = true, merge = (_, stored) => stored }: Options<T> = {},
) {
  const entryAtom = atom(get => {
    const environment = get(environmentAtom);
    const where = environment.config.kiosk.enabled ? inKiosk : entry.where;
    return openEntry({ ...entry, where }, environment);
  });
  const knownAtom = atom<{ readonly value: T | null; readonly kept: boolean } | null>(null);
  /** A write returns false when the browser does not keep the value. */
  const value = atom(
    (get): T | null => {
      if (follows) get(followedAtom);
      return get(readyAtom) ? (get(knownAtom) ?? { value: get(entryAtom).read() }).value : null;
    },
    (get, set, next: T | null) => {
      let kept = true;
      if (next === null) get(entryAtom).drop();
      else kept = get(entryAtom).write(next);
      set(knownAtom, { value: next, kept });
      return kept;
    },
  );
  const latest = action((get, set): T | null => {
    if (!get(readyAtom)) return null;
    const known = get(knownAtom);
    const stored = get(entryAtom).read();
    const next = merge(get(value), stored ?? (known?.kept === false ? known.value : null));
    if (next !== stored) set(value, next);
    else set(knownAtom, { value: next, kept: true });
    return next;
  });
  const followedAtom = followed(entry.key, set => set(latest), true);
  return { value, latest };
}

/** `atOnce` also calls `act` at the beginning. */
export function followed(key: string, act: (set: Setter) => void, atOnce = false): Atom<null> {
  const followedAtom = atom(
    () => null,
    (get, set) => {
      if (atOnce) act(set);
      return get(environmentAtom).onOtherTabWrite(written => {
        if (written === null || written === key) act(set);
      });
    },
  );
  followedAtom.onMount = begin => begin();
  return followedAtom;
}

import { atom, type Atom, type Setter, type WritableAtom } from 'jotai';
import { openEntry, type StoredEntry } from '../../storage/entry.ts';
import { environmentAtom, readyAtom } from './environment.ts';

/** A value that survives a reload and, while it is used, follows what other tabs write; null when there is none. */
export type StoredValue<T> = {
  /** A write returns false when the browser does not keep the value: it then lasts as long as the page. */
  readonly value: WritableAtom<T | null, [T | null], boolean>;
  /** Reads it from storage again and returns it: another tab may have written it. */
  readonly latest: WritableAtom<null, [], T | null>;
};

type Options<T> = {
  /** Where a kiosk keeps it. */
  readonly inKiosk?: StoredEntry['where'];
  /** False where more of this tab must change in the same step. */
  readonly follows?: boolean;
  /** What counts of this page's value and that of another tab. It is stored. */
  readonly merge?: (mine: T | null, stored: T | null) => T | null;
};

/** Keeps the value of a storage entry. It is null until the page is `ready`: the build renders pages without it. */
export function storedValue<T>(
  entry: StoredEntry<T>,
  { inKiosk = entry.where, follows = true, merge = (_, stored) => stored }: Options<T> = {},
): StoredValue<T> {
  const entryAtom = atom(get => {
    const environment = get(environmentAtom);
    const where = environment.config.kiosk.enabled ? inKiosk : entry.where;
    return openEntry({ ...entry, where }, environment);
  });
  const knownAtom = atom<{ readonly value: T | null; readonly kept: boolean } | null>(null);
  const value = atom(
    get => {
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
  const latest = atom(null, (get, set) => {
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

/** While it is used, does `act` when another tab has written `key`, and at the beginning if `atOnce`. */
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

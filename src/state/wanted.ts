import { atom } from 'jotai';

const wantedStateAtom = atom<string | null>(null);

/** Remembers the path that a visitor asked for before being sent to log in (SCREENS "Who may see what"). */
export const wantPathAtom = atom(null, (_get, set, path: string) => set(wantedStateAtom, path));

/** Answers with that path, null when there was none, and forgets it. */
export const takeWantedPathAtom = atom(null, (get, set): string | null => {
  const path = get(wantedStateAtom);
  set(wantedStateAtom, null);
  return path;
});

import { atom } from 'jotai';

const wantedStateAtom = atom<string | null>(null);

/** The path a visitor asked for before being sent to log in; null when there was none (SCREENS). */
export const wantedPathAtom = atom(
  get => get(wantedStateAtom),
  (_get, set, path: string | null) => set(wantedStateAtom, path),
);

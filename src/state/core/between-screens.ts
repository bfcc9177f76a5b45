import { atom } from 'jotai';

/** Null while the route's title stands. */
export const headingAtom = atom<string | null>(null);

export const leavingLinkAtom = atom<string | null>(null);

/** Milliseconds since 1970. `PlayLimits` writes it. */
export const pauseAtom = atom<number | null>(null);

import { atom } from 'jotai';

/** Null while the title of the route applies. */
export const headingAtom = atom<string | null>(null);

export const leavingLinkAtom = atom<string | null>(null);

/** The end of a pause, in milliseconds since 1970. `PlayLimits` writes it. */
export const pauseAtom = atom<number | null>(null);

import { atom } from 'jotai';

/** Null while the title of the route applies. */
export const headingAtom = atom<string | null>(null);

export const leavingLinkAtom = atom<string | null>(null);

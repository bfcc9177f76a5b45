import { atom } from 'jotai';

/** The heading of a screen whose words come from data; null while the route's title stands. */
export const headingAtom = atom<string | null>(null);

import { atom } from 'jotai';

/** When the player's own pause ends, in milliseconds since 1970; null while there is none. `PlayLimits` writes it. */
export const pauseAtom = atom<number | null>(null);

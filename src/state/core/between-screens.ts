import { atom } from 'jotai';

/** The heading of a screen whose words come from data; null while the route's title stands. */
export const headingAtom = atom<string | null>(null);

/** The address of a link that would leave the app, while a kiosk shows it as a code to scan; else null. */
export const leavingLinkAtom = atom<string | null>(null);

/** When the player's own pause ends, in milliseconds since 1970; null while there is none. `PlayLimits` writes it. */
export const pauseAtom = atom<number | null>(null);

import { atom } from 'jotai';

/** The address of a link that would leave the app, while a kiosk shows it as a code to scan; else null. */
export const leavingLinkAtom = atom<string | null>(null);

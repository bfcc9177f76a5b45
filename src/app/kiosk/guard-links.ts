import { atom, type createStore } from 'jotai';
import { interceptLinks } from '../../nav/intercept-links.ts';

/** The address of a link that would leave the app, while a kiosk shows it as a code; else null. */
export const leavingLinkAtom = atom<string | null>(null);

/** For kiosks: from now on a link that would leave the app only sets `leavingLinkAtom`. Returns a function that stops it. */
export const guardLinks = (store: ReturnType<typeof createStore>): (() => void) =>
  interceptLinks(document, address => store.set(leavingLinkAtom, address));

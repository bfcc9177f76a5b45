import type { createStore } from 'jotai';
import { interceptLinks } from '../../nav/intercept-links.ts';
import { leavingLinkAtom } from '../../state/core/leaving-link.ts';

/** For kiosks: from now on a link that would leave the app only sets `leavingLinkAtom`. Returns a function that stops it. */
export const guardLinks = (store: ReturnType<typeof createStore>): (() => void) =>
  interceptLinks(document, address => store.set(leavingLinkAtom, address));

import type { createStore } from 'jotai';
import { leavingLinkAtom } from '../../state/core/between-screens.ts';
import { clickedPath, linkPath } from '../../nav/link-clicks.ts';
import { go } from '../../nav/navigation.ts';

/** For kiosks: from now on a link that would leave the app only sets `leavingLinkAtom`. Returns a function that stops it. */
export const guardLinks = (store: ReturnType<typeof createStore>): (() => void) =>
  interceptLinks(document, address => store.set(leavingLinkAtom, address));

/**
 * For kiosks: no link leaves the app or opens a tab. A link to another site is passed to `show` by its address, and a
 * link of ours that was pressed for a new tab opens in this one. Returns a function that stops it.
 */
export function interceptLinks(page: Document, show: (address: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const path = linkPath(link);
    if (path === null) show(link.href);
    else if (clickedPath(event) === null && event.button < 2) go(path);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pressed = ['click', 'auxclick'] as const;
  for (const type of pressed) page.addEventListener(type, onClick, { capture: true });
  return () => {
    for (const type of pressed) page.removeEventListener(type, onClick, { capture: true });
  };
}

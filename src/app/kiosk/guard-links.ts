import type { createStore } from 'jotai';
import { leavingLinkAtom } from '../../state/core/between-screens.ts';
import { clickedPath, linkPath } from '../../nav/link-clicks.ts';
import { go } from '../../nav/navigation.ts';

export const guardLinks = (store: ReturnType<typeof createStore>): (() => void) =>
  interceptLinks(document, address => store.set(leavingLinkAtom, address));

/** A kiosk's links must not leave the app or open a tab: `show` gets the address of another site. */
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

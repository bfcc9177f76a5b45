import type { createStore } from 'jotai';
import { listen } from '../../lib/listen.ts';
import { leavingLinkAtom } from '../../state/core/between-screens.ts';
import { clickedPath, linkPath } from '../../nav/link-clicks.ts';
import { go } from '../../nav/navigation.ts';

/** A kiosk's links must not leave the app or open a tab. */
export function guardLinks(store: ReturnType<typeof createStore>): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const path = linkPath(link);
    if (path === null) store.set(leavingLinkAtom, link.href);
    else if (clickedPath(event) === null && event.button < 2) go(path);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return listen(window, ['click', 'auxclick'], onClick, { capture: true });
}

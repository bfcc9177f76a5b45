import { ownPath, ownPathOf } from './link-clicks.ts';
import { go } from './navigation.ts';

/**
 * Keeps everything in this window: a link that would leave the app is handed to `show` by its address, and one of our
 * own that was pressed for a new tab is a plain step. For kiosks. Returns the way to stop.
 */
export function holdLinks(page: Document, show: (address: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const path = ownPathOf(link);
    if (path === null) show(link.href);
    else if (ownPath(event) === null && event.button < 2) go(path);
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

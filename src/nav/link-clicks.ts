import { pathAt } from '../lib/base-path.ts';
import { go } from './navigation.ts';
import { notFound, routeOf } from './routes.ts';

/** The path of our own route that a click asks for, or null when the browser should follow it by itself. */
export function ownPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download'))
    return null;
  return ownPathOf(link);
}

/** The path of our own route that a link leads to, or null when it leaves the app. */
export function ownPathOf(link: HTMLAnchorElement): string | null {
  const url = new URL(link.href);
  const path = pathAt(url.pathname);
  return url.origin === location.origin && routeOf(path) !== notFound ? path : null;
}

/** Makes every plain link to a route of ours a step inside the app. Returns the way to stop. */
export function followLinks(page: Document): () => void {
  const onClick = (event: MouseEvent): void => {
    const path = ownPath(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  page.addEventListener('click', onClick);
  return () => page.removeEventListener('click', onClick);
}

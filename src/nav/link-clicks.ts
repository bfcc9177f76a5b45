import { withoutBase } from '../lib/base-path.ts';
import { listen } from '../lib/listen.ts';
import { go } from './navigation.ts';
import { notFound, routeOf } from './routes.ts';

/** Null if the browser should handle the click. */
export function clickedPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link =
    event.target instanceof Element ? event.target.closest('a[href]:not([target], [download])') : null;
  return link instanceof HTMLAnchorElement ? linkPath(link) : null;
}

/** Null if the link leaves the app. */
export function linkPath(link: HTMLAnchorElement): string | null {
  const path = withoutBase(link.pathname);
  return link.origin === location.origin && routeOf(path) !== notFound ? path + link.search : null;
}

export const followLinks = (): (() => void) =>
  listen(window, ['click'], event => {
    const path = clickedPath(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  });

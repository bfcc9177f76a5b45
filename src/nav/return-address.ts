import { pathAt } from '../lib/base-path.ts';
import { notFound, routeOf } from './routes.ts';

/**
 * An address of ours that a player may be led back to after logging in, as it was typed: `/Imp2?x=1#y`, without the
 * folder of `--base`. Null for anything else: other hosts, paths that are no route, and the screens of logging in and of codes.
 */
export function parseReturnAddress(text: string): string | null {
  const route = routeOf(text.replace(/[?#].*$/s, ''));
  return route.shell && route !== notFound ? text : null;
}

/** The address in the bar as one to be led back to, null where it is none. */
export const returnAddress = (): string | null =>
  parseReturnAddress(pathAt(location.pathname) + location.search + location.hash);

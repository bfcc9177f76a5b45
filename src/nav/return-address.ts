import { withoutBase } from '../lib/base-path.ts';
import { notFound, routeOf } from './routes.ts';

/**
 * Checks an address of ours that a player may return to after the log-in, and returns it as it was typed: `/Imp2?x=1#y`,
 * without the folder of `--base`. Null for other hosts, unknown paths, and screens without the shell (log-in, codes).
 */
export function parseReturnAddress(text: string): string | null {
  const route = routeOf(text.replace(/[?#].*$/s, ''));
  return route.shell && route !== notFound ? text : null;
}

/** The current address, if a player may return to it; else null. */
export const returnAddress = (): string | null =>
  parseReturnAddress(withoutBase(location.pathname) + location.search + location.hash);

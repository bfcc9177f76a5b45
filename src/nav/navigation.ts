// The only file that imports wouter, beside money-state.ts and chart-path.ts.
import { createContext, use, useMemo } from 'react';
import { navigate, useHistoryState, usePathname } from 'wouter/use-browser-location';
import { withBase, withoutBase } from '../lib/base-path.ts';
import {
  type MarketState,
  parseDepth,
  parseMarketState,
  isDialogEntry,
  type RouteState,
} from './route-state.ts';
import { routeOf, type Route } from './routes.ts';

/**
 * Goes to a path of the route table. `state` is passed to the next screen and outlives a reload, so it holds no secrets.
 * From an open dialog the next screen replaces the dialog's entry in the history: Back then leads to the screen below.
 */
export function go(
  path: string,
  options: { readonly state?: RouteState | undefined; readonly replace?: boolean } = {},
): void {
  const over = isDialogEntry(history.state);
  const replace = over || (options.replace ?? false);
  const depth = parseDepth(history.state) + (replace && !over ? 0 : 1);
  navigate(withBase(path), { replace, state: { ...options.state, depth } });
}

let historyListener: ((event: PopStateEvent) => void) | null = null;

/**
 * Sets the one listener that gets each step in the browser's history before the screens, and may stop it; null removes
 * it. A window calls its listeners in the order in which they were added, so this one is added when the file loads.
 */
export const onHistoryStep = (listener: typeof historyListener): void => void (historyListener = listener);
globalThis.addEventListener?.('popstate', event => historyListener?.(event));

/** Goes one step back in the browser's history, or to the home screen when no screen of ours lies behind. */
export function goBack(): void {
  if (parseDepth(history.state) > 0) history.back();
  else go('/imp', { replace: true });
}

/** The path of the page for which the HTML was made. The browser hydrates it with the same path. */
export const PagePath = createContext<string>('/');

/** The route of the current address. */
export function useRoute(): Route {
  const path = usePathname({ ssrPath: withBase(use(PagePath)) });
  return useMemo(() => routeOf(withoutBase(path)), [path]);
}

/** The market that the last screen passed on; null when there is none or it cannot be read. */
export function useMarketState(): MarketState | null {
  // Compared as text, because a new entry with the same market (a dialog's) must not change the value.
  const text = JSON.stringify(parseMarketState(useHistoryState()));
  return useMemo(() => parseMarketState(JSON.parse(text)), [text]);
}

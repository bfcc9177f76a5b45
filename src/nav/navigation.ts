import { createContext, use, useEffect, useMemo } from 'react';
import { navigate, useHistoryState, usePathname } from 'wouter/use-browser-location';
import { addressOf, pathAt } from '../lib/base-path.ts';
import type { QrPayment } from '../domain/wallet.ts';
import {
  type MarketState,
  parseDepth,
  parseMarketState,
  parseOver,
  parseQrData,
  parseShowToast,
  type RouteState,
  withoutShowToast,
} from './route-state.ts';
import { routeOf, type Route } from './routes.ts';

/** The only door to wouter: where we are and how to go elsewhere. */

/**
 * Goes to a path of the route table; `state` reaches the next screen and survives a reload, so no secrets. From an
 * open dialog the next screen takes the place of the dialog's entry, so that Back leads to what was under it.
 */
export function go(
  path: string,
  options: { readonly state?: RouteState | undefined; readonly replace?: boolean } = {},
): void {
  const over = parseOver(history.state);
  const replace = over || (options.replace ?? false);
  const depth = parseDepth(history.state) + (replace && !over ? 0 : 1);
  navigate(addressOf(path), { replace, state: { ...options.state, depth } });
}

let hearStep: ((event: PopStateEvent) => void) | null = null;

/**
 * Hears of every step in the browser's history before the screens do, and may keep it from them (null: nobody does).
 * Browsers call the listeners of a window in the order they were added: hence one from the start.
 */
export const onStep = (hear: typeof hearStep): void => void (hearStep = hear);
globalThis.addEventListener?.('popstate', event => hearStep?.(event));

/** One step back in the browser's own history; a screen that was opened directly goes to the home screen. */
export function goBack(): void {
  if (parseDepth(history.state) > 0) history.back();
  else go('/imp', { replace: true });
}

/** Our own path of the page that the build renders, and the browser takes over. */
export const PagePath = createContext<string>('/');

/** The route of the page's address. */
export function useRoute(): Route {
  const path = usePathname({ ssrPath: addressOf(use(PagePath)) });
  return useMemo(() => routeOf(pathAt(path)), [path]);
}

/** The market that the last screen passed on, or null when this one was opened directly or with garbage. */
export function useMarketState(): MarketState | null {
  // By its text: an entry with the same market, such as a dialog's, changes nothing.
  const text = JSON.stringify(parseMarketState(useHistoryState()));
  return useMemo(() => parseMarketState(JSON.parse(text)), [text]);
}

/** Where a QR deposit goes, as the last screen passed it on; null when it has to be asked for. */
export function useQrData(): QrPayment | null {
  const state: unknown = useHistoryState();
  return useMemo(() => parseQrData(state), [state]);
}

/** Calls `say` when the last screen asked for it, and takes that out of the history: a reload or Back says nothing. */
export function useShowToast(say: () => void): void {
  const state: unknown = useHistoryState();
  useEffect(() => {
    if (!parseShowToast(state) || !parseShowToast(history.state)) return;
    navigate(location.href, { replace: true, state: withoutShowToast(history.state) });
    say();
  }, [state, say]);
}

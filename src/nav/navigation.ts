// Only this file, money-state.ts and chart-path.ts import wouter.
import { createContext, use, useMemo } from 'react';
import { navigate, useHistoryState, usePathname } from 'wouter/use-browser-location';
import { withBase, withoutBase } from '../lib/base-path.ts';
import { notFound, type Route, routeOf } from './routes.ts';
import { type MarketFallback, readFallback } from '../domain/market/market-fallback.ts';
import { isRecord } from '../lib/is-record.ts';

/**
 * `state` outlives a reload, so it must contain no secrets. Replaces the entry of a dialog, so that Back
 * leads to the screen below.
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

/** Registered when the file loads, because it must run before the screens' listeners. It may stop a step. */
export const onHistoryStep = (listener: typeof historyListener): void => void (historyListener = listener);
globalThis.addEventListener?.('popstate', event => historyListener?.(event));

/** Leads to the home screen if there is no earlier screen of the app. */
export function goBack(): void {
  if (parseDepth(history.state) > 0) history.back();
  else go('/imp', { replace: true });
}

/** The browser must hydrate with the path that the HTML was made for. */
export const PagePath = createContext<string>('/');

export function useRoute(): Route {
  const path = usePathname({ ssrPath: withBase(use(PagePath)) });
  return useMemo(() => routeOf(withoutBase(path)), [path]);
}

export function useMarketState(): MarketState | null {
  // Compared as text, because a dialog's entry with the same market must not change the value.
  const text = JSON.stringify(parseMarketState(useHistoryState()));
  return useMemo(() => parseMarketState(JSON.parse(text)), [text]);
}

/** Spec 2 §2. Times are minutes of the day. */
export type MarketState = { readonly market: MarketFallback };

export type RouteState = MarketState | { readonly showToast: true };

export function parseMarketState(state: unknown): MarketState | null {
  const market = isRecord(state) ? readFallback(state['market']) : null;
  return market && { market };
}

/** `app/shell/dialog-entry` sets this mark. */
export const isDialogEntry = (state: unknown): boolean => isRecord(state) && state['dialog'] === true;

/** The number of earlier screens of the app. */
export const parseDepth = (state: unknown): number =>
  isRecord(state) && typeof state['depth'] === 'number' ? state['depth'] : 0;

/**
 * Null for other hosts, unknown paths and screens without the shell. The result lacks the folder of `--base`.
 */
export function parseReturnAddress(text: string): string | null {
  const route = routeOf(text.replace(/[?#].*$/s, ''));
  return route.shell && route !== notFound ? text : null;
}

export const returnAddress = (): string | null =>
  parseReturnAddress(withoutBase(location.pathname) + location.search + location.hash);

// The only file that imports wouter, beside money-state.ts and chart-path.ts.
import { createContext, use, useMemo } from 'react';
import { navigate, useHistoryState, usePathname } from 'wouter/use-browser-location';
import { withBase, withoutBase } from '../lib/base-path.ts';
import { notFound, type Route, routeOf } from './routes.ts';
import { isMinute, type MinuteOfDay } from '../domain/minute-of-day.ts';
import { type MarketId, marketId } from '../domain/market/market-id.ts';

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

/** The market of a bid screen (spec 2 §2: gameId, openTime, gameName). Times are minutes of the day. */
export type MarketState = {
  readonly market: {
    readonly id: MarketId;
    readonly name: string;
    readonly open: MinuteOfDay;
    /** Null for Starline and Gali, which have none. */
    readonly close: MinuteOfDay | null;
  };
};

/** Tells the wallet to show that a UPI number was added (spec 1 §2). */
export type ShowToast = { readonly showToast: true };

/** What a screen passes to the next one. */
export type RouteState = MarketState | ShowToast;

/** Whether a stored value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const minute = (value: unknown): MinuteOfDay | null =>
  typeof value === 'number' && isMinute(value) ? value : null;

/** Reads the market from a state of the browser's history; null when it holds anything else. */
export function parseMarketState(state: unknown): MarketState | null {
  if (!isRecord(state) || !isRecord(state['market'])) return null;
  const { id, name, open, close } = state['market'];
  const openMinute = minute(open);
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || openMinute === null) return null;
  return { market: { id: marketId(id), name, open: openMinute, close: minute(close) } };
}

/** Whether an entry of the browser's history is that of an open dialog (app/shell/dialog-entry). */
export const isDialogEntry = (state: unknown): boolean => isRecord(state) && state['dialog'] === true;

/** The number of our screens behind this entry of the browser's history. */
export const parseDepth = (state: unknown): number =>
  isRecord(state) && typeof state['depth'] === 'number' ? state['depth'] : 0;

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

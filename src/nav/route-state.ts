import { isMinute, type MinuteOfDay } from '../domain/clock-time.ts';
import { type MarketId, marketId } from '../domain/market/market-id.ts';

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

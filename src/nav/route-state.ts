import type { MinuteOfDay } from '../domain/minute-of-day.ts';
import { isMinute } from '../domain/minute-of-day.ts';
import type { MarketId } from '../domain/market-id.ts';
import { marketId } from '../domain/market-id.ts';

/** What a bid screen is told of its market (spec 2 §2: gameId, openTime, gameName). Times are minutes of the day. */
export type MarketState = {
  readonly market: {
    readonly id: MarketId;
    readonly name: string;
    readonly open: MinuteOfDay;
    /** Only main markets have one. */
    readonly close: MinuteOfDay | null;
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const minute = (value: unknown): MinuteOfDay | null =>
  typeof value === 'number' && isMinute(value) ? value : null;

/** Reads route state from the browser's history, which may hold anything. */
export function parseMarketState(state: unknown): MarketState | null {
  if (!isRecord(state) || !isRecord(state['market'])) return null;
  const { id, name, open, close } = state['market'];
  const openMinute = minute(open);
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || openMinute === null) return null;
  return { market: { id: marketId(id), name, open: openMinute, close: minute(close) } };
}

/** Whether an entry of the browser's history is a dialog's, over the entry of its screen (app/dialog-entry). */
export const parseOver = (state: unknown): boolean => isRecord(state) && state['dialog'] === true;

/** How many of our own screens lie behind this entry of the browser's history. */
export const parseDepth = (state: unknown): number =>
  isRecord(state) && typeof state['depth'] === 'number' ? state['depth'] : 0;

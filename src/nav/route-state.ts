import type { QrPayment } from '../domain/wallet.ts';
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

/** What the wallet is told after a UPI number was added (spec 1 §2). */
export type ShowToast = { readonly showToast: true };

/** What one screen may tell the next. */
export type RouteState = MarketState | ShowToast;

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

/** Whether an entry of the browser's history is a dialog's, over the entry of its screen (app/shell/dialog-entry). */
export const parseOver = (state: unknown): boolean => isRecord(state) && state['dialog'] === true;

/** How many of our own screens lie behind this entry of the browser's history. */
export const parseDepth = (state: unknown): number =>
  isRecord(state) && typeof state['depth'] === 'number' ? state['depth'] : 0;

/** Whether the wallet is to say that a UPI number was added. */
export const parseShowToast = (state: unknown): boolean => isRecord(state) && Boolean(state['showToast']);

/** What else a screen was told. */
export function withoutShowToast(state: unknown): object {
  const { showToast: _, ...rest } = isRecord(state) ? state : {};
  return rest;
}

const longest = 2048;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest ? value.trim() : null;

/**
 * Where a QR deposit goes, as an earlier screen passed it on: the first item of `qrdata` (spec 1 §3). Null when there
 * is none, or nothing to show in it. The picture's address has yet to pass `safeUrl`.
 */
export function parseQrData(state: unknown): QrPayment | null {
  const data = isRecord(state) ? state['qrdata'] : null;
  const first: unknown = Array.isArray(data) ? data[0] : null;
  if (!isRecord(first)) return null;
  const [upiId, qrImage] = [textOf(first['upiId']), textOf(first['qrImagePath'])];
  return upiId === null && qrImage === null ? null : { upiId, qrImage };
}

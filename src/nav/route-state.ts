import type { QrPayment } from '../domain/wallet.ts';
import { type MinuteOfDay, isMinute } from '../domain/minute-of-day.ts';
import { type MarketId, marketId } from '../domain/market-id.ts';

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
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

/** Whether the wallet shows that a UPI number was added. */
export const parseShowToast = (state: unknown): boolean => isRecord(state) && Boolean(state['showToast']);

/** The state without the request for a toast. */
export function withoutShowToast(state: unknown): object {
  const { showToast: _, ...rest } = isRecord(state) ? state : {};
  return rest;
}

const maxLength = 2048;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength ? value.trim() : null;

/**
 * The receiver of a QR deposit: the first item of `qrdata` (spec 1 §3). Null when there is none or it is empty. The
 * address of the picture is not checked yet: it must pass `safeUrl`.
 */
export function parseQrData(state: unknown): QrPayment | null {
  const data = isRecord(state) ? state['qrdata'] : null;
  const first: unknown = Array.isArray(data) ? data[0] : null;
  if (!isRecord(first)) return null;
  const [upiId, qrImage] = [textOf(first['upiId']), textOf(first['qrImagePath'])];
  return upiId === null && qrImage === null ? null : { upiId, qrImage };
}

// Apart from navigation.ts, because the first load does not need it.
import { useEffect, useMemo } from 'react';
import { navigate, useHistoryState, useSearch } from 'wouter/use-browser-location';
import { parseUpiId } from '../domain/wallet/upi-id.ts';
import { isRecord } from '../lib/is-record.ts';
import { type QrPayment, type UpiApp, upiApps } from '../domain/wallet/wallet.ts';

export const parseShowToast = (state: unknown): boolean => isRecord(state) && Boolean(state['showToast']);

export function withoutShowToast(state: unknown): object {
  const { showToast: _, ...rest } = isRecord(state) ? state : {};
  return rest;
}

const maxLength = 2048;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength ? value.trim() : null;

/**
 * The first item of `qrdata` (spec 1 §3). The picture's address is not checked yet: it must pass `imageUrl`.
 */
export function parseQrData(state: unknown): QrPayment | null {
  const data = isRecord(state) ? state['qrdata'] : null;
  const first: unknown = Array.isArray(data) ? data[0] : null;
  if (!isRecord(first)) return null;
  const upiId = parseUpiId(textOf(first['upiId']) ?? '');
  const qrImage = textOf(first['qrImagePath']);
  return upiId === null && qrImage === null ? null : { upiId, qrImage };
}

export function useQrData(): QrPayment | null {
  const state: unknown = useHistoryState();
  return useMemo(() => parseQrData(state), [state]);
}

/** The payment app that a link to the form has named. */
export function useLinkedApp(): UpiApp | null {
  const named = new URLSearchParams(useSearch({ ssrSearch: '' })).get('app');
  return upiApps.find(app => app === named) ?? null;
}

/** Removes the request from the history, so that a reload shows nothing. */
export function useShowToast(show: () => void): void {
  const state: unknown = useHistoryState();
  useEffect(() => {
    if (!parseShowToast(state) || !parseShowToast(history.state)) return;
    navigate(location.href, { replace: true, state: withoutShowToast(history.state) });
    show();
  }, [state, show]);
}

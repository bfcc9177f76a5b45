import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { jsonType, type Delivery } from '../provider/delivery.ts';
import { endConnection } from './end-connection.ts';

/** Sends JSON that no cache may keep. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, jsonType, JSON.stringify(body));
}

/** Sends a text of any type that no cache may keep. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, headersOf(type, text));
  response.end(text);
}

/** Sends a delivery: at once, late, byte by byte, cut off, or never. */
export async function sendDelivery(response: ServerResponse, delivery: Delivery): Promise<void> {
  if (delivery.delayMs > 0 && !(await waitWhileOpen(response, delivery.delayMs))) return;
  if (delivery.kind === 'hang') return;
  if (delivery.kind === 'cut') return endConnection(response, delivery);
  const { status, type, text, dripMs } = delivery;
  response.writeHead(status, headersOf(type, text));
  if (dripMs !== null)
    for (const byte of Buffer.from(text)) {
      response.write(Buffer.of(byte));
      if (!(await waitWhileOpen(response, dripMs))) return;
    }
  response.end(dripMs === null ? text : undefined);
}

/** Waits, but ends when the connection closes, so that a late reply does not delay the server's end. False when closed. */
async function waitWhileOpen(response: ServerResponse, ms: number): Promise<boolean> {
  if (response.destroyed) return false;
  const closed = new AbortController();
  const stop = (): void => {
    closed.abort();
  };
  response.once('close', stop);
  await wait(ms, undefined, { signal: closed.signal }).catch(() => undefined);
  response.off('close', stop);
  return !response.destroyed;
}

const headersOf = (type: string, text: string): Record<string, string | number> => ({
  'Content-Type': type,
  'Content-Length': Buffer.byteLength(text),
  'Cache-Control': 'no-store',
});

/** Sends the browser to another path of this server. */
export function redirect(response: ServerResponse, path: string): void {
  response.writeHead(307, { Location: path, 'Cache-Control': 'no-store' }).end();
}

import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery } from '../provider/delivery.ts';

const json = 'application/json; charset=utf-8';

/** Answers with JSON, never kept by a cache. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, headersOf(json, text));
  response.end(text);
}

/** Puts a delivery on the wire, with the fault it carries: late, dripping, cut off, or never. */
export async function sendDelivery(response: ServerResponse, delivery: Delivery): Promise<void> {
  if (delivery.delayMs > 0 && !(await stillThere(response, delivery.delayMs))) return;
  if (delivery.kind === 'hang') return;
  if (delivery.kind === 'cut') {
    response.destroy();
    return;
  }
  const { status, type, text, dripMs } = delivery;
  response.writeHead(status, headersOf(type, text));
  if (dripMs !== null)
    for (const byte of Buffer.from(text)) {
      response.write(Buffer.of(byte));
      if (!(await stillThere(response, dripMs))) return;
    }
  response.end(dripMs === null ? text : undefined);
}

/** Waits, no longer than the caller does: a late reply keeps no server from ending. False when the caller has gone. */
async function stillThere(response: ServerResponse, ms: number): Promise<boolean> {
  if (response.destroyed) return false;
  const gone = new AbortController();
  const stop = (): void => {
    gone.abort();
  };
  response.once('close', stop);
  await wait(ms, undefined, { signal: gone.signal }).catch(() => undefined);
  response.off('close', stop);
  return !response.destroyed;
}

const headersOf = (type: string, text: string): Record<string, string | number> => ({
  'Content-Type': type,
  'Content-Length': Buffer.byteLength(text),
  'Cache-Control': 'no-store',
});

/** Sends the browser on to another address of ours; the path is kept to this host. */
export function redirect(response: ServerResponse, path: string): void {
  response.writeHead(307, { Location: path, 'Cache-Control': 'no-store' }).end();
}

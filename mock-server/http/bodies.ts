import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { jsonType, type Delivery } from '../provider/delivery.ts';

const maxRead = 16_000_000;

/**
 * Null beyond `limit` bytes. The rest is still read, up to 16 MB, because a sender reads the reply only after
 * its last byte. Rejects if the sender closes the connection.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (bytes: Buffer) => {
      size += bytes.length;
      if (size <= limit) chunks.push(bytes);
      else if (size > maxRead) {
        resolve(null);
        request.destroy();
      }
    });
    request.on('end', () => {
      resolve(size > limit ? null : Buffer.concat(chunks).toString('utf8'));
    });
    request.on('error', reject);
    request.on('close', () => {
      if (!request.complete) reject(new Error('The sender has gone'));
    });
  });
}

/** No cache may keep the reply. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, jsonType, JSON.stringify(body));
}

export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, headersOf(type, text));
  response.end(text);
}

export async function sendDelivery(response: ServerResponse, delivery: Delivery): Promise<void> {
  if (delivery.delayMs > 0 && !(await waitWhileOpen(response, delivery.delayMs))) return;
  if (delivery.kind === 'hang') return;
  if (delivery.kind === 'cut') return endConnection(response, delivery);
  const { status, type, text, dripMs, headers = {} } = delivery;
  for (const [name, value] of [...Object.entries(headersOf(type, text)), ...Object.entries(headers)])
    if (!Array.isArray(value) || value.length > 0) response.setHeader(name, value);
  response.writeHead(status);
  if (dripMs !== null)
    for (const byte of Buffer.from(text)) {
      response.write(Buffer.of(byte));
      if (!(await waitWhileOpen(response, dripMs))) return;
    }
  response.end(dripMs === null ? text : undefined);
}

/**
 * Resolves to false as soon as the connection is closed, so that a late reply does not delay the server's
 * end.
 */
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

const headersOf = (type: string, text: string): Record<string, string> => ({
  'Content-Type': type,
  'Content-Length': String(Buffer.byteLength(text)),
  'Cache-Control': 'no-store',
});

export function redirect(response: ServerResponse, path: string): void {
  response.writeHead(307, { Location: path, 'Cache-Control': 'no-store' }).end();
}

function endConnection(response: ServerResponse, cut: Delivery & { readonly kind: 'cut' }): void {
  const { how, begun } = cut;
  const { socket } = response;
  if (how === 'reset') socket?.resetAndDestroy();
  else if (begun === undefined) response.destroy();
  else {
    const { status, type, text } = begun;
    const bytes = Buffer.from(text);
    const framing =
      how === 'short-body' ? { 'Content-Length': bytes.length + 100 } : { 'Transfer-Encoding': 'chunked' };
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...framing });
    response.flushHeaders();
    // Written without node's framing: a chunk with an invalid length, or fewer bytes than promised.
    const rest = how === 'short-body' ? bytes : Buffer.from(`zz\r\n${text}\r\n`);
    socket?.end(rest);
  }
}

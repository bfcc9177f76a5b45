import type { ServerResponse } from 'node:http';
import type { Delivery } from '../provider/delivery.ts';

/** Ends a connection without a whole reply, in the way of its fault. */
export function endConnection(response: ServerResponse, cut: Delivery & { readonly kind: 'cut' }): void {
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
    // Written past node's own framing: a chunk whose length is no number, or fewer bytes than were promised.
    const rest = how === 'short-body' ? bytes : Buffer.from(`zz\r\n${text}\r\n`);
    socket?.end(rest);
  }
}

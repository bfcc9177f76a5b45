import type { Delivery } from './delivery.ts';

/**
 * A delivery as `fetch` gives it: it waits and drips by timers, rejects where the line is cut or the caller gives up, and
 * never comes where the mock hangs. `date` makes the `Date` header, when the reply comes.
 */
export async function fetchReply(
  delivery: Delivery,
  date: () => string,
  signal: AbortSignal | null,
): Promise<Response> {
  signal?.throwIfAborted();
  if (delivery.delayMs > 0) await Promise.race([wait(delivery.delayMs), aborted(signal)]);
  if (delivery.kind === 'hang') return aborted(signal);
  if (delivery.kind === 'cut') throw new TypeError('Failed to fetch');
  const { status, type, text, dripMs } = delivery;
  const body = dripMs === null ? text : dripping(text, dripMs, signal);
  return new Response(withoutBody.has(status) ? null : body, {
    status,
    headers: { 'content-type': type, date: date() },
  });
}

/** A `Response` of these codes may have no body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** The bytes of a text, one after each wait. */
function dripping(text: string, ms: number, signal: AbortSignal | null): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const givenUp = aborted(signal);
  givenUp.catch(() => undefined);
  let sent = 0;
  return new ReadableStream({
    pull: async drip => {
      if (sent === bytes.length) return drip.close();
      drip.enqueue(bytes.subarray(sent, (sent += 1)));
      return Promise.race([wait(ms), givenUp]);
    },
  });
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Never resolves; rejects when the caller gives up. */
const aborted = (signal: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The operation was aborted.', 'AbortError'));
    });
  });

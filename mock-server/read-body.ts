import type { IncomingMessage } from 'node:http';

const drained = 16_000_000;

/**
 * The body as text, or null when it has more than `limit` bytes. What is too much is read and thrown away, so
 * that the sender gets to hear the answer; past 16 MB the connection is cut.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  const incoming: AsyncIterable<Buffer> = request;
  for await (const bytes of incoming) {
    size += bytes.length;
    if (size <= limit) chunks.push(bytes);
    else if (size > drained) {
      request.destroy();
      break;
    }
  }
  return size > limit ? null : Buffer.concat(chunks).toString('utf8');
}

import type { IncomingMessage } from 'node:http';

const drained = 16_000_000;

/**
 * The body as text, or null when it has more than `limit` bytes. What is too much is read and thrown away, so
 * that the sender gets to hear the answer; past 16 MB the connection is cut. Rejects when the sender goes first.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (bytes: Buffer) => {
      size += bytes.length;
      if (size <= limit) chunks.push(bytes);
      else if (size > drained) {
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

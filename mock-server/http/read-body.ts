import type { IncomingMessage } from 'node:http';

const maxRead = 16_000_000;

/**
 * The body as text; null when it has more than `limit` bytes. The rest is read and dropped, because a sender reads the
 * reply only after its last byte; after 16 MB the connection is cut. Rejects when the sender closes it first.
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

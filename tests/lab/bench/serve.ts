import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A running server. */
export type Served = { readonly url: string; readonly stop: () => void };

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Serves files by their path, with `headers`, on a free loopback port, compressed by brotli; null becomes a 404. */
export async function serve(
  file: (path: string) => Uint8Array | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const packed = new Map<string, Uint8Array | null>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    if (!packed.has(path)) {
      const bytes = file(path);
      packed.set(path, bytes && brotliCompressSync(bytes));
    }
    const body = packed.get(path) ?? null;
    if (body === null) return response.writeHead(404).end();
    const type = types[extname(path)] ?? types['.html'] ?? '';
    return response
      .writeHead(200, {
        ...headers,
        'Content-Type': type,
        'Content-Encoding': 'br',
        'Cache-Control': 'no-store',
      })
      .end(body);
  });
  await new Promise<void>(up => server.listen(0, '127.0.0.1', up));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The file in dist/ for a path: the file itself, or the page of a folder. Null when there is none. */
export function builtFile(path: string): Uint8Array | null {
  const place = extname(path) === '' ? `dist${path.replace(/\/$/, '')}/index.html` : `dist${path}`;
  return existsSync(place) ? readFileSync(place) : null;
}

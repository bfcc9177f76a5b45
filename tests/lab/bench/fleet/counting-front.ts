import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The traffic on the line: requests, and bytes of the replies with their heads. */
export type Line = { readonly requests: number; readonly bytes: number };

/** The traffic of a site, by who must answer it. `packed` is the provider's, as gzip would send it. */
export type Traffic = { readonly site: Line; readonly provider: Line & { readonly packed: number } };

/** Passes everything on to `target` and counts it, including requests of a service worker, which the browser does not report. */
export async function countingFront(target: string) {
  const { hostname, port } = new URL(target);
  let counts = { site: { requests: 0, bytes: 0 }, provider: { requests: 0, bytes: 0, packed: 0 } };
  const server = createServer((asked, answer) => {
    const { method, url: path = '/', headers } = asked;
    const passed = request({ hostname, port, method, path, headers }, reply => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const body = Buffer.concat(chunks);
        const head = reply.rawHeaders.join('12').length + 17;
        const line = path.startsWith('/api-') ? counts.provider : counts.site;
        line.requests += 1;
        line.bytes += head + body.length;
        if (line === counts.provider) counts.provider.packed += head + gzipSync(body).length;
        answer.writeHead(reply.statusCode ?? 502, reply.headers).end(body);
      });
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>(up => server.listen(0, '127.0.0.1', up));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    /** Returns the counts since the last call. */
    take: (): Traffic => {
      const taken = counts;
      counts = { site: { requests: 0, bytes: 0 }, provider: { requests: 0, bytes: 0, packed: 0 } };
      return taken;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

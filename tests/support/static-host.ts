import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite } from '../../mock-server/http/files.ts';

/** A folder on a host that knows nothing but files, on a free loopback port. `cut` ends it, as without a network. */
export async function startStaticHost(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const site = createSite(folder);
  const server = createServer((request, response) => void site(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

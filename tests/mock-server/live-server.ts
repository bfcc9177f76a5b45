import { once } from 'node:events';
import { createMock } from '../support/app-mock.ts';
import { serve, type ServerOptions } from '../../mock-server/http/server.ts';

/** A mock over real HTTP on a free port of this process, with its clock standing still. */
export async function startServer(options: Partial<ServerOptions> & { readonly scenario?: string } = {}) {
  const { site = null, scenario = 'default', token = null } = options;
  const mock = createMock({ scenario });
  const server = serve(mock.mock, { ...options, site, token });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    mock,
    server,
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    stop: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export type LiveServer = Awaited<ReturnType<typeof startServer>>;

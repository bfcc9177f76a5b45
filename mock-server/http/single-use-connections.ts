import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isCut, reusedConnections } from '../data/fault-rule.ts';
import type { FaultState } from '../data/faults.ts';

/** In a world that does not wait, a `hang` becomes a cut. */
const cutIsSet = ({ state: { faults }, virtual }: Faulty): boolean =>
  faults.some(({ kind, value }) => (kind === 'hang' ? virtual : isCut(kind) && value !== reusedConnections));

/** Only browsers send this header, and only they repeat requests. */
const isBrowser = (request: IncomingMessage): boolean => request.headers['sec-fetch-site'] !== undefined;

type Faulty = { readonly state: Pick<FaultState, 'faults'>; readonly virtual: boolean };

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Calls of the control API may set a cut. */
  readonly control: boolean;
  readonly faulty: () => Faulty;
};

/**
 * If a used connection breaks before the reply begins, a browser repeats the request by itself and hides the
 * cut (docs/reliability.md "Placing a bid, once").
 */
export function singleUseConnections(server: Server): (exchange: Exchange) => void {
  // Connections that a browser has used or opened in advance.
  const idle = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    idle.add(connection);
    connection.once('close', () => idle.delete(connection));
  });
  return ({ request, response, control, faulty }) => {
    const { socket } = request;
    idle.delete(socket);
    const before = cutIsSet(faulty());
    if (before) response.shouldKeepAlive = false;
    response.once('close', () => {
      const cut = cutIsSet(faulty());
      if (control && cut && !before) for (const connection of idle) connection.destroySoon();
      if (!isBrowser(request) || socket.destroyed) return;
      if (cut) socket.destroySoon();
      else idle.add(socket);
    });
  };
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Faulty } from '../data/faults.ts';

/** A `drop` or `drop-after` with this value leaves used connections as they are: a browser then sends again by itself. */
const reused = 'reused';

/** A cut is set that a browser must notice. */
const cutIsSet = ({ faults }: Pick<Faulty, 'faults'>): boolean =>
  faults.some(({ kind, value }) => (kind === 'drop' || kind === 'drop-after') && value !== reused);

/** Only browsers say where they come from. Other programs never send a request twice; their connections are theirs. */
const isBrowser = (request: IncomingMessage): boolean => request.headers['sec-fetch-site'] !== undefined;

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** A call of the control API, which may set a cut. */
  readonly control: boolean;
  readonly state: () => Pick<Faulty, 'faults'>;
};

/**
 * While a cut is set, no browser's connection serves twice. When a used connection breaks before the reply begins,
 * browsers send the request again without a word, and the cut would go unseen (docs/reliability.md "Placing a bid, once").
 */
export function freshLines(server: Server): (exchange: Exchange) => void {
  // Lines that a browser may use next: those it has used, and those it opened ahead of need.
  const idle = new Set<Socket>();
  server.on('connection', (line: Socket) => {
    idle.add(line);
    line.once('close', () => idle.delete(line));
  });
  return ({ request, response, control, state }) => {
    const { socket } = request;
    idle.delete(socket);
    const before = cutIsSet(state());
    if (before) response.shouldKeepAlive = false;
    response.once('close', () => {
      const cut = cutIsSet(state());
      if (control && cut && !before) for (const line of idle) line.destroySoon();
      if (!isBrowser(request) || socket.destroyed) return;
      if (cut) socket.destroySoon();
      else idle.add(socket);
    });
  };
}

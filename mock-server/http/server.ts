import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Refusal } from '../data/refusal.ts';
import type { Mock } from '../provider/mock.ts';
import type { Recorder } from '../provider/recorder.ts';
import { answerTable, isControl } from './answer-table.ts';
import { sendJson } from './bodies.ts';
import { hostCheck } from './guard.ts';
import { createSessions, sessionOfRequest } from './sessions.ts';
import { singleUseConnections } from './single-use-connections.ts';
import { distFolder } from './files.ts';

export type ServerOptions = {
  readonly site: string | null;
  /** The token for the control API, which `--host` needs, or null to serve only this machine. */
  readonly token: string | null;
  readonly hosts?: readonly string[];
  readonly patience?: Patience;
  readonly recorder?: Recorder | null;
  readonly apiOnly?: boolean;
};

/** Milliseconds. `look` is the interval between checks of open connections. */
type Patience = { readonly headers: number; readonly request: number; readonly check: number };

/** Longer than any call needs: 50 MB of a snapshot take a second. */
const usualPatience: Patience = { headers: 10_000, request: 30_000, check: 1000 };

const foreignName = 'This mock does not answer under that name; --allow-host NAME adds one';

export const builtSite = (): string | null => (existsSync(`${distFolder}/index.html`) ? distFolder : null);

export function serve(main: Mock, options: ServerOptions): Server {
  const sessions = createSessions(main);
  const { patience = usualPatience } = options;
  const isOurName = hostCheck(options.hosts ?? []);
  const noteRefusal = (request: IncomingMessage, why: string): void => {
    const asked = (request.url ?? '').slice(0, 200).split('?')[0];
    main.audit.note({ what: 'refused', ok: false, why, asked });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.sendDate = false;
    if (!isOurName(request)) {
      noteRefusal(request, foreignName);
      return sendJson(response, 403, { status: false, msg: foreignName });
    }
    const found = sessionOfRequest(main, sessions, request);
    response.setHeader('Date', new Date((found?.mock ?? main).world.clock.now()).toUTCString());
    if (found === null) return sendJson(response, 404, { error: 'No such session' });
    const address = `http://mock${found.url}`;
    if (!found.url.startsWith('/') || !URL.canParse(address))
      return sendJson(response, 400, { error: 'Bad address' });
    const url = new URL(address);
    const path = url.pathname;
    request.url = found.url;
    const { world, options: begun } = found.mock;
    const faulty = () => ({ state: world.state, virtual: begun.virtual === true });
    limitConnection({ request, response, control: isControl(path), faulty });
    for (const { answers } of rows) if (await answers({ found, url, path, request, response })) return;
  };

  const rows = answerTable({ ...options, sessions, noteRefusal });
  const limits = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.check,
  };
  const server = createServer(limits, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // The sender has closed the connection, so this is not a bug.
      if (request.destroyed && !request.complete) return;
      if (error instanceof Refusal) return sendJson(response, 400, { error: error.message });
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { status: false, msg: 'The mock has a bug; see its output' });
    });
  });
  const limitConnection = singleUseConnections(server);
  return server;
}

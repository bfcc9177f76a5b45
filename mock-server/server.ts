import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { demoConfig } from '../src/api/config.ts';
import type { EndpointId } from '../src/contract/index.ts';
import { endpointOf } from '../src/contract/index.ts';
import { parseJson } from '../src/lib/first-json.ts';
import { control } from './control.ts';
import { createDb } from './db.ts';
import { createSite, distFolder, sendOwnFile } from './files.ts';
import { corsHeaders, mayControl } from './guard.ts';
import type { Mock } from './mock.ts';
import { answer, endpointAt } from './mock.ts';
import { readBody } from './read-body.ts';
import { sendDelivery, sendJson } from './send.ts';

export type ServerOptions = {
  /** The folder of the built app; null serves the API alone. */
  readonly site: string | null;
  /** The control API answers to any host name, as `--host` wishes. */
  readonly opened: boolean;
};

/** The usual site: `dist/`, when it has been built. */
export const builtSite = (): string | null => (existsSync(`${distFolder}/index.html`) ? distFolder : null);

const longestCall = 65_536;
const longestControl = 50_000_000;

/** The HTTP skin over a mock: the provider's paths by the contract's table, everything else to json-server. */
export function serve(mock: Mock, options: ServerOptions): Server {
  const db = createDb(mock);
  const site = options.site === null ? null : createSite(options.site);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.sendDate = false;
    response.setHeader('Date', new Date(mock.world.clock.now()).toUTCString());
    const address = `http://mock${request.url ?? '/'}`;
    if (!URL.canParse(address)) return sendJson(response, 400, { error: 'Bad address' });
    const url = new URL(address);
    const path = url.pathname;
    const id = endpointAt.get(path);
    if (id !== undefined) return provide(mock, id, url, request, response);
    if (path === '/__mock') {
      response.writeHead(308, { Location: '/__mock/' }).end();
      return undefined;
    }
    if (path.startsWith('/__mock/')) {
      if (!mayControl(request, options.opened)) return sendJson(response, 403, { error: 'Loopback only' });
      if (path === '/__mock/events') return stream(mock, response);
      if (request.method === 'GET' && (await sendOwnFile(response, path))) return undefined;
      const text = await readBody(request, longestControl);
      if (text === null) return sendJson(response, 413, { error: 'The body is too large' });
      const body = text === '' ? {} : parseJson(text);
      if (body === undefined) return sendJson(response, 400, { error: 'The body is not JSON' });
      if (path.startsWith('/__mock/db/')) return db(request, response, body);
      return command(mock, url, request, response, body);
    }
    if (path === '/config.json') return sendJson(response, 200, demoConfig(mock.world.zone));
    if (await sendOwnFile(response, path)) return undefined;
    if (site !== null) return site(request, response);
    return sendJson(response, 404, { error: 'Not found. The app is not built: npm run build' });
  };

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { status: false, msg: 'The mock has a bug; see its output' });
    });
  });
}

async function provide(
  mock: Mock,
  id: EndpointId,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(corsHeaders(request))) response.setHeader(name, value);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  if (request.method !== endpointOf(id).method)
    return sendJson(response, 405, { status: false, msg: `Use ${endpointOf(id).method}` });
  const text = await readBody(request, longestCall);
  if (text === null) return sendJson(response, 413, { status: false, msg: 'The body is too large' });
  const query = Object.fromEntries(url.searchParams);
  await sendDelivery(response, answer(mock, id, { path: url.pathname, query, text }));
}

function command(
  mock: Mock,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
): void {
  const since = Number(url.searchParams.get('since') ?? 0) || 0;
  const path = url.pathname.slice('/__mock/'.length);
  const { status, body: reply } = control(mock, { method: request.method ?? 'GET', path, since, body });
  sendJson(response, status, reply);
}

/** The journal as server-sent events, one a call, until the reader goes. */
function stream(mock: Mock, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(': journal\n\n');
  const stop = mock.journal.subscribe(entry =>
    response.write(`id: ${entry.seq}\ndata: ${JSON.stringify(entry)}\n\n`),
  );
  response.on('close', stop);
}

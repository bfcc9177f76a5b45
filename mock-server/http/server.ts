import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { demoConfig } from '../../src/api/config.ts';
import { endpointOf } from '../../src/contract/index.ts';
import { endpointByPath } from '../data/calls.ts';
import { readLag } from '../data/fault-rule.ts';
import { forcedReply, forcedReplyHeader } from '../data/forced-reply.ts';
import { Refusal } from '../data/refusal.ts';
import { answer, answerUnknown, answerUnread } from '../provider/answer.ts';
import type { Mock } from '../provider/mock.ts';
import type { Recorder } from '../provider/recorder.ts';
import { chartPage } from './chart-page.ts';
import { controlOverHttp } from './control-http.ts';
import { cookie, cookiesBesides, controlRefusal, corsHeaders, hostCheck, tokenCookie } from './guard.ts';
import { readBody, redirect, sendDelivery, sendJson } from './bodies.ts';
import { sessionCookie, sessionOfRequest, type RequestSession, createSessions } from './sessions.ts';
import { singleUseConnections } from './single-use-connections.ts';
import { createSite, distFolder, sendOwn, sendOwnFile } from './files.ts';

export type ServerOptions = {
  readonly site: string | null;
  /** The control API needs it with `--host`; null serves this machine alone. */
  readonly token: string | null;
  readonly hosts?: readonly string[];
  readonly patience?: Patience;
  readonly recorder?: Recorder | null;
  readonly apiOnly?: boolean;
};

/** In milliseconds; `look` is how often open connections are looked at. */
type Patience = { readonly headers: number; readonly request: number; readonly look: number };

/** Nobody here needs longer: 50 MB of a snapshot take a second. */
const usualPatience: Patience = { headers: 10_000, request: 30_000, look: 1000 };

const foreignName = 'This mock does not answer under that name; --allow-host NAME adds one';

const alone = 'This mock serves the API alone (--api-only). Its console is at /__mock/';

export const builtSite = (): string | null => (existsSync(`${distFolder}/index.html`) ? distFolder : null);

const maxCall = 65_536;

const reportsPath = '/reports';

export function serve(main: Mock, options: ServerOptions): Server {
  const sessions = createSessions(main);
  const site = options.site === null ? null : createSite(options.site);
  const { token, recorder = null, apiOnly = false, patience = usualPatience } = options;
  const isOurName = hostCheck(options.hosts ?? []);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.sendDate = false;
    const refused = (why: string): void => {
      main.audit.note({
        what: 'refused',
        ok: false,
        why,
        asked: (request.url ?? '').slice(0, 200).split('?')[0],
      });
    };
    if (!isOurName(request)) {
      refused(foreignName);
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
    const control = path.startsWith('/__mock/');
    const { world, options: begun } = found.mock;
    const faulty = () => ({ state: world.state, virtual: begun.virtual === true });
    limitConnection({ request, response, control, faulty });
    if (endpointByPath.has(path)) return provide(found.mock, recorder, url, request, response);
    if (path === '/__mock') return redirect(response, `${prefixOf(found)}/__mock/`);
    // It tells nothing that needs the guard, and a probe has no token.
    if (path === '/__mock/health') return sendHealth(found.mock, response);
    if (control) {
      const refusal = controlRefusal(request, url, token);
      if (refusal !== null) {
        refused(refusal);
        return sendJson(response, 403, { error: refusal });
      }
      if (token !== null && url.searchParams.has('token'))
        response.setHeader('Set-Cookie', cookie(tokenCookie, token));
      return controlOverHttp({ ...found, sessions, url, request, response });
    }
    if (path === reportsPath && request.method === 'POST') return takeReport(found.mock, request, response);
    if (path === '/config.json')
      return sendJson(response, 200, { ...configFor(found, request), ...recorder?.appConfig });
    const chart = chartPage(found.mock.world, path);
    if (chart !== null) return sendOwn(response, 'html', chart);
    if (await sendOwnFile(response, path)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (recorder !== null) return provide(found.mock, recorder, url, request, response);
      return sendJson(response, 404, answerUnknown(found.mock, request.method ?? '', path));
    }
    if (found.prefixed && /\btext\/html\b/.test(request.headers.accept ?? '')) {
      response.setHeader('Set-Cookie', cookie(sessionCookie, found.session ?? ''));
      return redirect(response, `/${(path + url.search).replace(/^\/+/, '')}`);
    }
    if (site !== null) return site(request, response);
    return sendJson(response, 404, {
      error: apiOnly ? alone : 'Not found. The app is not built: npm run build',
    });
  };

  const limits = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.look,
  };
  const server = createServer(limits, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // The sender has closed the connection: there is no bug to print.
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

const prefixOf = ({ session, prefixed }: RequestSession): string =>
  prefixed && session !== null ? `/s/${session}` : '';

/** 503 while what is changed cannot be saved. */
function sendHealth({ store }: Mock, response: ServerResponse): void {
  if (store.trouble() === null) sendJson(response, 200, { status: 'ok' });
  else sendJson(response, 503, { status: 'the state cannot be saved' });
}

/** In a session its hosts name the session. */
function configFor({ mock, session }: RequestSession, request: IncomingMessage): object {
  const config = {
    ...demoConfig(mock.world.zone),
    boards: mock.world.state.data.content.boards === 'daily' ? ('daily' as const) : ('kept' as const),
    readLagSeconds: readLag(mock.world.state.faults),
    reports: `${session === null ? '' : `/s/${session}`}${reportsPath}`,
  };
  if (session === null) return config;
  const own = `http://${request.headers.host ?? 'localhost'}/s/${session}`;
  return { ...config, hosts: { api: own, headline: own, gateway: own } };
}

/** A beacon reads no reply. */
async function takeReport(mock: Mock, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await readBody(request, maxCall);
  response.writeHead(text !== null && mock.reports.take(text) ? 204 : 400).end();
}

async function provide(
  mock: Mock,
  recorder: Recorder | null,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(corsHeaders(request))) response.setHeader(name, value);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const { method = '' } = request;
  const { pathname: path } = url;
  const id = endpointByPath.get(path);
  if (id !== undefined && method !== endpointOf(id).method) {
    response.setHeader('Allow', endpointOf(id).method);
    return sendJson(response, 405, answerUnread(mock, method, path, 405));
  }
  const text = await readBody(request, maxCall);
  if (text === null) return sendJson(response, 413, answerUnread(mock, method, path, 413));
  if (recorder !== null) {
    const cookie = cookiesBesides(request, [tokenCookie, sessionCookie]);
    return sendDelivery(response, await recorder.forward(mock, { method, url, text, cookie }));
  }
  if (id === undefined) return sendJson(response, 404, answerUnknown(mock, method, path));
  const query = Object.fromEntries(url.searchParams);
  const asked = request.headers[forcedReplyHeader];
  const forced = typeof asked === 'string' ? forcedReply(asked, path, mock.world.state) : null;
  if (forced?.ok === false) return sendJson(response, 400, { status: false, msg: forced.error });
  return sendDelivery(response, answer(mock, id, { path, query, text, forced: forced?.value ?? null }));
}

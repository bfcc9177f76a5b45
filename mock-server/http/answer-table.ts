import type { IncomingMessage, ServerResponse } from 'node:http';
import { demoConfig } from '../../src/api/config.ts';
import { endpointOf } from '../../src/contract/index.ts';
import { endpointByPath } from '../data/calls.ts';
import { readLag } from '../data/fault-rule.ts';
import { forcedReply, forcedReplyHeader } from '../data/forced-reply.ts';
import { answer, answerUnknown, answerUnread } from '../provider/answer.ts';
import type { Mock } from '../provider/mock.ts';
import type { Recorder } from '../provider/recorder.ts';
import { readBody, redirect, sendDelivery, sendJson } from './bodies.ts';
import { chartPage } from './chart-page.ts';
import { controlOverHttp } from './control-http.ts';
import { createSite, sendOwn, sendOwnFile } from './files.ts';
import { controlRefusal, cookie, cookiesBesides, corsHeaders, tokenCookie } from './guard.ts';
import { type createSessions, type RequestSession, sessionCookie } from './sessions.ts';

/** A request with a valid host name, session and address. */
type Asked = {
  readonly found: RequestSession;
  readonly url: URL;
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

/** `why`: its place in the table. `answers` resolves to true if the row answered the request. */
type Row = {
  readonly what: string;
  readonly why: string;
  readonly answers: (asked: Asked) => Promise<boolean>;
};

type Given = {
  readonly site: string | null;
  readonly token: string | null;
  readonly recorder?: Recorder | null;
  readonly apiOnly?: boolean;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly noteRefusal: (request: IncomingMessage, why: string) => void;
};

const alone = 'This mock serves the API alone (--api-only). Its console is at /__mock/';
const notBuilt = 'Not found. The app is not built: npm run build';

const maxCall = 65_536;

const reportsPath = '/reports';

export const isControl = (path: string): boolean => path.startsWith('/__mock/');

/** A row that answers the requests that fit, and leaves all others to the rows below. */
const row = (
  { what, why }: Pick<Row, 'what' | 'why'>,
  fits: (asked: Asked) => boolean,
  answers: (asked: Asked) => unknown,
): Row => ({
  what,
  why,
  answers: async asked => {
    if (!fits(asked)) return false;
    await answers(asked);
    return true;
  },
});

const isRead = ({ request: { method } }: Asked): boolean => method === 'GET' || method === 'HEAD';

/** The answers in order: the first row that fits a request answers it (docs/mock/reference.md "Order of checks"). */
export function answerTable(given: Given): readonly Row[] {
  const { token, recorder = null, apiOnly = false, sessions, noteRefusal } = given;
  const site = given.site === null ? null : createSite(given.site);

  const control = ({ found, url, request, response }: Asked): unknown => {
    const refusal = controlRefusal(request, url, token);
    if (refusal !== null) {
      noteRefusal(request, refusal);
      return sendJson(response, 403, { error: refusal });
    }
    if (token !== null && url.searchParams.has('token'))
      response.setHeader('Set-Cookie', cookie(tokenCookie, token));
    return controlOverHttp({ ...found, sessions, url, request, response });
  };
  const intoSession = ({ found, url, path, response }: Asked): void => {
    response.setHeader('Set-Cookie', cookie(sessionCookie, found.session ?? ''));
    redirect(response, `/${(path + url.search).replace(/^\/+/, '')}`);
  };

  return [
    row(
      { what: 'a call of the provider', why: "its paths are never the mock's own, with any method" },
      ({ path }) => endpointByPath.has(path),
      asked => provide(asked, recorder),
    ),
    row(
      { what: 'the console without its slash', why: 'its files need the slash' },
      ({ path }) => path === '/__mock',
      ({ found, response }) => redirect(response, `${prefixOf(found)}/__mock/`),
    ),
    row(
      { what: 'the health of the mock', why: 'a probe has no token, so it comes before the guard' },
      ({ path }) => path === '/__mock/health',
      ({ found, response }) => sendHealth(found.mock, response),
    ),
    row(
      { what: 'the control API, behind its guard', why: 'no page of another site may call it' },
      ({ path }) => isControl(path),
      control,
    ),
    row(
      { what: 'a report of a page', why: 'a report is a POST, and no unknown call' },
      ({ path, request }) => path === reportsPath && request.method === 'POST',
      ({ found, request, response }) => takeReport(found.mock, request, response),
    ),
    row(
      {
        what: 'the config of the app',
        why: "the mock's own files come before those of the site, which has a config.json too",
      },
      ({ path }) => path === '/config.json',
      ({ found, request, response }) =>
        sendJson(response, 200, { ...configFor(found, request), ...recorder?.appConfig }),
    ),
    {
      what: 'a chart page of the world',
      why: 'the boards of the world draw it',
      answers: async ({ found, path, response }) => {
        const chart = chartPage(found.mock.world, path);
        if (chart !== null) sendOwn(response, 'html', chart);
        return chart !== null;
      },
    },
    {
      what: "one of the mock's own files",
      why: 'the pictures of the fixtures are not part of the site',
      answers: ({ path, response }) => sendOwnFile(response, path),
    },
    row(
      {
        what: 'an unknown call',
        why: 'it does not read, and no row above knows it; a recording passes it on',
      },
      asked => !isRead(asked),
      asked => {
        if (recorder !== null) return provide(asked, recorder);
        const { found, path, request, response } = asked;
        return sendJson(response, 404, answerUnknown(found.mock, request.method ?? '', path));
      },
    ),
    row(
      {
        what: 'a page under the prefix of a session',
        why: 'the site knows no prefix, so a cookie keeps the session',
      },
      ({ found, request }) => found.prefixed && /\btext\/html\b/.test(request.headers.accept ?? ''),
      intoSession,
    ),
    row(
      { what: 'the built site, or that there is none', why: 'everything else' },
      () => true,
      ({ request, response }) =>
        site === null
          ? sendJson(response, 404, { error: apiOnly ? alone : notBuilt })
          : site(request, response),
    ),
  ];
}

const prefixOf = ({ session, prefixed }: RequestSession): string =>
  prefixed && session !== null ? `/s/${session}` : '';

/** 503 while changes cannot be saved. */
function sendHealth({ store }: Mock, response: ServerResponse): void {
  if (store.trouble() === null) sendJson(response, 200, { status: 'ok' });
  else sendJson(response, 503, { status: 'the state cannot be saved' });
}

/** In a session, the hosts in the config name the session. */
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

/** A beacon's sender never reads the reply. */
async function takeReport(mock: Mock, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await readBody(request, maxCall);
  response.writeHead(text !== null && mock.reports.take(text) ? 204 : 400).end();
}

async function provide({ found, url, request, response }: Asked, recorder: Recorder | null): Promise<void> {
  const { mock } = found;
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

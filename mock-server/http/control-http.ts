import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { parseJson } from '../../src/lib/json.ts';
import { control } from '../control/control.ts';
import type { Db } from './db.ts';
import { createDb } from './db.ts';
import { expectation, waitForCalls } from '../control/awaited-calls.ts';
import { sendOwnFile } from './static-files.ts';
import type { Mock } from '../provider/mock.ts';
import { readBody } from './read-body.ts';
import { sendJson } from './send.ts';
import type { Sessions } from './sessions.ts';
import { sessionWish } from './sessions.ts';

/** A call below `/__mock/` that may be answered. */
type ControlRequest = {
  readonly mock: Mock;
  readonly session: string | null;
  readonly sessions: Sessions;
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

const longestControl = 50_000_000;

/** json-server's application of a world, made when it is first asked. */
const dbs = new WeakMap<Mock, Db>();

/** Answers a control call: the console's files, the journal's stream, waiting, sessions, data, and the table. */
export async function controlOverHttp(call: ControlRequest): Promise<void> {
  const { mock, url, request, response } = call;
  const path = url.pathname.slice('/__mock/'.length);
  if (path === 'events') return stream(mock, response);
  if (request.method === 'GET' && (await sendOwnFile(response, url.pathname))) return undefined;
  const text = await readBody(request, longestControl);
  if (text === null) return sendJson(response, 413, { error: 'The body is too large' });
  const body = text === '' ? {} : parseJson(text);
  if (body === undefined) return sendJson(response, 400, { error: 'The body is not JSON' });
  if (path.startsWith('db/')) {
    const db = dbs.get(mock) ?? createDb(mock);
    dbs.set(mock, db);
    return db(request, response, body);
  }
  if (path === 'expect' && request.method === 'POST') return expectCalls(mock, body, response);
  if (/^sessions(\/|$)/.test(path)) return sessionCall(call, path.slice('sessions/'.length), body);
  const since = Number(url.searchParams.get('since') ?? 0) || 0;
  const { status, body: reply } = control(mock, {
    method: request.method ?? 'GET',
    path,
    since,
    body,
    origin: `http://${request.headers.host ?? 'localhost'}${call.session === null ? '' : `/s/${call.session}`}`,
  });
  if (path === 'state' && status === 200)
    return sendJson(response, status, { ...Object(reply), session: call.session });
  return sendJson(response, status, reply);
}

async function expectCalls(mock: Mock, body: unknown, response: ServerResponse): Promise<void> {
  const wish = v.safeParse(expectation, body);
  if (!wish.success)
    return sendJson(response, 400, { error: `${fieldOf(wish.issues)}: ${wish.issues[0].message}` });
  const gone = new AbortController();
  response.on('close', () => {
    gone.abort();
  });
  const { path, count, within } = wish.output;
  const calls = await waitForCalls(mock.journal, wish.output, gone.signal);
  if (calls >= count) return sendJson(response, 200, { calls });
  const error = `${count} calls of ${path} expected within ${within} ms, ${calls} came`;
  return sendJson(response, 408, { error, calls });
}

function sessionCall({ sessions, request, response }: ControlRequest, id: string, body: unknown): void {
  if (request.method === 'GET' && id === '') return sendJson(response, 200, sessions.ids());
  if (request.method === 'DELETE' && id !== '')
    return sessions.close(id)
      ? sendJson(response, 200, {})
      : sendJson(response, 404, { error: 'No such session' });
  if (request.method !== 'POST' || id !== '') return sendJson(response, 404, { error: 'No such call' });
  const wish = v.safeParse(sessionWish, body);
  if (!wish.success)
    return sendJson(response, 400, { error: `${fieldOf(wish.issues)}: ${wish.issues[0].message}` });
  const opened = sessions.open(wish.output);
  if (!opened.ok) return sendJson(response, 400, { error: opened.error });
  const app = `/s/${opened.value}/`;
  return sendJson(response, 200, { id: opened.value, app, console: `${app}__mock/` });
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { expectation, missing, waitForCalls } from '../control/awaited-calls.ts';
import { control } from '../control/control.ts';
import { read } from '../control/route.ts';
import { boundedJson, isTooDeep } from '../data/bounded-json.ts';
import type { Mock } from '../provider/mock.ts';
import { createDb, type Db } from './db.ts';
import { openapiOf } from './openapi.ts';
import { streamJournal } from './journal-stream.ts';
import { readBody, redirect, sendJson } from './bodies.ts';
import { sessionOptions, type Sessions } from './sessions.ts';
import { sendOwnFile } from './files.ts';

/** A request that has passed the guard. */
type ControlRequest = {
  readonly mock: Mock;
  readonly session: string | null;
  readonly sessions: Sessions;
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

const maxBody = 50_000_000;

const dbs = new WeakMap<Mock, Db>();

export async function controlOverHttp(call: ControlRequest): Promise<void> {
  const { mock, url, request, response } = call;
  const path = url.pathname.slice('/__mock/'.length);
  if (path === 'events') return streamJournal(mock, request, response);
  const origin = `http://${request.headers.host ?? 'localhost'}${call.session === null ? '' : `/s/${call.session}`}`;
  if (path === 'openapi.json') {
    const document = await openapiOf(origin);
    return document === null
      ? sendJson(response, 404, { error: 'The mock has no docs/openapi.json' })
      : sendJson(response, 200, document);
  }
  if (request.method === 'GET' && (await sendOwnFile(response, url.pathname))) return undefined;
  const text = await readBody(request, maxBody);
  if (text === null) return sendJson(response, 413, { error: 'The body is too large' });
  const body = text === '' ? {} : boundedJson(text);
  if (body === undefined)
    return sendJson(response, 400, {
      error: `The body is ${isTooDeep(text) ? 'nested too deeply' : 'not JSON'}`,
    });
  if (path === 'db') return redirect(response, 'db/');
  if (path.startsWith('db/')) {
    const db = dbs.get(mock) ?? (await createDb(mock));
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
    origin,
  });
  if (path === 'state' && status === 200)
    return sendJson(response, status, { ...Object(reply), session: call.session });
  return sendJson(response, status, reply);
}

async function expectCalls(mock: Mock, body: unknown, response: ServerResponse): Promise<void> {
  const expected = read(expectation, body);
  const closed = new AbortController();
  response.on('close', () => {
    closed.abort();
  });
  const seen = await waitForCalls(mock.journal, expected, closed.signal);
  const { calls, matched } = seen;
  if (calls >= expected.count) return sendJson(response, 200, { calls, matched });
  return sendJson(response, 408, { error: missing(expected, seen), calls, matched });
}

function sessionCall({ sessions, request, response }: ControlRequest, id: string, body: unknown): void {
  if (request.method === 'GET' && id === '') return sendJson(response, 200, sessions.ids());
  if (request.method === 'DELETE' && id !== '')
    return sessions.close(id)
      ? sendJson(response, 200, {})
      : sendJson(response, 404, { error: 'No such session' });
  if (request.method !== 'POST' || id !== '') return sendJson(response, 404, { error: 'No such call' });
  const opened = sessions.open(read(sessionOptions, body));
  if (!opened.ok) return sendJson(response, 400, { error: opened.error });
  const app = `/s/${opened.value}/`;
  return sendJson(response, 200, { id: opened.value, app, console: `${app}__mock/` });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { auditControl } from '../control/route.ts';
import { messageOf, problemIn } from '../data/refusal.ts';
import { dataSchema, type ReadonlyData } from '../data/schemas.ts';
import { sendJson, sendText } from './bodies.ts';
import { dbProblem } from './db-problem.ts';
import { pageHeaders } from './files.ts';
import { jsonType } from '../provider/delivery.ts';
import type { Mock } from '../provider/mock.ts';
import { escaped } from '../provider/replace-secrets.ts';
import { syncWithClock } from '../world/events.ts';
import { replaceData } from '../world/world.ts';

export type Db = (request: IncomingMessage, response: ServerResponse, body: unknown) => void;

type Parsed = IncomingMessage & { readonly body: unknown };

type Rendered = ServerResponse & { readonly locals: Readonly<Record<string, unknown>> };

/** A write changes a copy, which replaces the data only if it fits the schema. */
export async function createDb(mock: Mock): Promise<Db> {
  // Loaded here, because it takes longer to load than everything else.
  const { default: jsonServer } = await import('json-server');
  const { world } = mock;
  const router = jsonServer.router({ ...world.state.data }, { foreignKeySuffix: '_id' });
  const render = (request: Parsed, response: Rendered): void => {
    const answer = response.locals['data'];
    const { method = 'GET', url = '' } = request;
    const note = (why: string | null): void => {
      auditControl(mock, { method, path: `db${url}`, body: request.body }, why);
    };
    const refused = (status: number, error: string): void => {
      note(error);
      sendJson(response, status, { error });
    };
    if (method === 'GET') return sendJson(response, response.statusCode, answer);
    if (response.statusCode >= 400) {
      note(`code ${response.statusCode}`);
      return sendJson(response, response.statusCode, answer);
    }
    const parsed = v.safeParse(dataSchema, router.db.getState());
    if (!parsed.success) return refused(400, problemIn(parsed.issues));
    replaceData(world, parsed.output);
    if (!mock.store.save()) return refused(500, `Nothing was changed. ${mock.store.trouble() ?? ''}`);
    note(null);
    return sendJson(response, response.statusCode, answer);
  };
  // json-server documents `router.render` as replaceable, but its types lack it. Its error handler would send
  // a stack trace. The one below sends one line.
  Object.assign(router, { render, stack: router.stack.filter(layer => layer.handle.length < 4) });

  const app = jsonServer.create();
  app.use('/__mock/db', router);
  app.use((error: unknown, _request: IncomingMessage, response: ServerResponse, _next: unknown) => {
    sendJson(response, 400, { error: messageOf(error) });
  });
  return (request, response, body) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://mock');
    const path = pathname.slice('/__mock/db/'.length);
    const problem = dbProblem({ method: request.method ?? 'GET', path, query, body });
    if (problem !== null) return sendJson(response, 400, { error: problem });
    syncWithClock(world);
    if (path === '') return sendDbIndex(request, response, world.state.data);
    router.db.setState(request.method === 'GET' ? world.state.data : structuredClone(world.state.data));
    request.url = pathname + plainFilters(query);
    // With `_body` set, json-server does not parse the body again. Its parser would send errors as HTML
    // pages.
    Object.assign(request, { body, _body: true });
    app(request, response);
    return undefined;
  };
}

/** json-server reads `_like` as a pattern, and a bad pattern runs forever. */
function plainFilters(query: URLSearchParams): string {
  const filters = [...query].map(([name, value]) => [name, name.endsWith('_like') ? escaped(value) : value]);
  return filters.length === 0 ? '' : `?${new URLSearchParams(filters).toString()}`;
}

/** A page for a browser, JSON for a program. Addresses are relative. */
function sendDbIndex(request: IncomingMessage, response: ServerResponse, data: ReadonlyData): void {
  const collections = Object.entries(data).map(([name, rows]) => ({
    name,
    rows: Array.isArray(rows) ? rows.length : null,
  }));
  if (/\btext\/html\b/.test(request.headers.accept ?? '')) {
    for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
    return sendText(response, 200, 'text/html; charset=utf-8', page(collections));
  }
  const list = collections.map(({ name, rows }) => [name, { ...(rows !== null && { rows }), href: name }]);
  return sendText(response, 200, jsonType, JSON.stringify(Object.fromEntries(list)));
}

type Collection = { readonly name: string; readonly rows: number | null };

const page = (collections: readonly Collection[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The mock's data</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../console.css">
<link rel="stylesheet" href="../lists.css">
<header><h1>The mock's data</h1></header>
<div class="page">
<main>
<section aria-labelledby="h-collections">
<h2 id="h-collections">Collections</h2>
<ul>
${collections.map(({ name, rows }) => `<li><a href="${name}">${name}</a><span class="quiet">${wordsFor(rows)}</span></li>`).join('\n')}
</ul>
</section>
<section aria-labelledby="h-asking">
<h2 id="h-asking">Asking for less</h2>
<ul>
${examples.map(([path, words]) => `<li><a href="${path}">${path.replaceAll('&', '&amp;')}</a><span class="quiet">${words}</span></li>`).join('\n')}
</ul>
<p class="quiet">GET reads, POST adds, PATCH changes fields, PUT replaces, DELETE removes. What does not fit is refused.</p>
<p><a href="../">The console</a></p>
</section>
</main>
</div>
`;

const wordsFor = (rows: number | null): string =>
  rows === null ? 'one object' : rows === 1 ? '1 row' : `${rows} rows`;

const examples = [
  ['users/1/bids', 'of one player'],
  ['bids?status=open&_limit=20', 'the first open bids'],
  ['wins?_expand=user', 'each with its player'],
  ['users?_embed=withdrawals', 'each player with his rows'],
  ['markets?game_name_like=kalyan', 'by a part of the name'],
] as const;

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadonlyData } from '../data/schemas.ts';
import { jsonType } from '../provider/delivery.ts';
import { sendText } from './send.ts';
import { pageHeaders } from './static-files.ts';

/** The collections with their numbers of rows: a page for a browser, JSON for a program. Addresses are relative. */
export function sendDbIndex(request: IncomingMessage, response: ServerResponse, data: ReadonlyData): void {
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

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import jsonServer from 'json-server';
import { fixturesFolder } from '../data/fixtures-folder.ts';

/** The app's built files. */
export const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The mock's own files, by the first part of their path. */
const folders: Readonly<Record<string, string>> = {
  slides: `${fixturesFolder}slides/`,
  'chart-pages': `${fixturesFolder}charts/`,
  __mock: fileURLToPath(new URL('../console/', import.meta.url)),
};

/** The headers of the mock's own pages: no scripts but their own, no guessing of types. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
};

/** Sends a file of the mock itself (slides, the charts' styles, console); false when there is no such file. */
export async function sendOwnFile(response: ServerResponse, path: string): Promise<boolean> {
  const match = /^\/([\w-]+)\/([\w-]+)\.(\w+)$/.exec(path === '/__mock/' ? '/__mock/index.html' : path);
  if (match === null) return false;
  const [, folder = '', name = '', ending = ''] = match;
  const place = folders[folder];
  const type = types[ending];
  if (place === undefined || type === undefined) return false;
  const file = `${place}${name}.${ending}`;
  if (!existsSync(file)) return false;
  sendOwn(response, ending, await readFile(file));
  return true;
}

/** Sends a file of the mock itself by the ending of its name. */
export function sendOwn(response: ServerResponse, ending: string, content: string | Uint8Array): void {
  const type = types[ending] ?? 'text/plain';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store', ...pageHeaders });
  response.end(content);
}

/**
 * Serves the built app in `folder` by json-server's static files. A route gets its page in upper and lower case, any
 * other path without an ending gets 404.html, a missing file plain 404.
 */
export function createSite(folder: string): RequestListener {
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    const path = request.path;
    const page = pageOf(folder, path);
    if (page !== null) request.url = page;
    const hashed = path.startsWith('/assets/') && existsSync(folder + path);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-store');
    next();
  });
  const only = { static: folder, noCors: true, noGzip: true, logger: false, bodyParser: false };
  app.use(jsonServer.defaults(only));
  app.use((request, response) => {
    const isPage = !/\.\w+$/.test(request.path) && existsSync(`${folder}/404.html`);
    response.status(404).setHeader('Cache-Control', 'no-store');
    if (isPage) response.sendFile('404.html', { root: folder, cacheControl: false });
    else response.type('text').send('Not found\n');
  });
  return app;
}

/**
 * The file of a route: for `/Imp2` it is `/imp2/index.html` or `/imp2.html`, for `/charts/1` that of `/charts/any`; null for
 * any other path.
 */
function pageOf(folder: string, path: string): string | null {
  if (!/^[\w/-]*$/.test(path) || path.startsWith('/assets/')) return null;
  const plain = path.toLowerCase().replace(/\/+$/, '');
  const any = plain.replace(/[^/]+$/, 'any');
  return (
    [`${plain}/index.html`, `${plain}.html`, `${any}/index.html`].find(file => existsSync(folder + file)) ??
    null
  );
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixturesFolder } from './disk-fixtures.ts';

/** The app's built files. */
export const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
};

/** The mock's own files, by the first part of their path. */
const folders: Readonly<Record<string, string>> = {
  slides: `${fixturesFolder}slides/`,
  'chart-pages': `${fixturesFolder}charts/`,
  __mock: fileURLToPath(new URL('../console/', import.meta.url)),
};

/** Files that are served beside the console: documents of the contract (docs/mock.md "Other tools"), the app's colours. */
const documents: ReadonlyMap<string, string> = new Map(
  ['docs/openapi.json', 'docs/postman.json', 'src/ui/layout/tokens.css'].map(file => [
    `/__mock/${basename(file)}`,
    fileURLToPath(new URL(`../../${file}`, import.meta.url)),
  ]),
);

/** The headers of the mock's own pages: no scripts but their own, no guessing of types. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
};

/** Sends a file of the mock itself (slides, the charts' styles, console, documents); false when there is no such file. */
export async function sendOwnFile(response: ServerResponse, path: string): Promise<boolean> {
  const document = documents.get(path);
  if (document !== undefined && existsSync(document)) {
    sendOwn(response, path.replace(/^.*\./, ''), await readFile(document));
    return true;
  }
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

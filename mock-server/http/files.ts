import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { ServerResponse, IncomingMessage } from 'node:http';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixturesFolder } from './disk-fixtures.ts';

export const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));

const ownTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
};

const folders: Readonly<Record<string, string>> = {
  slides: `${fixturesFolder}slides/`,
  'chart-pages': `${fixturesFolder}charts/`,
  __mock: fileURLToPath(new URL('../console/', import.meta.url)),
};

const documents: ReadonlyMap<string, string> = new Map(
  ['docs/postman.json', 'src/ui/layout/tokens.css'].map(file => [
    `/__mock/${basename(file)}`,
    fileURLToPath(new URL(`../../${file}`, import.meta.url)),
  ]),
);

/** The mock's own pages run only their own scripts. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
};

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
  const type = ownTypes[ending];
  if (place === undefined || type === undefined) return false;
  const file = `${place}${name}.${ending}`;
  if (!existsSync(file)) return false;
  sendOwn(response, ending, await readFile(file));
  return true;
}

export function sendOwn(response: ServerResponse, ending: string, content: string | Uint8Array): void {
  const type = ownTypes[ending] ?? 'text/plain';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store', ...pageHeaders });
  response.end(content);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

type Site = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Finds a route in upper and lower case. Another path without an ending gets 404.html, and a missing file
 * gets a plain 404.
 */
export function createSite(folder: string): Site {
  return async (request, response) => {
    const path = pathOf(request.url ?? '/');
    const file = path === null ? null : await fileOf(folder, pageOf(folder, path) ?? path);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (file !== null) {
      const hashed = path?.startsWith('/assets/') === true;
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-store');
      return send(response, 200, types[extname(file)] ?? 'application/octet-stream', await readFile(file));
    }
    response.setHeader('Cache-Control', 'no-store');
    const notFound = `${folder}/404.html`;
    const isPage = !/\.\w+$/.test(path ?? '/') && existsSync(notFound);
    if (isPage) return send(response, 404, 'text/html; charset=utf-8', await readFile(notFound));
    return send(response, 404, 'text/plain; charset=utf-8', Buffer.from('Not found\n'));
  };
}

/** Null for a path that leads outside of a folder, or to a hidden file. */
function pathOf(url: string): string | null {
  const [encoded = '/'] = url.split(/[?#]/);
  try {
    const path = decodeURIComponent(encoded);
    return /[\\\0]|(^|\/)\./.test(path) ? null : path;
  } catch {
    return null;
  }
}

async function fileOf(folder: string, path: string): Promise<string | null> {
  const file = join(folder, path);
  const found = await stat(file).catch(() => null);
  if (found?.isFile() === true) return path.endsWith('/') ? null : file;
  const index = join(file, 'index.html');
  return found?.isDirectory() === true && existsSync(index) ? index : null;
}

/**
 * The file is `/imp2/index.html` or `/imp2.html` for `/Imp2`, and the one of `/charts/any` for `/charts/1`.
 */
function pageOf(folder: string, path: string): string | null {
  if (!/^[\w/-]*$/.test(path) || path.startsWith('/assets/')) return null;
  const plain = path.toLowerCase().replace(/\/+$/, '');
  const any = plain.replace(/[^/]+$/, 'any');
  const files = [`${plain}/index.html`, `${plain}.html`, `${any}/index.html`];
  return files.find(file => existsSync(folder + file)) ?? null;
}

/** Node itself leaves out the body for HEAD. */
function send(response: ServerResponse, status: number, type: string, bytes: Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': bytes.length });
  response.end(bytes);
}

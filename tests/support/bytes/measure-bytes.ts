import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pageFolder, routePaths } from '../../../src/nav/routes.ts';
import { floor } from './floor.ts';

const brotli = (bytes: Uint8Array): number => brotliCompressSync(bytes).length;
const packed = (text: string): number => brotli(Buffer.from(withFixedHashes(text)));
const sizes = new Map<string, number>();

/** The size of a built script as it is sent, in bytes. */
export function sentBytes(file: string): number {
  const known = sizes.get(file) ?? packed(readFileSync(`dist${file}`, 'utf8'));
  sizes.set(file, known);
  return known;
}

const pageOf = (path: string): string => readFileSync(`dist${pageFolder(path)}/index.html`, 'utf8');

/**
 * The text with the same hashes in every build. Each change of a file gives new ones, and those of a page pack better or
 * worse by up to 40 bytes.
 */
function withFixedHashes(text: string): string {
  const fixed = new Map<string, string>();
  return text.replace(/(?<=sha256-)[\w+/]+|(?<=\/[\w-]+-)\w{8}(?=\.\w+")/g, hash => {
    const known = fixed.get(hash) ?? standIn(fixed.size, hash);
    fixed.set(hash, known);
    return known;
  });
}

/** Letters of the same kind: esbuild's names are upper case, digests are base 64. */
function standIn(place: number, hash: string): string {
  const digest = createHash('sha256').update(String(place)).digest();
  if (!/^[A-Z2-7]+$/.test(hash)) return digest.toString('base64').slice(0, hash.length);
  return Array.from(
    digest.subarray(0, hash.length),
    byte => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[byte % 32],
  ).join('');
}

/** The scripts in the HTML of a path. */
export const scriptsOf = (path: string): readonly string[] =>
  [...pageOf(path).matchAll(/(?:modulepreload" href|module" src)="([^"]+)"/g)].map(([, file = '']) => file);

/** Sizes in bytes by brotli 11; `floor` is React's hello world. */
export type Bytes = {
  readonly floor: number;
  readonly login: number;
  readonly home: number;
  readonly route: number;
  readonly heaviest: string;
  readonly routes: number;
  readonly loginPage: number;
};

/** Measures dist/. Throws when there is no build. */
export async function measureBytes(): Promise<Bytes> {
  if (!existsSync('dist/login/index.html')) throw new Error('There is no build: npm run build');
  const total = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + sentBytes(file), 0);
  const byRoute = routePaths.map(path => ({ path, bytes: total(scriptsOf(path)) }));
  const [heaviest = { path: '', bytes: 0 }] = byRoute.toSorted((a, b) => b.bytes - a.bytes);
  return {
    floor: brotli((await floor()).script),
    login: total(scriptsOf('/login')),
    home: total(scriptsOf('/imp')),
    route: heaviest.bytes,
    heaviest: heaviest.path,
    routes: total(new Set(routePaths.flatMap(scriptsOf))),
    loginPage: packed(pageOf('/login')),
  };
}

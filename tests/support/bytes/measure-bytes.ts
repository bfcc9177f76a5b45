import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pageFolder, routePaths } from '../../../src/nav/routes.ts';
import { floor } from './floor.ts';

const brotli = (bytes: Uint8Array): number => brotliCompressSync(bytes).length;
const sizes = new Map<string, number>();

/** The size of a built file as it is sent, in bytes. */
export function sentBytes(file: string): number {
  const known = sizes.get(file) ?? brotli(readFileSync(`dist${file}`));
  sizes.set(file, known);
  return known;
}

const pageOf = (path: string): string => readFileSync(`dist${pageFolder(path)}/index.html`, 'utf8');

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
    loginPage: brotli(Buffer.from(pageOf('/login'))),
  };
}

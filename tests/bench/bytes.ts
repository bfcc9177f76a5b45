import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pageFolder, routePaths } from '../../src/nav/routes.ts';
import { budgets, loginPageBytes } from './budgets.ts';
import { floor } from './floor.ts';
import type { Section } from './section.ts';

const brotli = (bytes: Uint8Array): number => brotliCompressSync(bytes).length;
const sizes = new Map<string, number>();

/** The size of a built file as it is sent, in bytes. */
function sent(file: string): number {
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
  const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sent(file), 0);
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

/** The bytes of dist/ compared with React's hello world. */
export async function bytes(): Promise<Section> {
  const measured = await measureBytes();
  const beside = { what: "React's hello world", value: kB(measured.floor) };
  const scripts = (['login', 'home', 'route', 'routes'] as const).map(name => {
    const { what, aim, limit } = budgets[name];
    const which = name === 'route' ? `${what}, ${measured.heaviest}` : what;
    return {
      what: `${which} (aim ${aim})`,
      value: kB(measured[name]),
      unit: 'kB',
      beside,
      limit: { value: limit, of: 'ratio', at: 'most' },
      inReadme: name === 'login',
    } as const;
  });
  return {
    title: 'Bytes as they are sent (brotli 11)',
    figures: [
      ...scripts,
      { what: 'all scripts, on demand ones too', value: kB(allScripts()), unit: 'kB', beside },
      {
        what: 'HTML of /login with its CSS',
        value: kB(measured.loginPage),
        unit: 'kB',
        limit: { value: kB(loginPageBytes), of: 'value', at: 'most' },
      },
    ],
  };
}

const kB = (count: number): number => count / 1000;

/** The bytes of all scripts in dist/, those on demand too. */
const allScripts = (): number =>
  readdirSync('dist/assets')
    .filter(name => name.endsWith('.js'))
    .reduce((sum, name) => sum + sent(`/assets/${name}`), 0);

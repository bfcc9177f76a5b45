// `npm run build` and `npm run configure`, as an operator calls them one after another.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { safeSvg } from '../../src/export/safe-svg.ts';
import { copySources } from '../support/built-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matka-rebuild-'));
  copySources(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const run = (...command: readonly string[]): string =>
  execFileSync(process.execPath, ['--import', 'tsx', ...command], { cwd: folder, encoding: 'utf8' });
const build = (...flags: readonly string[]): string => run('build.ts', '--unpacked', ...flags);

/** A mark is published as it is rewritten (`src/export/safe-svg.ts`). */
const mark = (brand: string): string => {
  const written = safeSvg(read(`fixtures/brands/${brand}/mark.svg`));
  if (!written.ok) throw new Error(written.error);
  return written.value;
};

const config = {
  brand: 'Shree 777',
  hosts: { api: 'https://api.example.com', headline: '/', gateway: '/' },
  appKey: { value: 'k' },
  splitSessions: true,
  readLagSeconds: 60,
};

it('a build keeps the configuration: fields, look, logo, host and folder of the site', () => {
  const flags =
    '--api https://api.example.com --headline / --gateway / --app-key k --host nginx --set splitSessions=true ' +
    '--set readLagSeconds=60 --set base=/sub/ --mark fixtures/brands/shree/mark.svg';
  run('src/export/configure.ts', ...flags.split(' '), '--brand', 'Shree 777');
  for (const _ of ['first', 'again']) {
    build();
    expect(JSON.parse(read('dist/config.json'))).toMatchObject(config);
    expect(read('dist/icon.svg')).toBe(mark('shree'));
    expect(read('dist/login/index.html')).toContain('data-brand="Shree 777"');
    expect(read('hosting/nginx.conf')).toContain('location /sub/assets/');
  }
}, 120_000);

it('a new build keeps settings that an earlier version stored only in dist/', () => {
  build();
  writeFileSync(join(folder, 'dist/config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'dist/icon.svg'), read('fixtures/brands/tara/mark.svg'));
  expect(build()).toContain('site.json now has what was configured in dist/.');
  expect(JSON.parse(read('dist/config.json'))).toEqual(config);
  expect(read('dist/icon.svg')).toBe(mark('tara'));
}, 120_000);

it('a demo takes the look of the site, and neither its provider nor its key', () => {
  run(
    'src/export/configure.ts',
    ...Object.entries(config.hosts).flatMap(([name, value]) => [`--${name}`, value]),
    '--app-key',
    'k',
    '--brand',
    'Shree 777',
  );
  build('--demo');
  expect(JSON.parse(read('dist/config.json'))).toMatchObject({
    brand: 'Shree 777',
    hosts: { api: '/' },
    appKey: { value: 'demo' },
  });
}, 120_000);

it('a site.json with a mistake stops the build before anything is deleted', () => {
  build();
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ config: { ...config, zone: 'Mars' } }));
  expect(() => build()).toThrow('site.json: zone is neither device nor a zone');
  expect(read('dist/version.json')).toContain('version');
}, 120_000);

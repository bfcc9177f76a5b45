// Old files stay for the players who still need them, and `npm run deploy-check` looks whether they do.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoConfig, unconfigured } from '../../src/api/config.ts';
import { earlierBuilds, readBuilds, writeBuilds } from '../../src/export/builds.ts';
import { configure } from '../../src/export/configure.ts';
import { deployProblems } from '../../src/export/deploy-check.ts';
import { plainSite } from '../../src/export/site.ts';
import { buildInFolder } from '../support/built-folder.ts';
import { startStaticHost } from '../support/hosts.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'matka-builds-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const config = (value: object) => writeFileSync(join(site, 'config.json'), JSON.stringify(value));
const builds = () => readBuilds(readFileSync(join(site, 'builds.json'), 'utf8'));
const assets = () => readdirSync(join(site, 'assets')).toSorted();

/** Replaces the old site by a new one, as build.ts does. A `live` site was configured. */
function build(version: string, day: string, { live = true } = {}): void {
  const now = new Date(`${day}T10:00:00Z`);
  const earlier = earlierBuilds(site, now);
  rmSync(site, { recursive: true });
  mkdirSync(join(site, 'assets'), { recursive: true });
  for (const name of ['font.woff2', `app-${version}.js`, `app-${version}.js.br`])
    writeFileSync(join(site, 'assets', name), `${version} ${name}`);
  writeBuilds(site, version, earlier, now);
  config(live ? demoConfig('device') : unconfigured);
}

it('the files of a build stay until 30 days after another one has taken its place', () => {
  build('a', '2026-01-01');
  build('b', '2026-06-01');
  build('c', '2026-06-20');
  expect(assets()).toEqual([
    'app-a.js',
    'app-a.js.br',
    'app-b.js',
    'app-b.js.br',
    'app-c.js',
    'app-c.js.br',
    'font.woff2',
  ]);
  expect(readFileSync(join(site, 'assets/font.woff2'), 'utf8')).toBe('c font.woff2');
  build('d', '2026-07-02');
  expect(assets()).not.toContain('app-a.js');
  expect(assets()).toContain('app-b.js');
  expect(
    builds().map(({ version, built, replaced }) => [version, built.slice(0, 10), replaced?.slice(0, 10)]),
  ).toEqual([
    ['d', '2026-07-02', undefined],
    ['c', '2026-06-20', '2026-07-02'],
    ['b', '2026-06-01', '2026-06-20'],
  ]);
  expect(builds()[1]?.files).toEqual(['app-c.js', 'font.woff2']);
});

it('an unconfigured build leaves nothing, and the same build twice is listed once', () => {
  build('a', '2026-06-01', { live: false });
  build('b', '2026-06-02');
  build('b', '2026-06-03');
  expect(builds().map(({ version }) => version)).toEqual(['b']);
  expect(assets()).toEqual(['app-b.js', 'app-b.js.br', 'font.woff2']);
});

it('a list that somebody has broken stops nothing', () => {
  build('a', '2026-06-01');
  writeFileSync(join(site, 'builds.json'), '[{"version": "x"}, 7');
  build('b', '2026-06-02');
  expect(builds().map(({ version }) => version)).toEqual(['b']);
});

it('deploy-check names lost files of the last builds, and differences from the configuration', async () => {
  const { folder, drop } = buildInFolder('--unpacked');
  const dist = join(folder, 'dist');
  const fields = Object.entries({
    'hosts.api': '/',
    'hosts.headline': '/',
    'hosts.gateway': '/',
    'appKey.value': 'k',
  });
  await configure(folder, fields);
  const host = await startStaticHost(dist);
  // This host sends neither headers nor packed files.
  const found = async (mine?: string) =>
    (await deployProblems(host.url, mine)).filter(line => /build|configured|in dist/.test(line));
  expect(await found(dist)).toEqual([]);

  const transport = { seconds: 172_800 };
  expect(await deployProblems(host.url, dist, { ...plainSite, host: 'nginx', transport })).toContainEqual(
    expect.stringMatching(
      /^the host: Strict-Transport-Security is not sent instead of max-age=172800: put the new file of hosting/,
    ),
  );

  const other = buildInFolder('--unpacked');
  await configure(other.folder, [...fields, ['brand', 'Other']]);
  const differing = await found(join(other.folder, 'dist'));
  expect(differing).toContain('/config.json: brand is "Matka" on the site, and "Other" in dist/');
  // Prints one line instead of one for each page.
  expect(differing).toHaveLength(2);
  expect(differing[1]).toMatch(
    /^\/ and \d\d other addresses: is not what is configured in .*\/dist\. After a rollback, put the kept dist\/ and site\.json back here$/,
  );

  // A build without its site.json differs in everything. A note reports that. It is not a mistake of the site.
  writeFileSync(join(other.folder, 'dist/config.json'), JSON.stringify(unconfigured));
  expect(await found(join(other.folder, 'dist'))).toEqual([]);
  const own = readFileSync(join(dist, 'config.json'), 'utf8');
  writeFileSync(join(dist, 'config.json'), JSON.stringify(unconfigured));
  await configure(other.folder, fields);
  expect(await found(join(other.folder, 'dist'))).toEqual([
    expect.stringMatching(/^\/config\.json: the site is not configured, and .*dist is: upload .*dist$/),
  ]);
  writeFileSync(join(dist, 'config.json'), own);

  const list = readBuilds(readFileSync(join(dist, 'builds.json'), 'utf8'));
  const old = { version: 'older', built: '2026-01-01T00:00:00.000Z', files: ['gone-1.js'] };
  writeFileSync(join(dist, 'builds.json'), JSON.stringify([...list, old]));
  expect(await found()).toEqual(['/assets/gone-1.js: is gone, and players of build older need it']);
  writeFileSync(join(dist, 'builds.json'), JSON.stringify([old]));
  expect((await found())[0]).toBe(`/builds.json: names older instead of ${list[0]?.version}`);
  const config = join(dist, 'config.json');
  const written = JSON.parse(readFileSync(config, 'utf8')) as object;
  writeFileSync(config, JSON.stringify({ ...written, paths: { logIn: '/x' } }));
  expect(await deployProblems(host.url)).toContain(
    '/config.json: paths.logIn is not a known field; did you mean paths.login?',
  );
  writeFileSync(config, JSON.stringify({ ...written, pollSecnds: 3 }));
  expect(await deployProblems(host.url)).toContain(
    '/config.json: pollSecnds is not a known field; did you mean pollSeconds?',
  );
  // The page does not start with this file, and a build that is not configured has another one.
  writeFileSync(config, '{\n  "hosts": {},\n}');
  for (const mine of [undefined, dist]) {
    const problems = await deployProblems(host.url, mine);
    expect(problems.filter(line => line.startsWith('/config.json: is'))).toEqual([
      '/config.json: is not JSON (line 2, column 14: one comma too many), so the app does not start',
    ]);
    expect(problems.join('\n')).not.toContain('not configured');
  }
  expect(await deployProblems(`${host.url}/sub`)).toHaveLength(1);
  await host.stop();
  drop();
  other.drop();
}, 120_000);

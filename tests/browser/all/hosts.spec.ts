// The build on real servers, with the configurations that it wrote for them.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { deployProblems } from '../../../src/export/deploy-check.ts';
import { routePaths } from '../../../src/nav/routes.ts';
import { test as withMock } from '../../support/app.ts';
import { buildInFolder } from '../../support/built-folder.ts';
import { findNginx, hasCaddy, startCaddy, startNginx } from '../../support/hosts.ts';
import { observatoryPoints, observatoryScore } from '../../support/observatory.ts';
import { untilReady } from '../../support/traffic.ts';

const nginx = findNginx();
const servers = [
  { host: 'nginx', installed: nginx !== null, start: (folder: string) => startNginx(nginx ?? '', folder) },
  { host: 'caddy', installed: hasCaddy(), start: startCaddy },
];

for (const { host, installed, start } of servers)
  for (const base of ['', '/sub'])
    test(`${host} serves all that \`npm run deploy-check\` asks for${base && ', in a folder of a site'}`, async () => {
      test.skip(!installed, `${host} is not installed`);
      const { folder, drop } = buildInFolder('--base', `${base}/`, '--host', host);
      const server = await start(folder);
      try {
        expect(await deployProblems(server.url + base)).toEqual([]);
      } finally {
        await server.stop();
        drop();
      }
    });

test("an operator's own server can include the build's files, and sends the same", async () => {
  test.skip(nginx === null, 'nginx is not installed');
  const { folder, drop } = buildInFolder('--host', 'nginx');
  const own = readFileSync(join(folder, 'hosting/nginx/site.example.conf'), 'utf8');
  writeFileSync(
    join(folder, 'hosting/nginx.conf'),
    own.replaceAll('/etc/nginx/matka/', `${folder}/hosting/nginx/`),
  );
  const server = await startNginx(nginx ?? '', folder);
  try {
    expect(await deployProblems(server.url)).toEqual([]);
  } finally {
    await server.stop();
    drop();
  }
});

test("an operator's own Caddyfile that imports the build's is the same server", () => {
  test.skip(!hasCaddy(), 'caddy is not installed');
  const { folder, drop } = buildInFolder('--host', 'caddy');
  const own = join(folder, 'hosting/caddy/site.example.Caddyfile');
  writeFileSync(own, readFileSync(own, 'utf8').replace('/etc/caddy/matka', `${folder}/hosting/caddy/matka`));
  // Caddy never serves its own files, whose names it lists.
  const adapted = (file: string) =>
    execFileSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', file], {
      encoding: 'utf8',
    }).replaceAll(/"hide":\[[^\]]*\],/g, '');
  expect(adapted(own)).toBe(adapted(join(folder, 'hosting/Caddyfile')));
  drop();
});

const security = {
  'strict-transport-security': 'max-age=86400',
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

// A build and a server serve all tests of a place. The first of them builds.
test.describe.configure({ mode: 'default', timeout: 180_000 });

for (const base of ['', '/sub'])
  test.describe(base === '' ? 'at the top of a site' : 'in a folder of a site', () => {
    test.skip(nginx === null, 'nginx is not installed');
    let url = '';
    let folder = '';
    let end = async (): Promise<void> => undefined;

    test.beforeAll(async () => {
      const built = buildInFolder('--base', `${base}/`, '--host', 'nginx');
      const server = await startNginx(nginx ?? '', built.folder);
      ({ folder } = built);
      url = server.url + base;
      end = async () => {
        await server.stop();
        built.drop();
      };
    });
    test.afterAll(() => end());

    const get = (path: string, encoding = 'identity') =>
      fetch(url + path, { headers: { 'accept-encoding': encoding }, redirect: 'manual' });
    const asset = (ending: string): string =>
      `/assets/${readdirSync(join(folder, 'dist/assets')).find(name => name.endsWith(ending)) ?? ''}`;

    test('every route has its page in capital or small letters, with or without a slash', async () => {
      for (const path of routePaths)
        for (const spelled of [path, path.toLowerCase(), path.toUpperCase(), `${path.replace(/\/$/, '')}/`]) {
          const reply = await get(spelled);
          expect(reply.status, spelled).toBe(200);
          expect(await reply.text(), spelled).toContain(`data-path="${path}"`);
        }
    });

    test('pages and assets are sent in an encoding that the browser accepts', async () => {
      for (const path of ['/login', asset('.js'), asset('.css'), '/manifest.webmanifest', '/nowhere']) {
        for (const [asked, given] of [
          ['br, gzip', 'br'],
          ['gzip', 'gzip'],
          ['br;q=0, gzip', 'gzip'],
          ['identity', null],
        ] as const) {
          const reply = await get(path, asked);
          expect(reply.headers.get('content-encoding'), `${path} ${asked}`).toBe(given);
          expect(reply.headers.get('vary'), path).toBe('Accept-Encoding');
          expect((await reply.text()).length, path).toBeGreaterThan(100);
        }
      }
    });

    test('every answer carries the security headers, and the parts of the policy that a page cannot set', async () => {
      for (const path of [
        '/login',
        '/nowhere',
        '/config.json',
        asset('.js'),
        '/assets/gone.js',
        '/robots.txt',
      ]) {
        const { headers } = await get(path);
        for (const [name, value] of Object.entries(security))
          expect(headers.get(name), `${path} ${name}`).toBe(value);
        expect(headers.get('server'), path).toBe('nginx');
      }
    });

    test('the Observatory gives 125 points', async () => {
      const reply = await get('/login');
      const answer = { headers: Object.fromEntries(reply.headers), page: await reply.text() };
      expect(observatoryScore(answer), JSON.stringify(observatoryPoints(answer))).toBe(125);
    });

    test('types and caching are right', async () => {
      for (const [path, type, cache] of [
        ['/login', 'text/html; charset=utf-8', 'no-cache'],
        [asset('.js'), 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
        [asset('.css'), 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
        [asset('.woff2'), 'font/woff2', 'public, max-age=31536000, immutable'],
        ['/config.json', 'application/json', 'no-store'],
        ['/version.json', 'application/json', 'no-store'],
        ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
        ['/icon.svg', 'image/svg+xml', 'no-cache'],
      ] as const) {
        const { headers, status } = await get(path);
        expect([path, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
          path,
          200,
          type,
          cache,
        ]);
      }
    });

    test('a POST, which only a provider takes, is refused by a page that is not packed', async () => {
      for (const path of ['/nowhere', '/login', '/apiGetawayStatus']) {
        const reply = await fetch(url + path, {
          method: 'POST',
          headers: { 'accept-encoding': 'br, gzip' },
        });
        expect(reply.status, path).toBe(405);
        expect(reply.headers.get('content-encoding'), path).toBeNull();
        expect(await reply.text(), path).toContain('405 Not Allowed');
      }
    });

    test('a missing path is a true 404: a page for people, nothing for scripts', async () => {
      const page = await get('/nowhere');
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('There is no page at this address.');
      const script = await get('/assets/gone.js', 'br');
      expect(script.status).toBe(404);
      expect(script.headers.get('content-encoding')).toBeNull();
      expect(script.headers.get('cache-control')).toBeNull();
      expect((await get('/none')).status).toBe(404);
    });

    test('the app hydrates, and its links stay in the folder', async ({ page }) => {
      const said: string[] = [];
      page.on('console', line => said.push(line.text()));
      await page.route('**/config.json', route =>
        route.fulfill({
          json: { hosts: { api: '/', headline: '/', gateway: '/' }, appKey: { value: 'demo' } },
        }),
      );
      // No provider is behind this host; the log-in asks one for the support number.
      await page.route('**/api-get-contact-details', route =>
        route.fulfill({ json: { status: true, mobile_no: '9876543212' } }),
      );
      await page.goto(`${url}/Login`);
      await untilReady(page);
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(page).toHaveURL(`${url}/forgotpass`);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible();
      const unexpected = said.filter(line => !line.includes('404'));
      expect(unexpected).toEqual([]);
    });
  });

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

withMock('a deep link keeps the folder that the app stands in', async ({ page, baseURL }) => {
  const { folder, drop } = buildInFolder('--base', '/sub/', '--host', 'nginx');
  // A host in small: the mock's config, a file, the page of a path, else 404.html.
  await page.route('**/sub/**', async route => {
    const path = new URL(route.request().url()).pathname.slice('/sub'.length);
    if (path === '/config.json')
      return route.fulfill({ response: await route.fetch({ url: `${baseURL}${path}` }) });
    const files = [path, `${path.toLowerCase()}/index.html`, '/404.html'];
    return route.fulfill({ path: files.map(file => `${folder}/dist${file}`).find(isFile) ?? '' });
  });
  await page.goto('/sub/Imp2?x=1');
  await expect(page).toHaveURL(`${baseURL}/sub/login`);
  await page.reload();
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'KALYAN STARLINE' })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/sub/Imp2?x=1`);
  drop();
});

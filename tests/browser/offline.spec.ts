// The service worker: the app starts without a network, and never answers in the network's place while that does.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoConfig } from '../../src/api/config.ts';
import { buildInFolder, findNginx, startNginx } from '../support/nginx.ts';
import { logIn } from '../support/play.ts';
import { expect, kept, loadNothingAhead, mark, marked, test } from '../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });

const cached = (): Promise<string[]> =>
  caches
    .keys()
    .then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))
    .then(requests => requests.flat().map(({ url }) => new URL(url).pathname));

test('under the content policy it registers, brings in the whole build and nothing else', async ({
  page,
  site,
}) => {
  await logIn(page);
  await kept(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  // A font is kept when a page has used it.
  const noFont = (path: string): boolean => !path.endsWith('.woff2');
  const assets = readdirSync(join(site.folder, 'assets'))
    .map(name => `/assets/${name}`)
    .filter(noFont);
  expect((await page.evaluate(cached)).filter(noFont).toSorted()).toEqual(
    [...assets, '/', '/config.json', '/icon.svg', '/imp/'].toSorted(),
  );
});

test('no script makes a Trusted Types policy of a name again, or a worker of another address', async ({
  browser,
  site,
}) => {
  // A context of its own: the browser reports each try in the console.
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/login');
  await kept(page);
  const tried = await page.evaluate(async () => {
    type Factory = { createPolicy: (name: string, rules: object) => unknown };
    const { trustedTypes } = window as unknown as { trustedTypes: Factory };
    const outcome = async (work: () => unknown): Promise<string> => {
      try {
        await work();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    return [
      await outcome(() => trustedTypes.createPolicy('matka-worker', { createScriptURL: String })),
      await outcome(() => trustedTypes.createPolicy('another', { createScriptURL: String })),
      await outcome(() => navigator.serviceWorker.register('/assets/other.js')),
    ];
  });
  await context.close();
  expect(tried).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('config and API come from the network as long as it answers', async ({ page, site }) => {
  await page.goto('/login');
  await kept(page);
  // A font is kept when it is used, and the first page used it before the worker was there.
  await page.reload();
  await page.waitForLoadState('networkidle');
  site.asked.length = 0;
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(site.asked).toContain('/login');
  expect(site.asked).toContain('/config.json');
  expect(site.asked.filter(path => path.startsWith('/assets/'))).toEqual([]);
});

test('a network that keeps a page waiting for two seconds is not waited for', async ({ page, site }) => {
  await page.goto('/login');
  await kept(page);
  await page.reload();
  site.hold('/login');
  const before = Date.now();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByLabel('Phone number')).toBeVisible();
  const waited = Date.now() - before;
  expect(waited).toBeGreaterThan(1900);
  expect(waited).toBeLessThan(6000);
  site.release();
});

test('a browser that starts anew without a network shows the app, says Offline, and comes back', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'matka-profile-'));
  const start = () =>
    playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: site.url });
  try {
    const day = await start();
    const before = await day.newPage();
    await logIn(before);
    await kept(before);
    await day.close();
    await site.cut();

    const night = await start();
    const page = await night.newPage();
    await night.setOffline(true);
    // This address was never loaded as a page of its own.
    await page.goto('/imp7');
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    await page.goto('/imp');
    await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
    await mark(page);
    await site.mend();
    await night.setOffline(false);
    await expect(page.getByRole('button', { name: /^Kalyan/ }).first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Offline', { exact: true })).toBeHidden();
    expect(await marked(page)).toBe(true);
    await night.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

test('the page of a portal is shown and not kept: without a network the app is back', async ({
  page,
  site,
}) => {
  await page.goto('/login');
  await kept(page);
  await page.reload();
  const file = join(site.folder, 'login/index.html');
  const own = readFileSync(file);
  writeFileSync(file, '<!doctype html><title>Wi-Fi</title><h1>Welcome to the Wi-Fi</h1></html>');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome to the Wi-Fi' })).toBeVisible();
  await site.cut();
  await page.goto('/login');
  await expect(page.getByLabel('Phone number')).toBeVisible();
  writeFileSync(file, own);
});

test('a chart that was opened once is there without a network, at its address', async ({ page, site }) => {
  // Without the server the day is the device's.
  await page.clock.setFixedTime(site.mock.now());
  await logIn(page);
  await page.goto('/charts/1');
  await expect(page.getByRole('table')).toBeVisible();
  await kept(page);
  await site.cut();
  // The page of another market is the same one; no result of it was ever seen.
  await page.goto('/charts/4');
  await expect(page.getByText("Couldn't load the charts.")).toBeVisible();
  await page.goto('/charts/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Kalyan chart' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(54);
  await expect(page.getByText('Offline: showing last update')).toHaveCount(1);
  await expect(page.getByText(/^Only results this phone has seen, since \d+ \S+ 20\d\d$/)).toBeVisible();
});

test('?nosw does without it and takes it away', async ({ page }) => {
  await page.goto('/login');
  await kept(page);
  await page.goto('/login?nosw');
  const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left, { timeout: 15_000 }).toBe(0);
  expect(await page.evaluate(cached)).toEqual([]);
});

test('the kill file of `--no-sw` takes it away from a browser that has it', async ({ page, site }) => {
  test.setTimeout(90_000);
  await page.goto('/login');
  await kept(page);
  const { folder, drop } = buildInFolder('--no-sw');
  writeFileSync(join(site.folder, 'sw.js'), readFileSync(join(folder, 'dist/sw.js')));
  drop();
  await loadNothingAhead(page);
  await page.reload();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left, { timeout: 40_000 }).toBe(0);
  expect(await page.evaluate(cached)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test('on a real nginx, in a folder of a site, under the headers of the export', async ({ browser }) => {
  const nginx = findNginx();
  test.skip(nginx === null, 'nginx is not installed');
  const { folder, drop } = buildInFolder('--base', '/sub/', '--host', 'nginx');
  writeFileSync(join(folder, 'dist/config.json'), JSON.stringify(demoConfig('Asia/Kolkata')));
  const server = await startNginx(nginx ?? '', folder);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', line => said.push(line.text()));
  await page.goto(`${server.url}/sub/login`);
  await kept(page);
  await server.stop();
  drop();
  await page.goto(`${server.url}/sub/IMP7`);
  await expect(page).toHaveURL(`${server.url}/sub/login`);
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  expect(said.filter(line => !line.startsWith('Failed to load resource'))).toEqual([]);
  await context.close();
});

// The service worker in rarer weather, on a real server, and its removal by the kill file.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoConfig } from '../../../src/api/config.ts';
import { buildInFolder } from '../../support/built-folder.ts';
import { findNginx, startNginx } from '../../support/hosts.ts';
import { logIn } from '../../support/play.ts';
import { expect, isFault, kept, loadNothingAhead, test, workerAtOnce } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });

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

test('the kill file of `--no-sw` takes it away from a browser that has it', async ({ page, site }) => {
  test.slow();
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
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test('on a real nginx, in a folder of a site, under the headers of the export', async ({ browser }) => {
  const nginx = findNginx();
  test.skip(nginx === null, 'nginx is not installed');
  test.slow();
  const { folder, drop } = buildInFolder('--base', '/sub/', '--host', 'nginx');
  writeFileSync(join(folder, 'dist/config.json'), JSON.stringify(demoConfig('Asia/Kolkata')));
  const server = await startNginx(nginx ?? '', folder);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await workerAtOnce(context);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', line => isFault(line) && said.push(line.text()));
  await page.goto(`${server.url}/sub/login`);
  await kept(page);
  await server.stop();
  drop();
  await page.goto(`${server.url}/sub/IMP7`);
  await expect(page).toHaveURL(`${server.url}/sub/login`);
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  expect(said).toEqual([]);
  await context.close();
});

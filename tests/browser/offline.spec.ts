// The service worker: the app starts without a network, and never answers in the network's place while that does.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../support/play.ts';
import { expect, kept, mark, marked, test } from '../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });

const cached = (): Promise<string[]> =>
  caches
    .keys()
    .then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))
    .then(requests => requests.flat().map(({ url }) => new URL(url).pathname));

test('under the content policy it registers, brings in the whole build and nothing else, and leaves config and API to the network', async ({
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

  site.asked.length = 0;
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(site.asked).toContain('/imp');
  expect(site.asked).toContain('/config.json');
  expect(site.asked.filter(path => path.startsWith('/assets/'))).toEqual([]);
});

test('no script makes a Trusted Types policy of a name again, or a worker of another address; ?nosw takes it away', async ({
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
  expect(tried).toEqual(['TypeError', 'TypeError', 'TypeError']);

  await page.goto('/login?nosw');
  const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left, { timeout: 15_000 }).toBe(0);
  expect(await page.evaluate(cached)).toEqual([]);
  await context.close();
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

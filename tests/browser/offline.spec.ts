// The service worker: the app starts without a network, and never answers in the network's place while that does.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../support/play.ts';
import { expect, kept, mark, marked, test, workerAtOnce } from '../support/site-test.ts';
import { watchTraffic } from '../support/traffic.ts';

test.use({ serviceWorkers: 'allow' });

const cached = (): Promise<string[]> =>
  caches
    .keys()
    .then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))
    .then(requests => requests.flat().map(({ url }) => new URL(url).pathname));

/** Runs inside a page: a policy of a taken name, one of a new name, and a worker of another address. */
async function tryPolicies(): Promise<readonly string[]> {
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
}

test('the worker stores the whole build, leaves config and API to the network, and starts a new browser without one', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'matka-profile-'));
  const start = () =>
    playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: site.url });
  try {
    const day = await start();
    await workerAtOnce(day);
    const before = await day.newPage();
    const errors: string[] = [];
    before.on('console', line => void (line.type() === 'error' && errors.push(line.text())));
    await logIn(before);
    await kept(before);
    expect(errors, 'the content policy allows it all').toEqual([]);
    // No script makes a Trusted Types policy of a name again, or a worker of another address.
    expect(await before.evaluate(tryPolicies)).toEqual(['TypeError', 'TypeError', 'TypeError']);
    await before.reload();
    await expect(before.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
    // Files that few players need are kept once a page has used them.
    const few = /(hi|mr|fonts|devanagari-\d+|names|app|plain|keys-sheet|rare|reports)-/;
    const assets = readdirSync(join(site.folder, 'assets'))
      .filter(name => !few.test(name))
      .map(name => `/assets/${name}`);
    expect((await before.evaluate(cached)).filter(path => !few.test(path)).toSorted()).toEqual(
      [...assets, '/', '/config.json', '/icon.svg', '/imp/'].toSorted(),
    );
    const settled = watchTraffic(before);
    site.asked.length = 0;
    await before.reload();
    await expect(before.getByRole('region', { name: 'Messages' })).toBeAttached();
    await settled();
    expect(site.asked).toContain('/imp');
    expect(site.asked).toContain('/config.json');
    expect(site.asked.filter(path => path.startsWith('/assets/'))).toEqual([]);
    await day.close();
    await site.cut();

    const night = await start();
    const page = await night.newPage();
    await night.setOffline(true);
    // This address was never loaded as a page.
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

    // The operator's way out.
    await page.goto('/imp?nosw');
    const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(left, { timeout: 15_000 }).toBe(0);
    expect(await page.evaluate(cached)).toEqual([]);
    await night.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

test('after one visit in Hindi the next one is in Hindi without a network', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('matka.settings.v1', '{"language":"hi"}'));
  await page.goto('/login');
  await kept(page);
  const words = readdirSync(join(site.folder, 'assets')).find(name => name.startsWith('hi-'));
  await expect.poll(() => page.evaluate(cached)).toContain(`/assets/${words}`);
  await context.setOffline(true);
  await site.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'लॉग इन' })).toBeVisible();
});

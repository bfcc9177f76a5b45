// The demo without a server (`npm run build -- --demo`), from a host of plain files whose network is cut.
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { play, scripts } from '../support/demo-script.ts';
import { buildInFolder, findNginx, startNginx } from '../support/nginx.ts';
import { startStaticHost } from '../support/static-host.ts';

const nginx = findNginx();

type Built = { readonly folder: string; readonly drop: () => void };
type Fixtures = { readonly promises: void };

/** Playwright's `test` with a demo build for each worker. A test also fails when a page logs a warning or an error. */
const test = base.extend<Fixtures, { readonly built: Built; readonly host: string }>({
  built: [
    async ({}, run) => {
      const built = buildInFolder('--demo', '--host', 'nginx');
      await run(built);
      built.drop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  host: [
    async ({ built }, run) => {
      const { url, stop } =
        nginx === null
          ? await startStaticHost(join(built.folder, 'dist'))
          : await startNginx(nginx, built.folder);
      await run(url);
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ host }, run) => run(host),
  promises: [
    async ({ context }, run) => {
      const lines: string[] = [];
      context.on('console', line => {
        if (['error', 'warning'].includes(line.type())) lines.push(`${line.text()} (${line.location().url})`);
      });
      context.on('weberror', thrown => lines.push(String(thrown.error())));
      await run();
      const expected = /Failed to launch|net::ERR_INTERNET_DISCONNECTED/;
      expect
        .soft(
          lines.filter(line => !expected.test(line)),
          'errors and warnings',
        )
        .toEqual([]);
    },
    { auto: true },
  ],
});
test.use({ serviceWorkers: 'allow' });

/** Visits the demo once, until its files are kept, and takes the network away. */
async function goOffline(page: Page): Promise<void> {
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
}

/** The console in a tab of its own, told what `docs/demos.md` says; returns what the mock answered. */
async function openConsole(
  page: Page,
): Promise<(method: string, path: string, body?: string) => Promise<unknown>> {
  const desk = await page.context().newPage();
  await desk.goto('/__mock/');
  return async (method, path, body = '') => {
    await desk.getByLabel('A call, as the demos write it').fill(`${method} ${path} ${body}`.trim());
    await desk.evaluate(() => document.querySelector('#told')?.replaceChildren());
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(desk.getByRole('status')).toHaveText('Done.');
    const told = desk.locator('#told');
    await expect(told).not.toBeEmpty();
    return JSON.parse((await told.textContent()) ?? '');
  };
}

for (const script of scripts)
  test(`without a server and without a network: ${script.title}`, async ({ page }) => {
    test.setTimeout(120_000);
    await goOffline(page);
    const ask = await openConsole(page);
    await page.bringToFront();
    await play(script, { page, ask });
  });

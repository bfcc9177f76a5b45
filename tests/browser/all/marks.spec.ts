// Without a network the screens of visitors still have their picture: the default mark, or the operator's
// own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoConfig } from '../../../src/api/config.ts';
import { buildInFolder } from '../../support/built-folder.ts';
import { findNginx, startNginx } from '../../support/hosts.ts';
import { expect, kept, test, workerAtOnce } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });

const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#a00" d="M0 0h9v9H0z"/></svg>';

/** Opens a page and waits until its one picture is `src`, drawn. The operator's own takes its place with the config. */
async function showsMark(page: Page, address: string, src: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('radio', { name: 'English' })).toBeVisible();
  const pictures = () =>
    page.evaluate(() =>
      [...document.images].map(image => [new URL(image.src).pathname, image.naturalWidth > 0]),
    );
  await expect.poll(pictures, address).toEqual([[src, true]]);
}

test('the default mark is drawn without a network, even on a page that was never opened', async ({
  page,
  site,
}) => {
  await page.goto('/login');
  await kept(page);
  await site.cut();
  for (const path of ['/login', '/landing']) await showsMark(page, path, '/icon.svg');
});

test('a network that says nothing keeps no mark waiting for ever', async ({ page, site }) => {
  await page.goto('/login');
  await kept(page);
  site.hold('/icon.svg');
  await showsMark(page, '/login', '/icon.svg');
  site.release();
});

test('a mark that the host has replaced takes the place of the old one', async ({ page, site }) => {
  await page.goto('/login');
  await kept(page);
  writeFileSync(join(site.folder, 'icon.svg'), star);
  const drawn = () => page.evaluate(() => fetch('/icon.svg').then(reply => reply.text()));
  await page.goto('/landing');
  expect(await drawn()).toBe(star);
  await site.cut();
  await showsMark(page, '/login', '/icon.svg');
  expect(await drawn()).toBe(star);
});

test("the operator's own mark is drawn without a network, from nginx in a folder of a site", async ({
  browser,
}) => {
  const nginx = findNginx();
  test.skip(nginx === null, 'nginx is not installed');
  test.slow();
  const { folder, drop } = buildInFolder('--base', '/sub/', '--host', 'nginx');
  const config = { ...demoConfig('Asia/Kolkata'), mark: '/sub/star.svg' };
  writeFileSync(join(folder, 'dist/config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'dist/star.svg'), star);
  const server = await startNginx(nginx ?? '', folder);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await workerAtOnce(context);
  const page = await context.newPage();
  await page.goto(`${server.url}/sub/login`);
  await kept(page);
  await server.stop();
  drop();
  for (const path of ['login', 'landing'])
    await showsMark(page, `${server.url}/sub/${path}`, '/sub/star.svg');
  await context.close();
});

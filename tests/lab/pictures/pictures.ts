// Draws the default icons, and takes the pictures of the README, the manifest and docs/hosting.md from the
// built app and a mock: `npm run build -- --setup && npm run lab -- pictures`. `npm run lab -- pictures
// setup` takes only those of setup.html.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { configure } from '../../../src/export/configure.ts';
import { iconsOf } from '../../../src/export/icons.ts';
import { nodeKit } from '../../../src/export/node-kit.ts';
import { writeFiles } from '../../../src/export/write.ts';
import { startServer } from '../../mock-server/live-server.ts';
import { findChromium } from '../../support/find-chromium.ts';
import { startMock } from '../../support/mock.ts';
import { logIn, openGame, proceed } from '../../support/play.ts';
import { takeSetup } from './setup-pictures.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

/** The results of the player's bids appear last, in a place that is kept free for them. */
async function homeIsWhole(page: Page): Promise<void> {
  await page.getByRole('img').first().waitFor();
  await page
    .getByText(/^You won/)
    .first()
    .waitFor();
}

async function takeAll(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const take = (name: string) => page.screenshot({ path: `docs/pictures/${name}-${scheme}.png` });
  await logIn(page);
  await homeIsWhole(page);
  await take('home');
  await page.goto('/wallet');
  await page.getByRole('region', { name: 'Payments on their way' }).waitFor();
  await page.getByText('Transfer Points').waitFor();
  await page.getByRole('listitem').nth(4).waitFor();
  await take('wallet');
  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'Single Pana');
  await proceed(page, { Pana: '137', Points: '50' });
  await proceed(page, { Pana: '146', Points: '50' });
  await proceed(page, { Session: 'Close', Pana: '290', Points: '60' });
  await page.getByRole('main').getByLabel('Pana', { exact: true }).fill('128');
  await page.getByRole('main').getByLabel('Points', { exact: true }).fill('50');
  await take('bid');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog', { name: 'Confirm bid' }).waitFor();
  await take('confirm');
  await page.getByRole('button', { name: 'SUBMIT', exact: true }).click();
  await page.getByRole('region', { name: 'Receipt' }).waitFor();
  await page.getByText('Bid placed successfully!').waitFor({ state: 'hidden' });
  await take('receipt');
  await page.getByRole('button', { name: 'How this works' }).click();
  await page.getByRole('dialog', { name: /^How this works/ }).waitFor();
  await take('how');
}

const schemes = ['light', 'dark'] as const;

async function takeApp(browser: Browser): Promise<void> {
  const { url, stop } = await startMock();
  for (const colorScheme of schemes) {
    const context = await browser.newContext({ ...phone, baseURL: url, colorScheme });
    await takeAll(await context.newPage(), colorScheme);
    await context.close();
  }
  const wide = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await logIn(wide);
  await homeIsWhole(wide);
  await wide.screenshot({ path: 'docs/pictures/home-wide.png' });

  await nodeKit.loadDrawing();
  const icons = iconsOf(readFileSync('src/export/own-icons/icon.svg'), {});
  if (icons.ok) writeFiles('src/export/own-icons', icons.value);

  for (const brand of ['shree', 'tara']) {
    const folder = mkdtempSync(join(tmpdir(), 'matka-brand-'));
    cpSync('dist', join(folder, 'dist'), { recursive: true });
    const place = `fixtures/brands/${brand}`;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- configure checks each field
    const fields = JSON.parse(readFileSync(`${place}/brand.json`, 'utf8')) as Record<string, string>;
    const hosts = ['hosts.api', 'hosts.headline', 'hosts.gateway'].map(field => [field, '/'] as const);
    await configure(
      folder,
      [...Object.entries(fields), ...hosts, ['appKey.value', 'demo']],
      `${place}/mark.svg`,
    );
    const server = await startServer({ site: join(folder, 'dist') });
    for (const colorScheme of schemes) {
      const page = await browser.newPage({ ...phone, baseURL: server.url, colorScheme });
      await page.goto('/login');
      await page.locator('html:not([lang=en])').waitFor();
      await page.screenshot({ path: `docs/pictures/brand-${brand}-${colorScheme}.png` });
      await page.close();
    }
    await server.stop();
    rmSync(folder, { recursive: true });
  }
  await stop();
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
if (!process.argv.includes('setup')) await takeApp(browser);
await takeSetup(browser);
await browser.close();

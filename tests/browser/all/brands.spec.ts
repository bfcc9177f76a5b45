// The same build, configured as each brand of fixtures/brands and served as operators serve it, as players see it: in
// the installed app, from the first paint to a bid, in both themes.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { configure } from '../../../src/export/configure.ts';
import { startServer } from '../../mock-server/live-server.ts';
import { buildInFolder } from '../../support/built-folder.ts';
import { consoleFaults } from '../../support/console-faults.ts';
import { findNginx, hasCaddy, startCaddy, startNginx } from '../../support/hosts.ts';
import { installed } from './installed.ts';
import { openGame, proceed } from '../../support/play.ts';
import { expect, test } from '../../support/site-test.ts';

const nginx = findNginx();
type Brand = {
  readonly title: string;
  readonly heading: string;
  readonly colours: { readonly light: string; readonly dark: string };
  readonly spoken: string;
  readonly brand: string;
};

const brands = {
  shree: {
    title: 'लॉग इन · Shree 777',
    heading: 'Shree 777 · 18+ · सिर्फ पॉइंट',
    colours: { light: 'rgb(10, 125, 79)', dark: 'rgb(96, 192, 142)' },
    spoken: 'hi',
    brand: 'Shree 777',
  },
  tara: {
    title: 'लॉग इन · Tara & Sons',
    heading: 'Tara & Sons · 18+ · फक्त पॉइंट',
    colours: { light: 'rgb(255, 138, 0)', dark: 'rgb(255, 138, 0)' },
    spoken: 'mr',
    brand: 'Tara & Sons',
  },
} as const satisfies { readonly [name: string]: Brand };

type Walk = { readonly url: string; readonly colorScheme: 'light' | 'dark'; readonly picture: string };

async function walk(
  browser: Browser,
  { title, heading, colours, spoken, brand }: Brand,
  on: Walk,
): Promise<void> {
  const { url, colorScheme, picture } = on;
  const context = await browser.newContext({
    baseURL: url,
    colorScheme,
    locale: 'en-IN',
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  });
  await installed(context);
  // The provider's pictures, which are no part of a build.
  await context.route('**/slides/*', route =>
    route.fulfill({ path: `fixtures${new URL(route.request().url()).pathname}` }),
  );
  const errors = consoleFaults(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);

  await page.goto('/login');
  await expect(page).toHaveTitle(title);
  await expect(page.getByText(heading)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', spoken);
  const button = page.locator('button[type=submit]');
  await expect(button).toHaveCSS('background-color', colours[colorScheme]);
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await button.click();
  await expect(page).toHaveTitle(`Markets · ${brand}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByText(brand)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.screenshot({ path: picture });
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'SUBMIT', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
  await page.goto('/landing');
  await page.reload();
  expect(errors).toEqual([]);
  await context.close();
}

for (const [name, looks] of Object.entries(brands))
  test(`${name} is a brand from the first paint to a bid, light on nginx and dark on Caddy`, async ({
    browser,
  }) => {
    test.skip(nginx === null || !hasCaddy(), 'nginx or Caddy is not installed');
    test.slow();
    const { folder, drop } = buildInFolder('--host', 'nginx');
    const forCaddy = buildInFolder('--host', 'caddy');
    cpSync(join(forCaddy.folder, 'hosting'), join(folder, 'hosting'), { recursive: true });
    forCaddy.drop();
    const mock = await startServer();
    const place = `fixtures/brands/${name}`;
    const fields = JSON.parse(readFileSync(`${place}/brand.json`, 'utf8')) as Record<string, string>;
    const done = await configure(
      folder,
      [
        ...Object.entries(fields),
        ...['hosts.api', 'hosts.headline', 'hosts.gateway'].map(field => [field, mock.url] as const),
        ['appKey.value', 'demo'],
        // The mock's day is not the machine's.
        ['clock', 'server'],
        ['zone', 'Asia/Kolkata'],
      ],
      `${place}/mark.svg`,
    );
    expect(done.ok).toBe(true);
    for (const [colorScheme, start] of [
      ['light', () => startNginx(nginx ?? '', folder)],
      ['dark', () => startCaddy(folder)],
    ] as const) {
      const server = await start();
      try {
        const picture = test.info().outputPath(`${colorScheme}.png`);
        await walk(browser, looks, { url: server.url, colorScheme, picture });
      } finally {
        await server.stop();
      }
    }
    await mock.stop();
    drop();
  });

// A machine in a shop (docs/kiosks.md), and a page that another site puts into a frame.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { demoConfig } from '../../src/api/config.ts';
import { stored } from '../../src/storage/table.ts';
import { expect, test } from '../support/app.ts';
import { logIn } from '../support/play.ts';

async function asKiosk(page: Page, idleSeconds = 60): Promise<void> {
  const config = { ...demoConfig('Asia/Kolkata'), kiosk: { enabled: true, idleSeconds } };
  await page.route('**/config.json', route => route.fulfill({ json: config }));
}

/** Waits for the kiosk's part of the app: a kiosk's page does not scroll beyond its end. */
const kioskIsLoaded = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none');

test('fills the screen at the first tap and keeps the display awake', async ({ page, mock }) => {
  expect(mock).toBeDefined();
  await page.addInitScript(() => {
    navigator.wakeLock.request = async () => {
      document.documentElement.dataset['awake'] = 'yes';
      throw new DOMException('This is a test', 'NotAllowedError');
    };
  });
  await asKiosk(page);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'yes');
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  const style = await page.evaluate(() => {
    const { touchAction, overscrollBehaviorY, userSelect } = getComputedStyle(document.documentElement);
    return { touchAction, overscrollBehaviorY, userSelect };
  });
  expect(style).toEqual({ touchAction: 'pan-x pan-y', overscrollBehaviorY: 'none', userSelect: 'none' });
});

test('a link that would leave is a code to scan, even if it is tapped before the rest of the app is loaded', async ({
  page,
  context,
}) => {
  await asKiosk(page);
  await logIn(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/assets\/background-/, async route => {
    await held;
    await route.continue();
  });
  await page.goto('/charts');
  await page.getByRole('link', { name: 'View Charts' }).first().click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Scan with your phone' });
  await expect(dialog).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'upi://pay?pa=demo@upi';
    document.body.append(link);
    link.click();
  });
  await expect(dialog).toContainText('upi://pay?pa=demo@upi');
});

test('a visitor who leaves silently is logged out, and the next one finds nothing', async ({ page }) => {
  await page.clock.install();
  await asKiosk(page);
  await logIn(page);
  await page.getByRole('link', { name: /^Wallet \d/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await kioskIsLoaded(page);
  await page.clock.runFor(45_000);
  await expect(warning).toContainText(/You will be logged out in \d+ seconds\./);
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/\/login$/);
  await expect(warning).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(left).not.toMatch(/9876543210|token/);
});

test('shows a message instead of the app inside the page of another site', async ({ page, baseURL }) => {
  const stranger = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${baseURL}/login"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const address = stranger.address();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
  const framed = page.frameLocator('iframe');
  await expect(framed.getByText('This app does not run inside another page.')).toBeVisible();
  await expect(framed.getByRole('textbox')).toHaveCount(0);
  await page.goto('about:blank');
  stranger.close();
});

test('runs inside a page of the same site, such as the console of the mock', async ({ page, baseURL }) => {
  await page.route('**/frame', route =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/login"></iframe>` }),
  );
  await page.goto('/frame');
  const framed = page.frameLocator('iframe');
  await framed.getByRole('button', { name: 'Show password' }).click();
  await expect(framed.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('after a power cut a browser that restores its tabs shows the log-in, and nothing of the last player', async ({
  playwright,
  launchOptions,
  baseURL,
  mock,
}) => {
  expect(mock).toBeDefined();
  const profile = mkdtempSync(join(tmpdir(), 'matka-kiosk-'));
  const launch = (): Promise<BrowserContext> =>
    playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL !== undefined && { baseURL }),
      serviceWorkers: 'block',
    });
  /** Restores a tab as Chromium does, with its address and with its storage of `seconds` ago. */
  const restart = async (kept: Record<string, string>, path: string, seconds: number): Promise<Page> => {
    const context = await launch();
    const page = context.pages()[0] ?? (await context.newPage());
    await asKiosk(page, 30);
    const touched = String(Number(kept[stored.touched.key]) - seconds * 1000);
    await page.addInitScript(
      items => {
        if (window.name === 'restored') return;
        window.name = 'restored';
        for (const [key, text] of Object.entries(items)) sessionStorage.setItem(key, text);
      },
      { ...kept, [stored.touched.key]: touched },
    );
    await page.goto(path);
    return page;
  };
  try {
    const context = await launch();
    const page = context.pages()[0] ?? (await context.newPage());
    await asKiosk(page, 30);
    await logIn(page);
    await kioskIsLoaded(page);
    await page.getByRole('link', { name: /^Wallet \d/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    const kept: Record<string, string> = await page.evaluate(() => ({ ...sessionStorage }));
    expect(Object.keys(kept)).toContain(stored.session.key);
    await context.close();

    const late = await restart(kept, '/imp7', 45);
    await expect(late).toHaveURL(/\/login$/);
    await expect(late.getByLabel('Phone number')).toHaveValue('');
    const left = await late.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(left).not.toMatch(/9876543210|token|imp7/);
    await late.context().close();

    // A crash of a second: the player goes on.
    const soon = await restart(kept, '/imp7', -((Date.now() - Number(kept[stored.touched.key])) / 1000 - 1));
    await expect(soon.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    await soon.context().close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { untilReady } from '../support/traffic.ts';

/** Keeps files back until it is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(files, async route => {
    await released;
    await route.continue();
  });
  return release;
}

test('a submit made before the page is hydrated is carried out after it', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login' }).click();
  release();
  await expect(page).toHaveURL(/\/imp$/);
});

test('a tap before hydration is carried out once after it, and typed text stays', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'New here? Register' }).click();
  // A second tap of the same impatience does not take the first back.
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await page.getByLabel('Phone number').fill('9876543233');
  await page.getByLabel('Password', { exact: true }).fill('first123');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('9876543233');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('first123');
  await untilReady(page);
  await page.getByRole('button', { name: 'Have an account? Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('a language that is chosen before the page is hydrated is there after it', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  for (const name of ['हिन्दी', 'मराठी']) await page.getByRole('radio', { name }).check();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('मराठी');
});

test('a log-in that is submitted before the config is loaded leaves with it, and only then is the page ready', async ({
  page,
  mock,
}) => {
  const release = await hold(page, '**/config.json');
  await page.goto('/login');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Please wait' })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName('ready').length)).toBe(0);
  expect(await mock.requests()).toEqual([]);
  release();
  await expect(page).toHaveURL(/\/imp$/);
  expect(await page.evaluate(() => performance.getEntriesByName('ready').length)).toBe(1);
});

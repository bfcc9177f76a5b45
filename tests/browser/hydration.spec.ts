import type { Page } from '@playwright/test';
import { routes } from '../../src/nav/routes.ts';
import { addressOf } from '../support/all-screens.ts';
import { expect, test } from '../support/app.ts';
import { sweep, type Visit } from '../support/sweep.ts';
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

/** One page of each screen. What all pages say when they are hydrated is heard by all/sweep.spec.ts. */
const screens = [...new Map(routes.map(route => [route.view.screen, route])).values()];

test('a page of each screen is hydrated as it was rendered', async ({ context }) => {
  test.slow();
  // Without the config the page stays as it is when React has taken it over.
  await context.route('**/config.json', () => undefined);
  const hydrated: Visit = async tab => async route => {
    await tab.goto(addressOf(route), { waitUntil: 'commit' });
    // React keeps the very elements that it takes over; a mismatch would throw them away and say so in the console.
    const before = await tab.locator('#root > *').first().elementHandle();
    await tab.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const isKept = await before?.evaluate(element => element.isConnected);
    return isKept ? [] : ['its elements are gone'];
  };
  expect(await sweep(context, screens, hydrated)).toEqual({});
});

test('a field takes typing before the page is hydrated and keeps it', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const phone = page.getByLabel('Phone number');
  await phone.fill('9876543210');
  release();
  await untilReady(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(phone).toHaveValue('9876543210');
});

test('a submit made before the page is hydrated is carried out after it', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login' }).click();
  release();
  await expect(page).toHaveURL(/\/imp$/);
});

test('a tap on a button before the page is hydrated is carried out after it, once', async ({ page }) => {
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

test('a log-in that is submitted before the config has come leaves with it, and only then is the page ready', async ({
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

import type { Page } from '@playwright/test';
import { routePaths } from '../../src/nav/routes.ts';
import { expect, test } from '../support/app.ts';

/** Keeps the scripts back until it is called: the page as it is before it comes to life. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route('**/assets/*.js', async route => {
    await released;
    await route.continue();
  });
  return release;
}

test('every page comes to life as it was rendered', async ({ page }) => {
  test.setTimeout(60_000);
  // Without the config the page stays as it is when React has taken it over.
  await page.route('**/config.json', () => undefined);
  for (const path of routePaths.map(path => path.toLowerCase())) {
    await page.goto(path, { waitUntil: 'commit' });
    // React keeps the very elements that it takes over; a mismatch would throw them away and say so in the console.
    const before = await page.locator('#root > *').first().elementHandle();
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
    expect(await before?.evaluate(element => element.isConnected), path).toBe(true);
  }
});

test('a field takes typing before the page comes to life and keeps it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const phone = page.getByLabel('Phone number');
  await phone.fill('9876543210');
  release();
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(phone).toHaveValue('9876543210');
});

test('a submit made before the page comes to life is carried out after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login' }).click();
  release();
  await expect(page).toHaveURL(/\/imp$/);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { logIn, openGame, proceed } from '../support/play.ts';

/** Drags one finger down by 80 px from the middle of the page's width. */
async function pullDown(page: Page): Promise<void> {
  // What listens for it comes with what stands beside the screens.
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', 300);
  for (const y of [320, 340, 360, 380]) await touch('touchMove', y);
  await touch('touchEnd');
  await client.detach();
}

test('a pull-down at the top reloads the wallet', async ({ page }) => {
  await logIn(page);
  await page.goto('/imp7');
  await expect(page.getByRole('link', { name: 'Add Fund', exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await pullDown(page);
  await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
});

test('a pull-down at the top reloads a bid form, and the rows of its slip are there again', async ({
  page,
}) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '42', Points: '50' });
  const row = page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await page.evaluate(() => {
    Object.assign(window, { before: true });
    window.scrollTo(0, 0);
  });
  await pullDown(page);
  await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false);
  await expect(row).toHaveText(/42.*50 pts/);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { setHidden } from '../support/hide.ts';

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
}

test('a change on the server is on the market list at the next poll', async ({ page, mock }) => {
  await logIn(page);
  const kalyan = page.getByRole('article').filter({ hasText: 'Kalyan' });
  await expect(kalyan).toContainText('Open');
  await mock.db('markets/1', { msg_status: 2, open_result: '470-1' });
  await expect(kalyan).toContainText('Closed');
  await expect(kalyan).toContainText('470-1*-***');
});

test('a hidden page polls nothing, and once as soon as it is seen again', async ({ page, mock }) => {
  await page.clock.install();
  await logIn(page);
  await expect(page.getByRole('button', { name: /^Kalyan/ })).toBeVisible();
  const polls = async () =>
    (await mock.requests()).filter(call => call.path === '/api-get-dashboard-data').length;
  await setHidden(page, true);
  const before = await polls();
  await page.clock.runFor(60_000);
  expect(await polls()).toBe(before);
  await setHidden(page, false);
  await expect.poll(polls).toBe(before + 1);
});

test('a closed market shakes and stays, an open one opens its games', async ({ page }) => {
  await logIn(page);
  const sridevi = page.getByRole('article').filter({ hasText: 'Sridevi Morning' });
  await page.getByRole('button', { name: /^Sridevi Morning/ }).click();
  await expect(sridevi).toHaveAttribute('data-shaking', 'true');
  await expect(sridevi).not.toHaveAttribute('data-shaking');
  await expect(page).toHaveURL(/\/imp$/);
  await page.getByRole('button', { name: /^Kalyan/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kalyan' })).toBeVisible();
});

test('with betting off each market has its chart in a new tab and no wallet is shown', async ({
  page,
  mock,
  context,
}) => {
  await mock.reset({ scenario: 'betting-off' });
  await logIn(page);
  const charts = page.getByRole('link', { name: 'Market Charts' });
  await expect(charts).toHaveCount(8);
  const [tab] = await Promise.all([context.waitForEvent('page'), charts.first().click()]);
  await expect(tab).toHaveURL(/\/chart-pages\/time-bazar\.html$/);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await tab.close();
  await expect(page.getByRole('link', { name: /^Wallet/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Kalyan/ }).click();
  await expect(page).toHaveURL(/\/imp$/);
});

test('the slider goes by dots and stands still when paused', async ({ page }) => {
  await logIn(page);
  const slider = page.getByRole('region', { name: 'News' });
  await slider.getByRole('button', { name: 'Pause slides' }).click();
  await slider.getByRole('button', { name: 'Slide 2' }).click();
  await expect(slider.getByRole('img')).toHaveAccessibleName('Single Digit pays 10 to 95');
  await expect(slider.getByRole('img', { name: 'Single Digit pays 10 to 95' })).toBeInViewport();
});

test('a pull-down at the top reloads the app', async ({ page }) => {
  await logIn(page);
  await page.evaluate(() => Object.assign(window, { before: true }));
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  // The part that hears the pull is loaded after the list: whoever sees that nothing happens pulls again.
  await expect(async () => {
    await touch('touchStart', 300);
    for (const y of [320, 340, 360, 380]) await touch('touchMove', y);
    await touch('touchEnd');
    await page.waitForFunction(() => !('before' in window), undefined, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Kalyan/ })).toBeVisible();
});

test.describe(() => {
  test.use({ allowConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('without a network the last list stays, with a line that says so', async ({ page, context }) => {
    await logIn(page);
    await context.setOffline(true);
    await expect(page.getByText('Offline: showing last update')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Kalyan/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Offline: showing last update')).toHaveCount(0);
  });
});

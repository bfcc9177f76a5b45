import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openGame, proceed, signIn } from '../support/play.ts';
import { untilReady } from '../support/traffic.ts';

/** Types into the login screen that is open, and presses Login. */
async function enter(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('a deep link is where the login leads, as it was typed, over a reload of the login page', async ({
  page,
  baseURL,
}) => {
  await page.goto('/WinData?x=1#top');
  await expect(page).toHaveURL(`${baseURL}/login`);
  await page.reload();
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name: 'WIN HISTORY' })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/WinData?x=1#top`);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a refused token leads every tab to login with a word, and back with the rows of its slip', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  const words = 'Your session has ended. Please log in again.';
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '42', Points: '50' });
  const row = page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/imp?x=1');
  await expect(other.getByRole('button', { name: /^Kalyan/ })).toBeVisible();

  await mock.db('content', { sessions_valid: false });
  await expect(other).toHaveSaid(words);
  await expect(page).toHaveSaid(words);
  await expect(page).toHaveURL(`${baseURL}/login`);
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();

  await mock.db('content', { sessions_valid: true });
  await enter(page);
  await expect(page).toHaveURL(`${baseURL}/jodi`);
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(other).toHaveURL(`${baseURL}/imp?x=1`);
  await expect(other.getByRole('button', { name: /^Kalyan/ })).toBeVisible();
  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await expect(row).toHaveText(/42.*50 pts/);
});

test('a screen whose words are on their way has the name of the app, then its title', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await signIn(page);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'Main Bid-History' }).click();
  await expect(title).toHaveText('BID History');
  await page.goBack();
  await page.goBack();
  await expect(title).toHaveText('Markets');

  let release = (): void => undefined;
  const released = new Promise<void>(resolve => void (release = resolve));
  // All that the home screen does not need for its first frame.
  await page.route(/\/assets\/(?!(app|chunk|home)-[A-Z0-9]+\.)[^/]+\.js$/, async route => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await untilReady(page);
  await page.goForward();
  await expect(title).toHaveText('History');
  await page.goForward();
  await expect(title).toHaveText('Matka');
  release();
  await expect(title).toHaveText('BID History');
  await expect(page).toHaveTitle('BID History · Matka');
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openGame, signIn, toldIsNoted } from '../support/play.ts';

test.use({ isMobile: false, hasTouch: false });

const finder = (page: Page) => page.getByRole('dialog', { name: 'Find a market' });

test('from the markets to a placed bid on another market, with keys alone, which are advertised while they are on', async ({
  page,
  mock,
}) => {
  await signIn(page);
  // The keys of the whole app come with its background part, as the messages do.
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Name of the market' })).toBeFocused();
  await page.keyboard.type('kalyan');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kalyan', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Jodi Digit', exact: true }).press('Enter');
  const field = page.getByRole('main').getByRole('combobox');
  await expect(field).toBeVisible();
  await expect(page.getByText('Ctrl+Enter submits · ? shows the keys')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Name of the market' })).toBeFocused();
  await page.keyboard.type('main b');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Main Bazar')).toBeVisible();
  await expect(finder(page)).toBeHidden();
  await field.focus();
  await page.keyboard.type('47');
  await page.keyboard.press('Enter');
  await page.keyboard.type('50');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'SUBMIT', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveSaid('Bid placed successfully!');
  expect(await mock.db('bids?status=open&points=50&user_id=1')).toMatchObject([{ digits: '47' }]);
  await toldIsNoted(page);

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Shortcut keys' }).press('Space');
  await page.keyboard.press('?');
  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await expect(page.getByText('Ctrl+Enter submits', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

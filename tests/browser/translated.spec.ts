import { expect, test } from '../support/app.ts';
import { translatePages } from '../support/page-translator.ts';
import { openGame, place, proceed, signIn, wallet } from '../support/play.ts';

test('a browser that translates pages by itself neither breaks the app nor keeps an old balance on screen', async ({
  page,
}) => {
  await translatePages(page);
  await signIn(page);
  await expect(wallet(page)).toContainText('10,000 pts');
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await proceed(page, { Digit: '3', Points: '70' });
  await place(page);
  await expect(wallet(page)).toContainText('9,880 pts');
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('2 bids');
  await wallet(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('9,880');

  // Running text of the provider may be translated, and the screen can be left all the same.
  await page.goto('/htp');
  await expect(page.getByRole('main').locator('font font').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
});

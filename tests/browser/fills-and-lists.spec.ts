import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { logIn, openGame, place } from '../support/play.ts';

const marked = (page: Page) => page.getByRole('grid').getByRole('button', { name: /points$/ });
const hinted = (page: Page) => page.getByRole('grid').locator('[data-preview]');
const list = (page: Page) => page.getByRole('textbox', { name: 'Numbers and points' });

async function openBoard(page: Page, game: string): Promise<void> {
  await logIn(page);
  await openGame(page, /^Kalyan/, game);
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  await expect(page.getByRole('grid', { name: game })).toBeVisible();
}

test('a fill shows what it will mark, marks it, and its rows are placed', async ({ page, mock }) => {
  await openBoard(page, 'Jodi Digit');
  await page.getByRole('button', { name: 'Red', exact: true }).hover();
  await expect(hinted(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Family' }).click();
  await page.getByRole('textbox', { name: 'Digits' }).fill('12');
  await expect(hinted(page)).toHaveText(['12', '17', '21', '26', '62', '67', '71', '76']);
  await expect(marked(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark 8' }).click();
  await expect(marked(page)).toHaveCount(8);
  await expect(hinted(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await place(page);
  const bids = await mock.db('bids?status=open&points=10');
  expect(bids).toHaveLength(8);
});

test('a fill is used by keyboard alone', async ({ page }) => {
  await openBoard(page, 'Single Pana');
  await page.getByRole('button', { name: 'Common digit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Digits' })).toBeFocused();
  await page.keyboard.type('5');
  await expect(page.getByRole('button', { name: 'Mark 36' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(marked(page)).toHaveCount(36);
  await expect(page.getByRole('button', { name: 'Common digit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Digits' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Common digit' })).toBeFocused();
});

test('fills and a list fit on a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openBoard(page, 'Jodi Digit');
  await page.getByRole('button', { name: 'Crossing' }).click();
  await page.getByRole('textbox', { name: 'Digits' }).fill('0123456789');
  await expect(page.getByRole('button', { name: 'Mark 100' })).toBeInViewport();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBe(0);
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await list(page).fill('12 34 56\n45 100');
  await expect(page.getByRole('button', { name: 'Add 1 row' })).toBeInViewport();
  expect(await wider()).toBe(0);
});

test('a list comes from the clipboard, survives Back and a reload, and becomes rows', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Pana');
  await page.evaluate(() => navigator.clipboard.writeText('१२८=५०, 137 20\n821 x 10'));
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('button', { name: 'Read clipboard' }).click();
  await expect(page.getByText('Understood: 2 rows, 70 points')).toBeVisible();

  await page.goBack();
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Single Pana' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await expect(list(page)).toHaveValue('१२८=५०, 137 20\n821 x 10');
  await page.getByRole('button', { name: 'Line 2' }).click();
  await expect(list(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('821 x 10');
  await page.getByRole('button', { name: 'Rising order: 128?' }).click();
  await page.getByRole('button', { name: 'Add 3 rows' }).click();
  await expect(page.getByRole('button', { name: 'Delete 128' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Delete 137' })).toBeVisible();
  await expect(page.getByText('3 bids', { exact: true })).toBeVisible();
});

// A list that another app shares with the installed one: `share_target` of the manifest.
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../support/app.ts';
import { signIn } from '../support/play.ts';

const manifest = v.object({
  share_target: v.object({
    action: v.string(),
    method: v.literal('GET'),
    params: v.object({ title: v.string(), text: v.string() }),
  }),
});

/** Opens the page as the system's share dialog does. */
async function share(page: Page, text: string): Promise<void> {
  const reply = await page.request.get('/manifest.webmanifest');
  const { action, params } = v.parse(manifest, await reply.json()).share_target;
  const query = new URLSearchParams({ [params.title]: 'Panas', [params.text]: text });
  await page.goto(`${action}?${query.toString()}`);
}

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function choose(page: Page): Promise<void> {
  const finder = page.getByRole('dialog', { name: 'Find a market' });
  await expect(finder).toContainText('Choose the market and the game for the list that you shared.');
  await finder.getByRole('combobox').fill('kal');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Single Pana', exact: true }).click();
}

test('a shared list opens the paste dialog with its rows, once market and game are chosen', async ({
  page,
}) => {
  await signIn(page);
  await share(page, '137 146 = 50\n<b>nonsense</b>\u202e\u0000');
  await expect(page).toHaveURL(/\/imp$/);
  await choose(page);
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  await expect(dialog.getByRole('button', { name: 'Add 2 rows' })).toBeVisible();
  await expect(dialog).toContainText('<b>nonsense</b>');
  expect(await stored(page)).not.toContain('nonsense');
  await dialog.getByRole('button', { name: 'Add 2 rows' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem')).toHaveCount(2);
  // The text is used up: no other form opens with it, and a reload has none.
  await page.goBack();
  await page.getByRole('button', { name: 'Jodi Digit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Slips' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor logs in first, and closing the finder drops the list', async ({ page }) => {
  await share(page, '137 = 50');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Find a market' })).toBeVisible();
  expect(await stored(page)).not.toContain('137');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Kalyan/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Single Pana', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Slips' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

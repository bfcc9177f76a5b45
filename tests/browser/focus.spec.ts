import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { logIn } from '../support/play.ts';

/** Where the focus stands after an action, by its name; a screen reader goes on from there. */
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menuEntry = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();
};

test.describe(() => {
  test.use({ allowConsole: [/Failed to load resource.*503/] });
  test('Try Again keeps the focus while it fails, and gives it to the heading when it has worked', async ({
    page,
    mock,
  }) => {
    await logIn(page);
    await mock.faults({ path: '/api-wallet-transaction-history', kind: 'status', value: 503, times: -1 });
    await page.goto('/transaction');
    const again = page.getByRole('button', { name: 'Try Again' });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(again).toBeEnabled();
    await expect(again).toBeFocused();
    await mock.clearFaults();
    await page.keyboard.press('Enter');
    await expect(again).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });
});

test('a saved name gives the focus to the button that opened the form', async ({ page }) => {
  await logIn(page);
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.click();
  await page.getByLabel('Name').fill('Demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveSaid('Saved');
  await expect(edit).toBeFocused();
});

test('a chosen language keeps the focus on its choice', async ({ page }) => {
  await logIn(page);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html[lang=hi]')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeFocused();
});

test('a log-out and a screen of the menu begin at their heading', async ({ page }) => {
  await logIn(page);
  await menuEntry(page, 'Settings');
  await expect(heading(page)).toHaveText('Settings');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await expect(heading(page)).toBeFocused();
});

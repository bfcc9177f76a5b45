import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from '../support/app.ts';
import { logIn, openGame, place, proceed } from '../support/play.ts';

/** What breaks WCAG A or AA on the page as it stands. */
async function wrong(page: Page): Promise<unknown> {
  await page.evaluate(axe.source);
  return page.evaluate(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html)))",
  );
}

test('yesterday’s slip is placed again with four taps from the markets', async ({ page, mock }) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await proceed(page, { Digit: '3', Points: '20', Session: 'Close' });
  await place(page);
  await mock.clock({ advance: '24h' });
  await page.goto('/imp');
  await expect(page.getByRole('button', { name: /^Kalyan/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'History', exact: true }).click();
  const again = page.getByRole('button', { name: 'Bid again: Kalyan · Single Digit' });
  await expect(again).toBeVisible();
  expect(await wrong(page)).toEqual([]);
  await again.click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'SUBMIT', exact: true }).click();
  await expect(page).toHaveSaid('Bid placed successfully!');
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('2 bids');
});

test('a slip is saved, seen in another tab, opened, and shared into an import, by the keyboard alone', async ({
  page,
  context,
}) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  const other = await context.newPage();
  await logInAgain(other);
  await openGame(other, /^Kalyan/, 'Jodi Digit');

  await page.getByRole('button', { name: 'Save this slip' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await wrong(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('my Kalyan 20');
  await page.keyboard.press('Enter');
  await expect(page).toHaveSaid('“my Kalyan 20” saved');
  await expect(page.getByRole('button', { name: 'Save this slip' })).toBeFocused();

  await other.getByRole('button', { name: 'Saved slips' }).click();
  const sheet = other.getByRole('dialog', { name: 'Saved slips' });
  await expect(sheet.getByRole('listitem')).toContainText('Kalyan · Single Digit');
  expect(await wrong(other)).toEqual([]);
  await other.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(other.getByRole('button', { name: 'Saved slips' })).toBeFocused();
  await other.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Open “my Kalyan 20”' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
  await expect(other.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem')).toHaveCount(1);
  // Back leads to the form that it was opened from, not to the sheet.
  await other.goBack();
  await expect(other.getByRole('heading', { level: 1, name: 'Jodi Digit' })).toBeVisible();
  await expect(other.getByRole('list', { name: 'Other slips' })).toContainText('Kalyan · Single Digit');
});

/** The session is in the browser already. */
async function logInAgain(page: Page): Promise<void> {
  await page.goto('/imp');
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
}

// An error moves nothing: it takes the place of a line that was there.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openGame, signIn } from '../support/play.ts';

const tops = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll(all => all.map(one => [one.textContent, one.getBoundingClientRect().top]));

for (const width of [320, 360, 390])
  test(`at ${width} px no button of a bid form moves on an error, and its toast is below the market's name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    await openGame(page, /^Kalyan/, 'Single Pana');
    await expect(page.getByText('Type a number to see what it pays.')).toBeVisible();
    const before = await tops(page);
    await page.getByRole('button', { name: 'Proceed' }).tap();
    await expect(page.getByRole('combobox', { name: 'Pana' })).toHaveAccessibleDescription(
      'Please enter the number',
    );
    expect(await tops(page)).toEqual(before);
    await page.getByRole('combobox', { name: 'Pana' }).fill('137');
    await page.getByRole('textbox', { name: 'Points' }).fill('99999');
    await expect(page.getByRole('link', { name: 'Add Fund' })).toBeVisible();
    const typed = await tops(page);
    await page.getByRole('button', { name: 'Proceed' }).tap();
    // First of all, because a toast is there for three seconds.
    const said = await page
      .getByRole('region', { name: 'Messages' })
      .locator('[data-tone=error]')
      .boundingBox();
    await expect(page.getByRole('textbox', { name: 'Points' })).toHaveAccessibleDescription(
      'Insufficient balance please refill your account',
    );
    expect(await tops(page)).toEqual(typed);
    const name = await page.getByText('Kalyan', { exact: true }).boundingBox();
    expect(said?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? Infinity));
  });

// A page whose scripts cannot be loaded says so, with a link that loads it again.
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { scriptsOf } from '../support/bytes/measure-bytes.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const link = (page: Page) => page.getByRole('link', { name: /needs JavaScript. Load this page again/ });

const [main = ''] = scriptsOf('/login');

for (const [what, fail] of [
  ['cannot be reached', (route: Route) => route.abort()],
  ['is missing', (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'no' })],
] as const)
  test(`a page whose first script ${what} says so, and its link loads it again`, async ({ page, mock }) => {
    expect(mock).toBeDefined();
    await page.route(`**${main}`, fail);
    await page.goto('/login');
    await expect(link(page)).toBeInViewport();
    await page.unroute(`**${main}`);
    await link(page).click();
    await page.getByRole('button', { name: 'New here? Register' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    await expect(link(page)).toBeHidden();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says that it needs it', async ({ page, mock }) => {
    expect(mock).toBeDefined();
    await page.goto('/login');
    await expect(link(page)).toBeInViewport();
  });
});

// The app as it runs from the home screen: in its own window, without the browser's buttons, up to the edges of the
// phone, and without a network too.
import type { Locator, Page } from '@playwright/test';
import { stored } from '../../../src/storage/table.ts';
import { coverEdges, installed } from './installed.ts';
import { logIn, openGame, place, proceed } from '../../support/play.ts';
import { expect, kept, test } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });

const offer = (page: Page): Locator => page.getByRole('button', { name: 'Put it on the home screen' });

/** Offers the app as Chromium does. The Chromium of the tests installs no apps. */
const offerIt = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const prompt = (): Promise<void> =>
      Promise.resolve(void (document.documentElement.dataset['asked'] = 'yes'));
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

test('without a network it starts into its last markets, with their age, and goes on when it is back', async ({
  context,
  page,
  site,
}) => {
  await installed(context);
  await logIn(page);
  await expect(page.getByRole('button', { name: /^Kalyan/ }).first()).toBeVisible();
  await kept(page);
  await expect
    .poll(() => page.evaluate(key => localStorage.getItem(key), stored.keptMarkets.key))
    .toContain('Kalyan');
  await site.cut();
  await context.setOffline(true);
  // The icon on the home screen opens this address.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  const last = page.getByRole('list', { name: 'Markets' });
  await expect(last.getByRole('listitem')).toHaveCount(8);
  await expect(last).toContainText('Kalyan');
  await expect(page.getByText('as of 21 November 2026 1:00 PM')).toBeVisible();
  await expect(page.getByText('Balance unknown')).toBeVisible();
  // The list may be out of date, so it has nothing to tap.
  await expect(last.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await site.mend();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^Kalyan/ }).first()).toBeVisible({ timeout: 20_000 });
  await expect(last).toBeHidden();
});

test('the home screen is offered after the second visit with a bid, asked once, and never inside the app', async ({
  context,
  page,
  site,
}) => {
  await logIn(page);
  await offerIt(page);
  for (const digit of ['7', '8']) {
    await openGame(page, /^Kalyan/, 'Single Digit');
    await proceed(page, { Digit: digit, Points: '50' });
    await place(page);
    site.mock.advance('40m');
    await page.goto('/imp');
    await expect(page.getByText(/^Updated/)).toBeVisible();
    await offerIt(page);
    if (digit === '7') await expect(offer(page)).toHaveCount(0);
  }
  const line = offer(page);
  await expect(line).toBeVisible();
  // The line is below all markets, so none has moved.
  const updated = await page.getByText(/^Updated/).elementHandle();
  // Both are measured at once, because a poll may move both.
  const below = await line.evaluate(
    (foot, above) => foot.getBoundingClientRect().y - (above?.getBoundingClientRect().y ?? Infinity),
    updated,
  );
  expect(below).toBeGreaterThan(0);

  const app = await context.newPage();
  await installed(app);
  await app.goto('/settings');
  await expect(app.getByText(/^Version \d+\.\d+\.\d+ · build \S{6}$/)).toBeVisible();
  await offerIt(app);
  await expect(offer(app)).toHaveCount(0);
  await app.close();

  await line.click();
  expect(await page.locator('html').getAttribute('data-asked')).toBe('yes');
  await expect(line).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByText(/^Version/)).toBeVisible();
  await offerIt(page);
  await expect(offer(page)).toHaveCount(0);
});

for (const { way, viewport, insets } of [
  {
    way: 'upright',
    viewport: { width: 390, height: 844 },
    insets: { top: 47, right: 0, bottom: 34, left: 0 },
  },
  {
    way: 'on its side',
    viewport: { width: 844, height: 390 },
    insets: { top: 0, right: 47, bottom: 21, left: 47 },
  },
] as const)
  test(`a phone ${way} covers nothing that one taps`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await installed(page);
    await coverEdges(page, insets);
    const { top, right, bottom, left } = insets;
    const free = async (control: Locator): Promise<void> => {
      await expect(control).toBeVisible();
      // Sheets rise into their place, so the check is repeated.
      await expect(async () => {
        const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        expect(y).toBeGreaterThanOrEqual(top);
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x + width).toBeLessThanOrEqual(viewport.width - right);
        expect(y + height).toBeLessThanOrEqual(viewport.height - bottom);
      }).toPass({ timeout: 5000 });
    };
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

    await logIn(page);
    await free(button('Menu'));
    await free(page.getByRole('link', { name: /^Wallet \d/ }));
    await button('Menu').click();
    await free(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first());
    await page.keyboard.press('Escape');
    await openGame(page, /^Kalyan/, 'Single Digit');
    await free(button('Back'));
    await free(button('How this works'));
    await proceed(page, { Digit: '7', Points: '50' });
    await free(button('Submit'));
    await button('Submit').click();
    await free(button('CANCEL'));
    await free(button('SUBMIT'));
    await button('CANCEL').click();
    await button('Slips').click();
    await free(button('Paste a list'));
  });

// A demo before an audience: the presenter's window, its keys, and presses as fast as they come.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { faultsIn } from '../../support/axe.ts';
import { allowSkips, skipUntil } from '../../support/skip-time.ts';
import { shortPauses } from './demo-script.ts';

/** Messages of the browser when nothing opens `upi:` links, or when a call fails as the demo intends. */
test.use({
  allowConsole: [/Failed to (launch|load resource)/],
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  deviceScaleFactor: 1,
});

test.beforeEach(({ page }) => shortPauses(page));

const app = (page: Page) => page.frameLocator('iframe[title="The app"]');
const guideIn = (page: Page) => page.getByRole('region', { name: 'Show a demo' });
const steps = (page: Page) => guideIn(page).getByText(/^Step \d+ of \d+/);
const readyToGoOn = (page: Page) => expect(page.locator('#next')).toHaveAttribute('aria-disabled', 'false');

async function present(page: Page): Promise<Page> {
  const [desk] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Presenter view' }).click(),
  ]);
  await desk.setViewportSize({ width: 1040, height: 780 });
  return desk;
}

test('the presenter leads from a separate window, and the audience sees only the phone', async ({ page }) => {
  await page.goto('/__mock/');
  const desk = await present(page);
  await guideIn(desk).getByRole('button', { name: 'A result day', exact: true }).tap();
  await readyToGoOn(desk);
  await expect(desk.locator('#next')).toBeFocused();
  await expect(app(page).getByLabel('Phone number')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const phone = await page.locator('#phone').boundingBox();
  expect(phone?.height).toBeGreaterThan(890);
  expect(phone?.height).toBeLessThanOrEqual(900);

  await desk.keyboard.press('ArrowRight');
  await expect(steps(desk)).toHaveText('Step 8 of 23: Press Kalyan.');
  await expect(guideIn(desk)).toContainText('The player bids fifty points on the digit 1.');
  await expect(guideIn(desk)).toContainText('Then: In this world a result comes every half minute');
  await expect(desk.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')).toHaveText(
    'Press Kalyan.',
  );
  await expect(desk.getByRole('banner')).toContainText('1:00:00 pm (stopped)');
  await desk.getByRole('button', { name: 'Turn betting off' }).click();
  await expect(app(page).getByRole('link', { name: 'Market Charts' }).first()).toBeVisible();
  await desk.getByRole('button', { name: 'Turn betting on' }).click();
  await expect(
    app(page)
      .getByRole('button', { name: /^Kalyan/ })
      .first(),
  ).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme: scheme });
    expect(await faultsIn(desk, 'html'), scheme).toEqual([]);
  }

  await desk.close();
  await expect(page.getByRole('button')).toHaveText(['Next', 'End', 'Presenter view']);
  await expect(steps(page)).toHaveText('Step 8 of 23: Press Kalyan.');
  await page.getByRole('button', { name: 'End' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('status')).toHaveText('Taken back. As it was before the demo.');
  // A phone that remembers the demo would speak of its bids and wins.
  await expect(page.frameLocator('iframe[title="The app"]').getByLabel('Phone number')).toBeVisible();
});

test('both windows keep in step when either is reloaded', async ({ page }) => {
  await page.goto('/__mock/');
  await guideIn(page).getByRole('button', { name: 'A result day', exact: true }).click();
  await readyToGoOn(page);
  const desk = await present(page);
  await expect(page.getByRole('button')).toHaveCount(0);
  await readyToGoOn(desk);
  await desk.keyboard.press('PageDown');
  await expect(steps(desk)).toHaveText('Step 8 of 23: Press Kalyan.');
  await desk.reload();
  await expect(steps(desk)).toHaveText('Step 8 of 23: Press Kalyan.');
  await page.reload();
  await expect(app(page).getByRole('heading', { name: 'Markets' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await readyToGoOn(desk);
  await desk.locator('body').press(' ');
  await expect(steps(desk)).toHaveText('Step 17 of 23: Let half a minute pass.', { timeout: 30_000 });
  await desk.close();
  await expect(steps(page)).toHaveText('Step 17 of 23: Let half a minute pass.');
  await page.reload();
  await expect(steps(page)).toHaveText('Step 17 of 23: Let half a minute pass.');
});

test('the presenter learns that the window with the phone is closed', async ({ page, context }) => {
  await page.goto('/__mock/');
  const desk = await present(page);
  await expect(guideIn(desk).getByRole('button')).toHaveCount(3);
  // Keeps the browser open.
  await context.newPage();
  await page.close();
  await expect(guideIn(desk).getByRole('alert')).toContainText('The window with the phone does not answer.');
});

test('a browser that blocks the window gets a link', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/__mock/');
  await page.getByRole('button', { name: 'Presenter view' }).click();
  await expect(page.getByRole('alert')).toContainText('The browser blocked the window.');
  const [desk] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the presenter view' }).click(),
  ]);
  await guideIn(desk).getByRole('button', { name: 'A result day', exact: true }).click();
  await expect(app(page).getByLabel('Phone number')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a step that the phone does not show offers Skip without a press', async ({ page, context }) => {
  await allowSkips(context);
  await page.goto('/__mock/');
  const guide = guideIn(page);
  await guide.getByRole('button', { name: 'A result day', exact: true }).click();
  await readyToGoOn(page);
  await page.locator('#next').click();
  await expect(steps(page)).toHaveText('Step 8 of 23: Press Kalyan.');
  await app(page)
    .getByRole('link', { name: /^Wallet/ })
    .click();
  await app(page).getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
  // The console notes the phone's place every tenth of a second.
  await page.waitForFunction(() => JSON.stringify(history.state).includes('/imp7'));
  await page.reload();
  await app(page).getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
  await skipUntil(page, guide.getByRole('button', { name: 'Skip' }));
  await guide.getByRole('button', { name: 'Skip' }).click();
  await expect(steps(page)).toHaveText('Step 9 of 23: Press Single Digit.');
});

for (const title of ["A new player's first bid", 'A result day', 'The provider fails and nothing is lost'])
  test(`fingers that press as fast as they can reach the end, and it stays: ${title}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/__mock/');
    await guideIn(page).getByRole('button', { name: title, exact: true }).tap();
    await readyToGoOn(page);
    const next = page.locator('#next');
    for (let isOver = false; !isOver;) {
      const place = await next.boundingBox();
      if (place !== null) await page.touchscreen.tap(place.x + 40, place.y + 20);
      await expect(guideIn(page).getByRole('alert')).toHaveCount(0);
      isOver = await guideIn(page).getByText('That is all.').isVisible();
    }
    await expect(next).toHaveText('Finish');
    await expect(page.locator('#alarm')).toBeEmpty();
    await next.tap();
    await expect(page.getByRole('status')).toHaveText(`The end of "${title}".`);
    await expect(guideIn(page).getByRole('button')).toHaveCount(3);
  });

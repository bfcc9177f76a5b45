// A bid form without traps for money: Submit includes the typed bid, one balance is shown, and nothing moves after SUBMIT.
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { watchShifts } from '../support/measure-layout.ts';
import { bidPath, dialogOf, placed, submitOf } from '../support/placing-steps.ts';
import { openGame, place, proceed, signIn, toldIsNoted, wallet } from '../support/play.ts';

test('Submit includes the typed bid, the top bar and the question show the rest, and nothing moves after SUBMIT', async ({
  page,
  mock,
}) => {
  const shifts = await watchShifts(page);
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '47', Points: '75' });
  await page.goBack();
  await page.getByRole('button', { name: 'Single Digit', exact: true }).click();
  await proceed(page, { Digit: '7', Points: '50' });
  await expect(wallet(page)).toHaveAccessibleName('Wallet 9,875 left 2 unsent slips');
  await expect(page.getByRole('main')).not.toContainText('9,875');
  const digit = page.getByRole('combobox', { name: 'Digit' });
  await digit.fill('8');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialogOf(page).getByText('Not included: 8')).toBeVisible();
  await expect(dialogOf(page).getByRole('listitem')).toHaveText([/^7 .*50 pts/]);
  await dialogOf(page).getByRole('button', { name: 'CANCEL' }).click();

  await page.getByRole('textbox', { name: 'Points' }).fill('60');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialogOf(page).getByRole('listitem')).toHaveText([/^7 .*50 pts/, /^8 .*60 pts/]);
  await expect(dialogOf(page)).toContainText(/Total Points\s*110/);
  await expect(dialogOf(page)).toContainText(/Balance after\s*9,815/);
  // The typed bid is on no slip before SUBMIT.
  await expect(wallet(page)).toContainText('9,875 left');
  await mock.faults({ path: bidPath, kind: 'latency', value: 1500 });
  const before = (await shifts()).length;
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Bid placed/ })).toBeInViewport();
  await expect(digit).toBeHidden();
  await expect(wallet(page)).toHaveAccessibleName('Wallet 9,815 left 1 unsent slip');
  // Only the balance may have moved, because its text is new.
  const moved = (await shifts()).slice(before).map(shift => shift.moved);
  expect(moved.filter(words => !words.startsWith('Wallet'))).toEqual([]);
  await page.getByRole('button', { name: 'New bid' }).click();
  await expect(digit).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Points' })).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeHidden();
  await toldIsNoted(page);
});

test('after a board that was used and scrolled, the receipt is in view with its heading', async ({
  page,
}) => {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Pana');
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  for (const number of ['128', '137', '146'])
    await page.getByRole('grid').getByRole('button', { name: number }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await page.getByRole('button', { name: 'Show slip' }).click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await expect(page.getByRole('heading', { name: /^Bid placed/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: /^Bid placed/ })).toBeFocused();
  await toldIsNoted(page);
});

test('the digit pad has no list over it, and a bid typed with it counts in the footer before Submit takes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await page.getByRole('combobox', { name: 'Digit' }).tap();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '8', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeHidden();
  await page.getByRole('button', { name: '+50', exact: true }).tap();
  // Submit appears with the first row.
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Proceed' }).tap();
  await page.getByRole('button', { name: '3', exact: true }).tap();
  await page.getByRole('button', { name: '+20', exact: true }).tap();
  await expect(page.getByRole('main')).toContainText(/2 bids\s*70 pts/);
  // The footer covers nothing of the form.
  const [proceedBox, submitBox] = await Promise.all(
    ['Proceed', 'Submit'].map(name => page.getByRole('button', { name, exact: true }).boundingBox()),
  );
  expect((proceedBox?.y ?? 0) + (proceedBox?.height ?? 0)).toBeLessThanOrEqual(submitBox?.y ?? 0);
  await page.getByRole('textbox', { name: 'Points' }).fill('5');
  await expect(page.getByRole('main')).toContainText(/1 bid\s*50 pts/);
});

test('a pad whose marks load late types until then, and nothing moves when they are loaded', async ({
  page,
}) => {
  let load = (): void => undefined;
  const held = new Promise<void>(resolve => void (load = resolve));
  await page.route(/\/assets\/slips-/, async route => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 320, height: 568 });
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  const places = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^(\d|\+50|Proceed)$/ })
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON() as unknown));
  await page.getByRole('button', { name: '8', exact: true }).tap();
  await expect(page.getByRole('combobox', { name: 'Digit' })).toHaveValue('8');
  await expect(page.getByRole('grid')).toBeHidden();
  const before = await places();
  expect(before).toHaveLength(12);
  load();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('a wide screen has the slip with its Submit beside the form, and a phone on its side sees form and question whole', async ({
  page,
}) => {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  for (const [width, height] of [
    [900, 700],
    [1280, 800],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const form = await page.getByRole('form').boundingBox();
    const right = (form?.x ?? 0) + (form?.width ?? 0);
    for (const part of [submit, page.getByRole('list', { name: 'Bids on this slip' })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect((await part.boundingBox())?.x).toBeGreaterThanOrEqual(right);
    }
  }
  await expect(page.getByRole('button', { name: 'Fill' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeInViewport({ ratio: 1 });
  await submit.click();
  const sheet = dialogOf(page).locator('h2, dt, button');
  for (const part of await sheet.all()) await expect(part).toBeInViewport({ ratio: 1 });
});

test('on a desktop the slip is as high as the form beside it, and a receipt has only its button there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  const bottom = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  const form = await bottom(page.getByRole('form'));
  const submit = await bottom(page.getByRole('button', { name: 'Submit', exact: true }));
  expect(Math.abs(submit - form)).toBeLessThan(24);
  await place(page);
  const receipt = await page.getByRole('region', { name: 'Receipt' }).boundingBox();
  const next = await page.getByRole('button', { name: 'New bid' }).boundingBox();
  expect(Math.abs((next?.y ?? Number.NaN) - (receipt?.y ?? Number.NaN))).toBeLessThan(40);
});

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`no ${colorScheme} strip is beside a question in the place of the scrollbar`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await signIn(page);
      await openGame(page, /^Kalyan/, 'Single Digit');
      const clip = { x: 1272, y: 400, width: 6, height: 6 };
      const before = await page.screenshot({ clip });
      await page.getByRole('button', { name: 'How this works' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await page.screenshot({ clip, animations: 'disabled' })).not.toEqual(before);
    });
});

for (const game of ['Half Sangam', 'SP DP TP', 'SP Motor', 'DP Motor'])
  test(`${game}: Session has nothing beside it, so it is as wide as the fields`, async ({ page }) => {
    await signIn(page);
    await openGame(page, /^Kalyan/, game);
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
    const form = await widthOf(page.getByRole('form', { name: game }));
    expect(await widthOf(page.getByRole('radiogroup', { name: 'Session' }))).toBe(form);
  });

test('the focus is never behind the footer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Pana');
  for (const pana of ['128', '137', '146', '236', '245']) await proceed(page, { Pana: pana, Points: '50' });
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  const footer = (await submit.boundingBox())?.y ?? Number.NaN;
  await page.getByRole('button', { name: 'Slips' }).focus();
  for (const name of ['Delete all', 'Delete 128', 'Delete 137', 'Delete 146', 'Delete 236', 'Delete 245']) {
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeFocused();
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(footer);
  }
});

// A file of the app that is loaded on demand and cannot be loaded: a message reports it, and nothing is sent or
// lost.
import type { Page } from '@playwright/test';
import { limits } from '../../src/domain/limits.ts';
import { expect, test } from '../support/app.ts';
import { openGame, proceed, signIn } from '../support/play.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const wrong = 'Something went wrong. Please try again later.';

/** A toast has said so, and its three seconds are over. */
async function saidWrong(page: Page): Promise<void> {
  await expect(page).toHaveSaid(wrong);
  await page.clock.fastForward(limits.toastMs);
  await expect(page.getByText(wrong)).toHaveCount(0);
}

test('each part of a form reports a missing file each time, sends nothing, and keeps fields and rows', async ({
  page,
  mock,
}) => {
  let fail = (): void => undefined;
  const failed = new Promise<void>(resolve => void (fail = resolve));
  await page.route(/\/assets\/slips-[^/]*\.js/, route => route.abort());
  await page.route(/\/assets\/question-/, async route => {
    await failed;
    await route.abort();
  });
  await signIn(page);
  await page.clock.install();
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '47', Points: '50' });
  for (let tries = 0; tries < 2; tries += 1) {
    await page.getByRole('button', { name: 'Slips' }).click();
    await saidWrong(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  // The first Submit is pressed before the file has failed.
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  fail();
  await saidWrong(page);
  await page.keyboard.press('Control+Enter');
  await saidWrong(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await mock.requests()).filter(({ path }) => path === '/api-submit-bid')).toEqual([]);

  const field = page.getByRole('combobox', { name: 'Enter Digit' });
  await field.fill('34');
  await page.getByRole('radio', { name: 'Board' }).click();
  await saidWrong(page);
  await expect(field).toHaveValue('34');
  await expect(page.getByRole('button', { name: 'Delete 47' })).toBeVisible();
});

test('a pad whose marks cannot be loaded still types its numbers, and Fill says that it cannot be', async ({
  page,
}) => {
  await page.route(/\/assets\/slips-[^/]*\.js/, route => route.abort());
  await signIn(page);
  await page.clock.install();
  await openGame(page, /^Kalyan/, 'Single Digit');
  await page.getByRole('button', { name: '+50', exact: true }).click();
  await page.getByRole('button', { name: 'Fill' }).click();
  await saidWrong(page);
  await page.getByRole('button', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('button', { name: 'Delete 7' })).toBeVisible();
});

test('a tap on a method reports each time that its dialog cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/payments-/, route => route.abort());
  await signIn(page, { path: '/wallet' });
  await page.clock.install();
  await page.getByRole('button', { name: 'Withdraw Methods' }).click();
  for (const method of [/^GPay/, /^Paytm/]) {
    await page.getByRole('button', { name: method }).click();
    await saidWrong(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

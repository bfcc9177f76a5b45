// A file of the app that is loaded on demand and cannot be loaded: the player is told, and nothing is sent or lost.
import { expect, test } from '../support/app.ts';
import { openGame, proceed, signIn } from '../support/play.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const wrong = 'Something went wrong. Please try again later.';

test('Submit says so when the question cannot be loaded, sends nothing and keeps the rows', async ({
  page,
  mock,
}) => {
  await page.route(/\/assets\/bid-parts-/, route => route.abort());
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  const submits = [
    () => page.getByRole('button', { name: 'Submit', exact: true }).click(),
    () => page.keyboard.press('Control+Enter'),
  ];
  for (const submit of submits) {
    await submit();
    await expect(page).toHaveSaid(wrong);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(wrong)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Delete 7' })).toBeVisible();
  expect((await mock.requests()).filter(({ path }) => path === '/api-submit-bid')).toEqual([]);
});

test('Submit before the file of the question has failed says so when it fails', async ({ page, mock }) => {
  let fail = (): void => undefined;
  const failed = new Promise<void>(resolve => void (fail = resolve));
  await page.route(/\/assets\/bid-parts-/, async route => {
    await failed;
    await route.abort();
  });
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  fail();
  await expect(page).toHaveSaid(wrong);
  await expect(page.getByRole('button', { name: 'Delete 7' })).toBeVisible();
  expect((await mock.requests()).filter(({ path }) => path === '/api-submit-bid')).toEqual([]);
});

test('a tap on a method says so when its dialog cannot be loaded, each time', async ({ page }) => {
  await page.route(/\/assets\/add-number-dialog-/, route => route.abort());
  await signIn(page);
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'Withdraw Methods' }).click();
  for (const method of [/^GPay/, /^Paytm/]) {
    await page.getByRole('button', { name: method }).click();
    await expect(page).toHaveSaid(wrong);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

// A file of the app that is loaded on demand and cannot be loaded: the player is told, and nothing is sent or lost.
import { expect, test } from '../support/app.ts';
import { openGame, proceed, signIn } from '../support/play.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const wrong = 'Something went wrong. Please try again later.';

test('what opens with a tap says so when its file cannot be loaded, each time, and the rows stay', async ({
  page,
}) => {
  await page.route(/\/assets\/(paste-dialog|save-slip)-/, route => route.abort());
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  for (const name of ['Paste a list', 'Paste a list', 'Save this slip']) {
    // What an earlier tap has said is gone.
    await expect(page.getByText(wrong)).toHaveCount(0);
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveSaid(wrong);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Delete 7' })).toBeVisible();
});

test('a board that cannot be loaded says so, and the fields come back with what was typed', async ({
  page,
}) => {
  await page.route(/\/assets\/board-[^/]*\.js/, route => route.abort());
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await page.getByRole('combobox', { name: 'Digit' }).fill('7');
  await page.getByRole('radio', { name: 'Board' }).click();
  await expect(page).toHaveSaid(wrong);
  await expect(page.getByRole('combobox', { name: 'Digit' })).toHaveValue('7');
  await expect(page.getByRole('combobox', { name: 'Digit' })).toBeVisible();
});

test('Submit says so when the question cannot be loaded, sends nothing and keeps the rows', async ({
  page,
  mock,
}) => {
  let fail = (): void => undefined;
  const failed = new Promise<void>(resolve => void (fail = resolve));
  await page.route(/\/assets\/confirm-bid-/, async route => {
    await failed;
    await route.abort();
  });
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  const submits = [
    // The first one is before the file has failed.
    () => page.getByRole('button', { name: 'Submit', exact: true }).click().then(fail),
    () => page.keyboard.press('Control+Enter'),
  ];
  for (const submit of submits) {
    await expect(page.getByText(wrong)).toHaveCount(0);
    await submit();
    await expect(page).toHaveSaid(wrong);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
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

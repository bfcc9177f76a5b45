// A file of the app that is loaded on demand and cannot be loaded: the player is told, and nothing is lost.
import { expect, test } from '../support/app.ts';
import { openGame, proceed, signIn } from '../support/play.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const wrong = 'Something went wrong. Please try again later.';

test('what opens with a tap says so when its file cannot be loaded, each time, and the rows stay', async ({
  page,
}) => {
  await page.route(/\/assets\/(paste-dialog|explanation-sheet|save-slip)-/, route => route.abort());
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  for (const name of ['Paste a list', 'How this works', 'Save this slip', 'Paste a list']) {
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveSaid(wrong);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(wrong)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Delete 7' })).toBeVisible();
});

test('a board that cannot be loaded says so, and the fields come back with what was typed', async ({
  page,
}) => {
  await page.route(/\/assets\/board-face-/, route => route.abort());
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await page.getByLabel('Digit').fill('7');
  await page.getByText('Board', { exact: true }).click();
  await expect(page).toHaveSaid(wrong);
  await expect(page.getByLabel('Digit')).toHaveValue('7');
  await expect(page.getByLabel('Digit')).toBeVisible();
});

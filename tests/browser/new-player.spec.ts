// What somebody who plays for the first time must see without looking for it.
import { expect, test } from '../support/app.ts';
import { logIn, openGame, place, proceed } from '../support/play.ts';

const bottom = 'scrollTo(0, document.body.scrollHeight)';

test('the receipt of a long slip is in sight, wherever the form was scrolled to', async ({ page }) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  for (const digit of '1234567') await proceed(page, { Digit: digit, Points: '10' });
  await page.evaluate(bottom);
  await place(page);
  await expect(page.getByRole('heading', { name: 'Bid placed' })).toBeInViewport();
});

test('Show slip brings what was added on the board into sight', async ({ page }) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  for (const jodi of ['00', '12', '45']) await page.getByRole('button', { name: jodi, exact: true }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await expect(page.getByText('3 bids added')).toBeVisible();
  const slip = page.getByRole('list', { name: 'Bids on this slip' });
  await expect(slip).not.toBeInViewport();
  await page.getByRole('button', { name: 'Show slip' }).click();
  await expect(slip.getByText('45')).toBeInViewport();
});

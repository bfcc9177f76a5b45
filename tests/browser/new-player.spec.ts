// Things that somebody who plays for the first time must see without looking for them.
import { expect, test } from '../support/app.ts';
import { openGame, place, proceed, signIn } from '../support/play.ts';

const bottom = 'scrollTo(0, document.body.scrollHeight)';

test('Show slip scrolls to the added rows, placing them scrolls to the receipt, and a phone shows no keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await expect(page.getByText(/Ctrl\+Enter/)).toBeHidden();
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  for (const jodi of ['00', '12', '23', '34', '45', '56', '67'])
    await page.getByRole('button', { name: jodi, exact: true }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await expect(page).toHaveSaid('7 bids added');
  const slip = page.getByRole('list', { name: 'Bids on this slip' });
  await expect(slip.getByText('67')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Show slip' }).click();
  await expect(slip.getByText('67')).toBeInViewport();
  // The form may be scrolled to any place.
  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await page.evaluate(bottom);
  await place(page);
  await expect(page.getByRole('heading', { name: 'Bid placed' })).toBeInViewport();
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: 'Change Password' }).last()).toBeVisible();
  await expect(page.getByText('Shortcut keys')).toBeHidden();
});

test('a player without bids sees how a bid works in the first row of the home screen, until the first bid', async ({
  page,
  mock,
}) => {
  await mock.reset({ scenario: 'new-player', seed: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  // The new player has 500 points and no bid.
  await signIn(page, { mobile: '9876543211' });
  const line = page.getByRole('button', { name: 'How a bid works' });
  await expect(line).toBeInViewport({ ratio: 1 });
  await line.click();
  const dialog = page.getByRole('dialog', { name: 'How a bid works' });
  await expect(dialog).toContainText('Most bids lose.');
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '10' });
  await place(page);
  await expect(page.getByRole('heading', { name: 'Bid placed' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('matka.new-players.v1'))).toBeNull();
  await page.goto('/imp');
  await expect(page.getByText(/^Updated/)).toBeVisible();
  await expect(line).toHaveCount(0);
});

// A tab that was copied, or that the browser opens again as it was before, has rows of a slip that were placed since.
import { expect, test } from '../support/app.ts';
import { noticeOf, posts, rowOf } from '../support/placing-steps.ts';
import { logIn, openGame, place, proceed, wallet } from '../support/play.ts';

test('a row of a copied tab that the other has placed is told as done before, and is not sent again', async ({
  page,
  context,
  mock,
}) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  // The browser copies what the tab keeps.
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open('/imp'))]);
  await openGame(copy, /^Kalyan/, 'Single Digit');
  await expect(rowOf(copy, '7')).toBeVisible();
  await place(page);

  await copy.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(noticeOf(copy)).toContainText(/Kalyan · Single Digit · 7 Open\s*Placed at/);
  await noticeOf(copy).getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(copy, '7')).toHaveCount(0);
  await expect(copy.getByRole('dialog')).toHaveCount(0);
  await expect(wallet(copy)).toContainText('9,950 pts');

  // A new row of the same number is a bid of its own.
  await proceed(copy, { Digit: '7', Points: '50' });
  await place(copy);
  await expect(wallet(copy)).toContainText('9,900 pts');
  expect(await posts(mock)).toBe(2);
});

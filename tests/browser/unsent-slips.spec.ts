// A slip that was left in a form is never out of sight: the home screen names it, opens it, and tells its end.
import { expect, test } from '../support/app.ts';
import { watchShifts } from '../support/measure-layout.ts';
import { openGame, proceed, signIn } from '../support/play.ts';

test('a slip left in a form stands on the home screen from the first frame, a tap is back in it, and its end is told', async ({
  page,
  mock,
}) => {
  const shifts = await watchShifts(page);
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await page.goBack();
  await page.getByRole('button', { name: 'Jodi Digit', exact: true }).click();
  await proceed(page, { 'Enter Digit': '47', Points: '20' });
  await page.goto('/imp');
  const yours = page.getByRole('region', { name: 'Yours' });
  const slip = yours.getByRole('link', { name: 'Kalyan · 1 bid · 50 pts' });
  await expect(slip).toHaveAccessibleDescription('Single Digit · closes in 2 h');
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(await shifts()).toEqual([]);

  await slip.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem')).toHaveText(/^7 /);
  await page.goto('/imp');
  await expect(slip).toBeVisible();
  await mock.clock({ advance: '2h' });
  await expect(yours.getByRole('alert')).toContainText('Kalyan has closed: 1 row taken off');
  await expect(slip).toBeHidden();
  await yours.getByRole('button', { name: 'Close' }).click();
  await expect(yours).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(yours).toBeHidden();
});

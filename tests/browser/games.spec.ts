import { expect, test } from '../support/app.ts';
import { openGame, place, proceed, records, signIn, wallet } from '../support/play.ts';

test('spec 2 §4: a bid in a game of each family, from its list to its history and its win', async ({
  page,
  mock,
}) => {
  await signIn(page);
  await expect(page).toHaveTitle('Markets · Matka');
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await place(page);
  await expect(wallet(page)).toContainText('9,950 pts');
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
  // 1 + 2 + 4 = 7: the ank that was bid on. 50 points at 10 to 95 make 475.
  await mock.results({ game_id: '1', session: 'open', pana: '124' });
  await page.goto('/imp3');
  const win = records(page).filter({ hasText: 'Kalyan' });
  await expect(win).toHaveCount(1);
  await expect(win).toContainText('+ 475 pts');

  await page.goto('/imp2');
  await openGame(page, /^Kalyan Starline 2:00 PM/, 'Triple Panna');
  await proceed(page, { Digit: '555', Points: '10' });
  await place(page);
  await page.goto('/imp2');
  await mock.results({ game_id: '1005', pana: '555' });
  const slot = page.getByRole('article').filter({ hasText: 'Kalyan Starline 2:00 PM' });
  await expect(slot).toContainText('555-5');
  await page.getByRole('link', { name: 'Win History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'STARLINE WIN HISTORY' })).toBeVisible();
  await expect(records(page).filter({ hasText: 'Digit555Type' })).toContainText('+ 6,000 pts');

  await page.goto('/galiIMP');
  await openGame(page, /^Delhi Bazar/, 'Left Digit');
  await proceed(page, { Digit: '4', Points: '10' });
  await place(page);
  await mock.results({ game_id: '2002', jodi: '45' });
  await page.goto('/galiIMP');
  await page.getByRole('link', { name: 'Win History' }).click();
  await expect(records(page).filter({ hasText: 'Delhi Bazar' })).toContainText('+ 95 pts');

  for (const [path, market] of [
    ['/imp4', 'Kalyan'],
    ['/imp5', 'Kalyan Starline 2:00 PM'],
    ['/impbid', 'Delhi Bazar'],
  ] as const) {
    await page.goto(path);
    await expect(records(page).filter({ hasText: market })).toHaveCount(1);
  }
  // 10,000 - 50 + 475 - 10 + 6,000 - 10 + 95.
  await expect(wallet(page)).toContainText('16,500 pts');
});

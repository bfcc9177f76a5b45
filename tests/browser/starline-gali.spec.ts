import { expect, test } from '../support/app.ts';
import { logIn, openGame, place, proceed, records, wallet } from '../support/play.ts';

test('one bid in every Starline game, from the list to the history and its win', async ({ page, mock }) => {
  await logIn(page);
  await page.goto('/imp2');
  const bids = [
    { slot: /^Kalyan Starline 2:00 PM/, game: 'Single Digit', number: '5' },
    { slot: /^Kalyan Starline 2:00 PM/, game: 'Triple Panna', number: '555' },
    { slot: /^Kalyan Starline 3:00 PM/, game: 'Single Panna', number: '120' },
    { slot: /^Kalyan Starline 4:00 PM/, game: 'Double Panna', number: '100' },
  ];
  for (const { slot, game, number } of bids) {
    await openGame(page, slot, game);
    await proceed(page, { Digit: number, Points: '10' });
    await place(page);
    await page.goto('/imp2');
  }
  await mock.results({ game_id: '1005', pana: '555' });
  await mock.results({ game_id: '1006', pana: '120' });
  await mock.results({ game_id: '1007', pana: '100' });
  await expect(page.getByRole('article').filter({ hasText: 'Kalyan Starline 2:00 PM' })).toContainText(
    '555-5',
  );

  await page.getByRole('link', { name: 'Win History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'STARLINE WIN HISTORY' })).toBeVisible();
  await expect(records(page).filter({ hasText: 'Kalyan Starline' })).toHaveCount(4);
  for (const [digits, won] of [
    ['5', '95'],
    ['555', '6,000'],
    ['120', '1,400'],
    ['100', '2,800'],
  ])
    await expect(
      records(page)
        .filter({ hasText: `Digit${digits}Type` })
        .filter({ hasText: `+ ${won} pts` }),
    ).toBeVisible();
  // 10,000 - 40 + 95 + 6,000 + 1,400 + 2,800.
  await page.goto('/imp');
  await expect(wallet(page)).toContainText('20,255 pts');
  await page.goto('/imp5');
  await expect(records(page).filter({ hasText: /Kalyan Starline [234]:00 PM/ })).toHaveCount(4);
});

test('one bid in every Gali game, from the list to the history and its win', async ({ page, mock }) => {
  await logIn(page);
  for (const [game, number] of [
    ['Left Digit', '4'],
    ['Right Digit', '5'],
    ['Jodi Digit', '45'],
  ] as const) {
    await page.goto('/galiIMP');
    await openGame(page, /^Delhi Bazar/, game);
    await proceed(page, { Digit: number, Points: '10' });
    await place(page);
  }
  await mock.results({ game_id: '2002', jodi: '45' });
  await page.goto('/galiIMP');
  await page.getByRole('link', { name: 'Win History' }).click();
  const wins = records(page).filter({ hasText: 'Delhi Bazar' });
  await expect(wins).toHaveCount(3);
  await expect(wins.filter({ hasText: 'Left Digit' })).toContainText('+ 95 pts');
  await expect(wins.filter({ hasText: 'Right Digit' })).toContainText('+ 95 pts');
  await expect(wins.filter({ hasText: 'Jodi Digit' })).toContainText('+ 950 pts');
  // 10,000 - 30 + 95 + 95 + 950.
  await page.goto('/imp');
  await expect(wallet(page)).toContainText('11,110 pts');
  await page.goto('/impbid');
  await expect(records(page).filter({ hasText: 'Delhi Bazar' })).toHaveCount(3);
});

test('spec 2 §8: a timed Gali tile says that bidding is closed once the time has come', async ({
  page,
  mock,
}) => {
  await logIn(page);
  await page.goto('/galiIMP');
  await page.getByRole('button', { name: /^Delhi Bazar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delhi Bazar' })).toBeVisible();
  await mock.clock({ advance: '120m' });
  const tile = page.getByRole('button', { name: 'Left Digit' });
  await expect(tile).toHaveAttribute('data-off', 'true');
  await tile.click();
  await expect(page).toHaveSaid('Bidding is closed for Left Digit');
  await expect(page).toHaveURL(/\/galiallgame$/i);
});

test('with betting off both lists show their charts alone, in a new tab', async ({ page, mock, context }) => {
  await mock.reset({ scenario: 'betting-off' });
  await logIn(page);
  for (const [path, chart] of [
    ['/imp2', /kalyan-starline\.html$/],
    ['/galiIMP', /gali-disawar\.html$/],
  ] as const) {
    await page.goto(path);
    const charts = page.getByRole('link', { name: 'Market Charts' });
    await expect(page.getByRole('link', { name: 'Bid-History' })).toHaveCount(0);
    const [tab] = await Promise.all([context.waitForEvent('page'), charts.click()]);
    await expect(tab).toHaveURL(chart);
    await tab.close();
  }
});

import { expect, test } from '../support/app.ts';
import { logIn, openGame, place, proceed, records, wallet } from '../support/play.ts';

/** Kalyan's results of this test: open 124 (ank 7), close 339 (ank 5). Rates are the world's: 10 to 95 and so on. */
const mainBids = [
  { game: 'Single Digit', fill: { Digit: '7', Points: '10' }, cost: 10, won: ['7', '95'] },
  { game: 'Jodi Digit', fill: { 'Enter Digit': '75', Points: '10' }, cost: 10, won: ['75', '950'] },
  { game: 'Single Pana', fill: { Pana: '124', Points: '10' }, cost: 10, won: ['124', '1,400'] },
  {
    game: 'Double Pana',
    fill: { Session: 'Close', Pana: '339', Points: '10' },
    cost: 10,
    won: ['339', '2,800'],
  },
  { game: 'Triple Pana', fill: { Pana: '777', Points: '10' }, cost: 10, won: null },
  {
    game: 'Half Sangam',
    fill: { Digit: '7', Pana: '339', Points: '10' },
    cost: 10,
    won: ['7-339', '10,000'],
  },
  {
    game: 'Full Sangam',
    fill: { 'Open Pana': '124', 'Close Pana': '339', Points: '10' },
    cost: 10,
    won: ['124-339', '1,00,000'],
  },
  // The 12 single panas of ank 7.
  { game: 'SP DP TP', fill: { SP: 'tick', Pana: '7', Points: '10' }, cost: 120, won: ['124', '1,400'] },
  // 124, 125, 145 and 245.
  { game: 'SP Motor', fill: { 'Enter Pana': '1245', 'Enter Points': '10' }, cost: 40, won: ['124', '1,400'] },
  // 339 and 399.
  {
    game: 'DP Motor',
    fill: { Session: 'Close', 'Enter Pana': '39', 'Enter Points': '10' },
    cost: 20,
    won: ['339', '2,800'],
  },
] as const;

test('spec 2 §4: one bid in every main game, from the market to the history and its win', async ({
  page,
  mock,
}) => {
  test.setTimeout(90_000);
  await logIn(page);
  await page.getByRole('button', { name: /^Kalyan/ }).click();
  let left = 10_000;
  for (const { game, fill, cost } of mainBids) {
    await page.getByRole('button', { name: game, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: game, exact: true })).toBeVisible();
    await proceed(page, fill);
    await place(page);
    left -= cost;
    await expect(wallet(page)).toContainText(`${left.toLocaleString('en-IN')} pts`);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kalyan' })).toBeVisible();
  }
  // Seven single rows, 12 of SP DP TP, 4 and 2 of the motors.
  expect(left).toBe(9_750);
  expect(await mock.db('bids?game_id=1&status=open&_limit=100')).toHaveLength(25);

  await mock.results({ game_id: '1', session: 'open', pana: '124' });
  await mock.results({ game_id: '1', session: 'close', pana: '339' });
  await page.goto('/imp3');
  const cards = records(page).filter({ hasText: 'Kalyan' });
  await expect(cards).toHaveCount(9);
  // Sent as Single Pana: SP DP TP.
  const labels: Readonly<Record<string, string>> = { 'SP DP TP': 'Single Pana' };
  for (const { game, won } of mainBids) {
    if (won === null) continue;
    const [number, points] = won;
    await expect(
      cards
        .filter({ hasText: `Type${labels[game] ?? game}` })
        .filter({ hasText: `Digit${number}` })
        .filter({ hasText: `+ ${points} pts` })
        .first(),
    ).toBeVisible();
  }
  // 95 + 950 + 1,400 + 2,800 + 10,000 + 1,00,000 + 1,400 + 1,400 + 2,800 = 1,20,845; and 9,750.
  await expect(wallet(page)).toContainText('1,30,595 pts');

  await page.goto('/imp4');
  await expect(records(page).filter({ hasText: 'Kalyan' })).toHaveCount(25);
});

test('30 rows of Single Pana by keyboard alone, at two keys a row beyond its digits', async ({ page }) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Pana');
  await page.getByRole('combobox', { name: 'Pana' }).focus();
  const panas = (
    '120 123 124 125 126 127 128 129 130 134 135 136 137 138 139 ' +
    '140 145 146 147 148 149 150 156 157 158 159 160 167 168 169'
  ).split(' ');
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  for (const pana of panas) {
    for (const digit of pana) await press(digit);
    await press('Enter');
    for (const digit of '10') await press(digit);
    await press('Enter');
  }
  expect(keys).toBe(30 * (3 + 2 + 2));
  await expect(page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem')).toHaveCount(30);
  await expect(page.getByText('30 bids', { exact: true })).toBeVisible();
  await expect(page.getByText('Balance: 9,700 pts')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Pana' })).toBeFocused();
});

test('120 rows of a motor are there within 100 ms', async ({ page }) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'SP Motor');
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await page.getByLabel('Enter Pana').fill('1234567890');
    await page.getByLabel('Enter Points').fill('10');
    times.push(
      await page.evaluate(async () => {
        const began = performance.now();
        document.querySelector('form')?.requestSubmit();
        await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
        return performance.now() - began;
      }),
    );
    await expect(page.getByText('120 bids', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByRole('button', { name: 'Delete all' })).toBeHidden();
  }
  // The best of five: another program may have had the core.
  expect(Math.min(...times)).toBeLessThan(100);
});

test('the slip survives a reload and can still be placed', async ({ page, mock }) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Pana');
  await proceed(page, { Pana: '137', Points: '50' });
  await proceed(page, { Session: 'Close', Pana: '146', Points: '20' });
  // The player taps Submit before the wallet has been read.
  for (const path of ['/api-user-wallet-balance', '/api-get-dashboard-data'])
    await mock.faults({ path, kind: 'latency', value: 1500, times: -1 });
  await page.reload();
  const rows = page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem');
  await expect(rows).toHaveText([/137.*Open.*50 pts/, /146.*Close.*20 pts/]);
  await place(page);
  expect(await mock.db('bids?game_id=1&status=open')).toHaveLength(2);
});

test('when the open time comes, Open closes on the form and in the slip', async ({ page, mock }) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await mock.clock({ advance: '120m' });
  await expect(page.getByRole('radio', { name: 'Open' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Close' })).toBeChecked();
  await expect(page.getByRole('listitem')).toContainText('Session closed');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveSaid('Session closed');
  await expect(page.getByRole('dialog')).toBeHidden();
});

import { expect, test } from '../support/app.ts';

test('a player logs in, bids on a single digit, finds the bid in the history, and wins', async ({
  page,
  mock,
}) => {
  await page.goto('/');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  await expect(page).toHaveTitle('Markets · Matka');
  const wallet = page.getByRole('link', { name: /^Wallet \d/ });
  await expect(wallet).toContainText('10,000 pts');
  const polls = async () =>
    (await mock.requests()).filter(call => call.path === '/api-get-dashboard-data').length;
  const before = await polls();
  await expect.poll(polls, { timeout: 12_000 }).toBeGreaterThan(before);

  await page.getByRole('button', { name: /^Kalyan/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kalyan' })).toBeVisible();
  await page.getByRole('button', { name: 'Single Digit' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Open' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Digit' }).fill('7');
  await page.getByLabel('Points', { exact: true }).fill('50');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('combobox', { name: 'Digit' }).fill('3');
  await page.getByLabel('Points', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: 'Delete 3' }).click();
  await expect(page.getByRole('button', { name: 'Delete 3' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm bid' });
  await expect(dialog).toContainText('Once placed, a bid cannot be cancelled in any situation.');
  await expect(dialog.getByRole('definition').filter({ hasText: '9,950' })).toBeVisible();
  await dialog.getByRole('button', { name: 'SUBMIT' }).click();

  await expect(page).toHaveSaid('Bid placed successfully!');
  await expect(dialog).toBeHidden();
  await expect(wallet).toContainText('9,950 pts');
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
  const state = await mock.state();
  expect(state.ledger.balanced).toBe(true);
  expect(await mock.db('bids?digits=7&points=50&status=open')).toHaveLength(1);

  // The entry of the closed dialog leaves the history a second later. A navigation of the browser must not meet that step.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state).includes('dialog'))).toBe(false);
  const openMenu = async () => {
    await page.goto('/imp');
    await page.getByRole('button', { name: 'Menu' }).click();
  };
  await openMenu();
  await page.getByRole('link', { name: 'Bid History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'BID History' })).toBeVisible();
  const bids = page.getByRole('list', { name: 'BID History' }).getByRole('listitem');
  await expect(bids.first()).toContainText('Kalyan');
  await expect(bids.first()).toContainText('50 pts');

  // 1 + 2 + 4 = 7: the ank that was bid on. 50 points at 10 to 95 make 475.
  await mock.results({ game_id: '1', session: 'open', pana: '124' });
  await openMenu();
  await expect(wallet).toContainText('10,425 pts');
  await page.getByRole('link', { name: 'Win History' }).click();
  const wins = page.getByRole('list', { name: 'WIN HISTORY' }).getByRole('listitem');
  const win = wins.filter({ hasText: 'Kalyan' });
  await expect(win).toHaveCount(1);
  await expect(win).toContainText('Congratulations You Won');
  await expect(win).toContainText('475 pts');
});

test('bad input gets the specified words, keeps what was typed and never reaches the server', async ({
  page,
  mock,
}) => {
  await page.goto('/login');
  const logins = async () => (await mock.requests()).filter(call => call.path === '/api-user-login').length;
  const logIn = page.getByRole('button', { name: 'Login' });

  await logIn.click();
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription('Phone number is required!');
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.getByLabel('Phone number').fill('12345');
  await logIn.click();
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription('Invalid phone number!');
  await expect(page.getByLabel('Phone number')).toHaveValue('12345');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Phone number').press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required!',
  );
  expect(await logins()).toBe(0);

  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await logIn.click();
  await expect(page).toHaveSaid('Invalid credentials');
  await expect(page.getByLabel('Phone number')).toHaveValue('9876543210');
});

test.describe('a provider that is down', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('gives Login failed and loses nothing', async ({ page, mock }) => {
    await mock.faults({ path: '/api-user-login', kind: 'drop' });
    await page.goto('/login');
    await page.getByLabel('Phone number').fill('9876543210');
    await page.getByLabel('Password', { exact: true }).fill('demo1234');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveSaid('Login failed');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('demo1234');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  });
});

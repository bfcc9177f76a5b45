// A new player's first points, over a slow line and with an impatient hand: repeated taps reach the server once.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import type { Mock } from '../support/mock.ts';
import { openedLinks, wallet } from '../support/play.ts';
import { holdCalls } from '../support/traffic.ts';

const phone = '9876543233';

/**
 * Taps twice at once, and a third time while the button says that it is busy (`busyWord`); until then no call gets through.
 */
async function press(button: Locator, busyWord: string): Promise<void> {
  const page = button.page();
  const release = await holdCalls(page);
  await button.dblclick();
  const busy = page.getByRole('button', { name: busyWord });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await release();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const field = (within: Page | Locator, name: string) => within.getByLabel(name, { exact: true });

async function register(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, 'New here? Register').click();
  await field(page, 'Phone number').fill(phone);
  await field(page, 'Password').fill('first123');
  await field(page, 'Username').fill('New Player');
  await press(button(page, 'Register'), 'Please wait...');
  await expect(heading(page, 'Verify OTP')).toBeVisible();
  await field(page, 'OTP').fill('1234');
  await press(button(page, 'Verify'), 'Please wait...');
  await expect(heading(page, 'Markets')).toBeVisible();
}

async function deposit(page: Page, mock: Mock): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add Fund' }).click();
  await main.getByRole('link', { name: 'Pay Via UPI' }).click();
  await field(page, 'Amount').fill('5000');
  await page.getByRole('radio', { name: 'Paytm' }).check();
  await press(button(page, 'Add Money'), 'Processing...');
  await expect(
    page.getByText(
      'Deposit of 5,000 pts requested. If you have paid, the points arrive when it is approved.',
    ),
  ).toBeVisible();
  const waiting = 'fund_requests?request_amount=5000&status=pending';
  await expect.poll(() => mock.db(waiting)).toHaveLength(1);
  const [request] = (await mock.db(waiting)) as { id: number }[];
  await mock.fundRequest(request?.id ?? 0, 'approved');
  await wallet(page).click();
  await expect(heading(page, 'Wallet')).toBeVisible();
  // The payment's own card has its points too, before the balance has them.
  await expect(main).toContainText('Balance 5,000 pts');
  await expect(page).toHaveSaid('Deposit of 5,000 pts approved.');
}

async function transfer(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Transfer Points' }).click();
  await expect(page.getByText('Balance: 5,000 pts')).toBeVisible();
  await field(page, 'Points').fill('250');
  await field(page, 'Phone number').fill('9876543211');
  await press(button(page, 'Submit'), 'Submitting...');
  const dialog = page.getByRole('dialog', { name: 'Confirm transfer' });
  await expect(dialog).toContainText('Transfer 250 pts to Second Player?');
  await press(button(dialog, 'Transfer'), 'Submitting...');
  await expect(page.getByText('Points transferred')).toBeVisible();
  await expect(wallet(page)).toContainText('4,750');
}

/** Each of these reached the server as often as the player meant it. */
const meant = {
  '/api-check-mobile': 1,
  '/api-user-registration': 1,
  '/api-fund-request-add': 1,
  '/api-check-user-for-transfer-amt': 1,
  '/api-user-transfer-wallet-balance': 1,
};

test('a new user registers, pays in and passes points on: busy words, second taps ignored', async ({
  page,
  mock,
}) => {
  await mock.faults({ path: '*', kind: 'latency', value: 100, times: -1 });
  const links = await openedLinks(page);
  await register(page);
  await deposit(page, mock);
  await transfer(page);

  expect(links).toHaveLength(1);
  const [user] = (await mock.db(`users?mobile=${phone}`)) as { id: number; user_name: string }[];
  expect(user?.user_name).toBe('New Player');
  const ledger = (await mock.db(`ledger?user_id=${user?.id}`)) as { points: number }[];
  expect(ledger.map(({ points }) => points)).toEqual([5000, -250]);
  expect(await mock.db('transfers?amount=250')).toMatchObject([{ from_user_id: user?.id, to_user_id: 2 }]);
  const calls = (await mock.requests()).map(({ path }) => path);
  const counted = Object.keys(meant).map(path => [path, calls.filter(call => call === path).length]);
  expect(Object.fromEntries(counted)).toEqual(meant);
});

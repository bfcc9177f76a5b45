import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { holdReport } from '../support/held-report.ts';
import { keptIntents } from '../support/kept-in-browser.ts';
import type { Mock } from '../support/mock.ts';
import { openedLinks } from '../support/opened-links.ts';
import { drawn, holdNextReply } from '../support/traffic.ts';

async function logIn(page: Page, mobile = '9876543210') {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
}

const posts = async (mock: Mock) =>
  (await mock.requests()).filter(call => call.path === '/api-fund-request-add');

async function pay(page: Page, amount: string, app: string, held = false) {
  await page.goto('/payviaupi');
  if (held) await holdReport(page);
  const add = page.getByRole('button', { name: 'Add Money' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('radio', { name: app }).check();
  await expect(add).toBeEnabled();
  await add.click();
}

/** From the wallet's list of methods to the word that the number was added. */
async function addPhonePe(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'PhonePe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add PhonePe number' });
  await dialog.getByLabel('Phone number').fill('9876543219');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
  await page.getByLabel('OTP', { exact: true }).fill('1234');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveSaid('UPI Number Added Successfully!');
}

test('a player adds a UPI number by a code and is told so in the wallet', async ({ page, mock }) => {
  await logIn(page);
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'Withdraw Methods' }).click();
  await addPhonePe(page);
  await expect(page).toHaveURL(/\/imp7$/);
  expect(await mock.db('upi?phone_pay_number=9876543219')).toHaveLength(1);
  await page.getByRole('button', { name: 'Withdraw Methods' }).click();
  await expect(page.getByRole('button', { name: /PhonePe/ })).toContainText('9876543219');

  // Said once: not after a reload, nor after Back.
  const said = page.getByText('UPI Number Added Successfully!');
  await expect(said).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Wallet History' })).toBeVisible();
  await page.getByRole('link', { name: 'Wallet History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet History' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Wallet History' })).toBeVisible();
  await expect(said).toBeHidden();
});

test('a number that was added while the numbers were being read is there in the withdraw form', async ({
  page,
}) => {
  await logIn(page);
  await page.goto('/wallet');
  const read = holdNextReply(page, '/api-get-user-payment-details');
  await page.getByRole('button', { name: 'Withdraw Methods' }).click();
  const oldNumbersArrive = await read;
  await addPhonePe(page);
  await page.getByRole('link', { name: 'Withdraw Fund' }).click();
  await expect(page.getByText('Timings: 10:00 AM - 6:00 PM')).toBeVisible();
  await oldNumbersArrive();
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption({ label: 'PhonePe' });
  await expect(page.getByRole('main')).toContainText('9876543219');
});

test('a deposit by UPI: link, code to scan, request, approval, points', async ({ page, mock }) => {
  const links = await openedLinks(page);
  await logIn(page);
  await page.goto('/imp9');
  await expect(page.getByText('Minimum amount: 500')).toBeVisible();
  await page.getByRole('link', { name: 'Pay Via UPI' }).click();
  await pay(page, '500', 'Google Pay');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(page).toHaveSaid(/Deposit of 500 pts requested/);
  expect(links).toHaveLength(1);
  expect(links[0]).toMatch(
    /^tez:\/\/upi\/pay\?pa=demo@upi&pn=Demo%20Player&am=500\.00&cu=INR&tn=Add%20Funds&tr=[A-Za-z0-9]{1,35}$/,
  );
  await expect(page.getByRole('img', { name: 'QR code for 500 pts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Money' })).toBeVisible();
  expect(await posts(mock)).toHaveLength(1);
  expect(await mock.db('fund_requests?request_amount=500&status=pending')).toHaveLength(1);
  await expect(page.getByRole('link', { name: /^Wallet \d/ })).toContainText('10,000');

  const [request] = (await mock.db('fund_requests?request_amount=500&status=pending')) as { id: number }[];
  await mock.fundRequest(request?.id ?? 0, 'approved');
  await page.goto('/addfundhistory');
  const first = page.getByRole('list', { name: 'Deposit History' }).getByRole('listitem').first();
  await expect(first).toContainText('+ 500 pts');
  await expect(first).toContainText('Approved');
  await page.goto('/wallet');
  await expect(page.getByRole('main')).toContainText('10,500');
});

test('a page left within the two seconds posts its request on the way out, once', async ({ page, mock }) => {
  const links = await openedLinks(page);
  await logIn(page);
  await pay(page, '700', 'Paytm', true);
  // Once the link is opened the intent is stored; 'Processing...' is said before.
  await expect.poll(() => links).toHaveLength(1);
  // The next page knows its own by what the provider listed before; without that the player is asked.
  await expect.poll(async () => (await keptIntents(page, 700)).map(({ listed }) => listed)).toEqual([0]);
  await page.goto('/imp');
  await expect.poll(async () => (await posts(mock)).length).toBe(1);
  // The next page has taken stock: nothing waits any more, so nothing can be posted later.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('matka.deposits-left.v1'))).toBeNull();
  await expect.poll(() => keptIntents(page, 700)).toEqual([]);
  expect(await mock.db('fund_requests?request_amount=700')).toHaveLength(1);
});

test.describe('a browser that dies', () => {
  test('posts the request at the next start', async ({ page, context, mock }) => {
    const links = await openedLinks(page);
    await logIn(page);
    await pay(page, '800', 'Paytm', true);
    await expect.poll(() => links).toHaveLength(1);
    const session = await context.newCDPSession(page);
    await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
    expect(await posts(mock)).toHaveLength(0);
    const next = await context.newPage();
    await next.goto('/imp');
    await expect.poll(async () => (await posts(mock)).length).toBe(1);
    expect(await mock.db('fund_requests?request_amount=800')).toHaveLength(1);
  });
});

test('a deposit by QR shows code, id and where the screenshot goes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page);
  await page.goto('/qrpay');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy UPI ID' }).click();
  await expect(page).toHaveSaid('UPI ID Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('demo@upi');
  await expect(page.getByRole('link', { name: 'Send Screenshot' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543213',
  );
});

test('a withdrawal is asked for once and its points are held', async ({ page, mock }) => {
  await logIn(page);
  await page.goto('/withdraw');
  await expect(page.getByText('Timings: 10:00 AM - 6:00 PM')).toBeVisible();
  await page.getByRole('textbox', { name: 'Points' }).fill('1500');
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption({ label: 'Paytm' });
  await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
  await expect(page).toHaveSaid('Withdraw request sent successfully');
  await expect(page).toHaveURL(/\/imp$/);
  expect(await mock.db('withdrawals?request_amount=1500&status=pending')).toHaveLength(1);
  await expect(page.getByRole('link', { name: /^Wallet \d/ })).toContainText('8,500');
  await page.goto('/withdrawhistory');
  await expect(
    page.getByRole('list', { name: 'Withdraw History' }).getByRole('listitem').first(),
  ).toContainText('Pending');
});

test('a withdrawal that is submitted while the wallet is still being read is asked for as soon as it is', async ({
  page,
  mock,
}) => {
  await logIn(page);
  const replies: (() => void)[] = [];
  await page.route(/\/api-get-wallet-info$/, async route => {
    const response = await route.fetch();
    await new Promise<void>(deliver => replies.push(deliver));
    await route.fulfill({ response });
  });
  const balance = holdNextReply(page, '/api-get-dashboard-data');
  await page.goto('/withdraw');
  const balanceArrives = await balance;
  await page.getByRole('textbox', { name: 'Points' }).fill('1500');
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption({ label: 'Paytm' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.poll(() => replies.length).toBe(2);
  // A balance that was not known leads to a third reading, which overtakes that of the submit.
  await balanceArrives();
  await expect.poll(() => replies.length).toBe(3);
  const [form, submit, newest] = replies;
  form?.();
  submit?.();
  await drawn(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  newest?.();
  await expect(page).toHaveSaid('Withdraw request sent successfully');
  expect(await mock.db('withdrawals?request_amount=1500&status=pending')).toHaveLength(1);
});

test('points go to the player who was named in the question', async ({ page, mock }) => {
  await logIn(page);
  await page.goto('/transfer');
  await page.getByRole('textbox', { name: 'Points' }).fill('250');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('9876543211');
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm transfer' });
  await expect(dialog).toContainText('Transfer 250 pts to Second Player?');
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByText('Points transferred')).toBeVisible();
  expect(await mock.db('transfers?amount=250')).toHaveLength(1);
  await expect(page.getByRole('link', { name: /^Wallet \d/ })).toContainText('9,750');
});

test('a transfer stands in the list under its form, though an older list was still on its way', async ({
  page,
}) => {
  await logIn(page);
  const read = holdNextReply(page, '/api-wallet-transaction-history');
  await page.goto('/transfer');
  const oldListArrives = await read;
  await page.getByRole('textbox', { name: 'Points' }).fill('250');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('9876543211');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page).toHaveSaid('Points transferred');
  const latest = page.getByRole('list', { name: 'Latest transactions' });
  await expect(latest).toContainText('Transfer to Second Player');
  await oldListArrives();
  await drawn(page);
  await expect(latest).toContainText('Transfer to Second Player');
});

test('500 rows of wallet history scroll without a hitch', async ({ page, mock }) => {
  await mock.reset({ scenario: 'big-winner' });
  await logIn(page);
  await page.goto('/transaction');
  const list = page.getByRole('list', { name: 'Wallet History' });
  const drawn = (): Promise<number> => list.locator('dl').count();
  // Some are drawn ahead while nobody scrolls, and not all.
  await expect.poll(drawn).toBeGreaterThan(40);
  const before = await drawn();
  expect(before).toBeLessThan(200);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(drawn).toBeGreaterThan(before);
});

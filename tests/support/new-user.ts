import type { Locator, Page } from '@playwright/test';
import type { Mock } from './mock.ts';
import { records, wallet } from './play.ts';
import { expect } from './said.ts';

export const phone = '9876543233';

/** Presses a button that asks the server; the word is what the button says meanwhile. */
export type Press = (button: Locator, busyWord: string) => Promise<void>;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const field = (within: Page | Locator, name: string) => within.getByLabel(name, { exact: true });

export async function register(page: Page, press: Press): Promise<void> {
  await page.goto('/');
  await button(page, 'New here? Register').click();
  await field(page, 'Phone number').fill(phone);
  await field(page, 'Password').fill('first123');
  await field(page, 'Username').fill('New Player');
  await press(button(page, 'Register'), 'Please wait...');
  await enterCode(page, press);
  await expect(heading(page, 'Markets')).toBeVisible();
}

async function enterCode(page: Page, press: Press): Promise<void> {
  await expect(heading(page, 'Verify OTP')).toBeVisible();
  await field(page, 'OTP').fill('1234');
  await press(button(page, 'Verify'), 'Please wait...');
}

export async function logOut(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, 'Log out').click();
  await expect(heading(page, 'Login')).toBeVisible();
}

export async function losePassword(page: Page, press: Press): Promise<void> {
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await field(page, 'Phone number').fill(phone);
  await press(button(page, 'Submit'), 'Sending...');
  // This code is compared here, without a call.
  await enterCode(page, button => button.click());
  await expect(heading(page, 'Set new password')).toBeVisible();
  await field(page, 'New Password').fill('second123');
  await field(page, 'Confirm Password').fill('second123');
  await press(button(page, 'Submit'), 'Please wait...');
  await expect(page).toHaveSaid('Successfully updated password');
  await expect(heading(page, 'Login')).toBeVisible();
  await field(page, 'Phone number').fill(phone);
  await field(page, 'Password').fill('second123');
  await press(button(page, 'Login'), 'Please wait...');
  await expect(heading(page, 'Markets')).toBeVisible();
}

export async function deposit(page: Page, mock: Mock, press: Press): Promise<void> {
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

export async function transfer(page: Page, press: Press): Promise<void> {
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
  await button(page, 'Back').click();
}

export async function withdraw(page: Page, press: Press): Promise<void> {
  await expect(heading(page, 'Wallet')).toBeVisible();
  await button(page, 'Withdraw Methods').click();
  await page.getByRole('button', { name: 'Paytm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Paytm number' });
  await field(dialog, 'Phone number').fill('9876543234');
  await press(button(dialog, 'Submit'), 'Sending...');
  await enterCode(page, press);
  await expect(page).toHaveSaid('UPI Number Added Successfully!');
  await page.getByRole('link', { name: 'Withdraw Fund' }).click();
  await expect(page.getByText('Timings: 10:00 AM - 6:00 PM')).toBeVisible();
  await field(page, 'Points').fill('1000');
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption({ label: 'Paytm' });
  await press(button(page, 'Submit'), 'Submitting...');
  await expect(page).toHaveSaid('Withdraw request sent successfully');
  await expect(heading(page, 'Markets')).toBeVisible();
  await expect(wallet(page)).toContainText('3,750');
}

const bidHistories = [
  ['Main Bid-History', 'BID History'],
  ['Main Win-History', 'WIN HISTORY'],
  ['Starline Bid-History', 'STARLINE BIDS'],
  ['Starline Win-History', 'STARLINE WIN HISTORY'],
  ['Gali Bid-History', 'GALI DISAWAR BIDS'],
  ['Gali Win-History', 'GALI DISAWAR WINS'],
] as const;

export async function readHistories(page: Page, press: Press): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'Deposit History' }).click();
  await expect(records(page)).toHaveCount(1);
  await expect(records(page)).toContainText('+ 5,000 pts');
  await expect(records(page)).toContainText('Approved');
  await button(page, 'Back').click();
  await page.getByRole('link', { name: 'Wallet History' }).click();
  await expect(records(page)).toHaveCount(3);
  for (const amount of ['+ 5,000 pts', '− 250 pts', '− 1,000 pts'])
    await expect(records(page).filter({ hasText: amount })).toHaveCount(1);
  await button(page, 'Back').click();
  for (const [link, title] of bidHistories) {
    await page.getByRole('link', { name: link }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(main.getByText('NO DATA FOUND')).toBeVisible();
    await press(button(page, 'Submit'), 'Submitting...');
    await expect(button(page, 'Submit')).toBeEnabled();
    await expect(main.getByText('NO DATA FOUND')).toBeVisible();
    await button(page, 'Back').click();
  }
  await button(page, 'Back').click();
  await main.getByRole('link', { name: 'Withdraw' }).click();
  await page.getByRole('link', { name: 'Withdraw History' }).click();
  await expect(records(page)).toContainText('Pending');
  await button(page, 'Back').click();
  await button(page, 'Back').click();
  await expect(heading(page, 'Markets')).toBeVisible();
}

import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { logIn } from '../support/play.ts';
import { drawn, untilReady } from '../support/traffic.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Leaves by `leave` while the reply of `path` is on its way; returns once the reply is there and dealt with. */
async function leaveBefore(page: Page, path: string, leave: () => Promise<unknown>): Promise<void> {
  // A call is listed once its reply is there in whole.
  const replies = () =>
    page.evaluate(
      end => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end)).length,
      path,
    );
  const before = await replies();
  await leave();
  await expect.poll(replies).toBe(before + 1);
  // Drawn twice, the page has dealt with it.
  await drawn(page);
}

test('Back after a forgotten password was sent: its reply moves nobody', async ({ page, mock }) => {
  await page.goto('/login');
  await untilReady(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Phone number').fill('9876543210');
  await mock.faults({ path: '/api-forget-check-mobile', kind: 'latency', value: 1500 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await leaveBefore(page, '/api-forget-check-mobile', () => page.goBack());
  await expect(h1(page, 'Login')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('Cancel, or Back, after a payout number was sent: its reply moves nobody', async ({ page, mock }) => {
  await logIn(page);
  await page.goto('/imp7');
  await page.getByRole('button', { name: 'Withdraw Methods' }).click();
  const leave = [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.evaluate(() => history.back()),
  ];
  for (const close of leave) {
    await page.getByRole('button', { name: /^GPay/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Add GPay number' });
    await dialog.getByLabel('Phone number').fill('9876543215');
    await mock.faults({ path: '/api-resend-otp', kind: 'latency', value: 1500 });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await leaveBefore(page, '/api-resend-otp', close);
    await expect(dialog).toBeHidden();
    await expect(h1(page, 'Wallet')).toBeVisible();
    await expect(page).toHaveURL(/\/imp7$/);
  }
});

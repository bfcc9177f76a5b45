import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { holdCalls } from '../support/traffic.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function logIn(page: Page, phone = '9876543210', secret = 'demo1234'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(phone);
  await password(page).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(heading(page, 'Markets')).toBeVisible();
}

/** Everything a page may leave behind: both storages, the history entry, and IndexedDB. */
const leftBehind = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state];
    for (const { name } of await indexedDB.databases()) {
      const db = await all(indexedDB.open(name ?? ''));
      for (const table of db.objectStoreNames)
        kept.push(await all(db.transaction(table).objectStore(table).getAll()));
      db.close();
    }
    return JSON.stringify(kept);
  });

test('spec 1 §4: a visitor registers, proves the phone by its code, and is at home', async ({
  page,
  mock,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await expect(heading(page, 'Register')).toBeVisible();
  await page.getByLabel('Phone number').fill('9876543222');
  await password(page).fill('fresh123');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const username = page.getByLabel('Username');
  await expect(username).toHaveAccessibleDescription('Username is required');
  await expect(username).toBeFocused();
  await expect(page.getByLabel('Phone number')).toHaveValue('9876543222');
  await username.fill('Fresh Player');
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await expect(heading(page, 'Verify OTP')).toBeVisible();
  await expect(page.getByText(/^Resend OTP in \d\ds$/)).toBeVisible();
  expect(await leftBehind(page)).not.toMatch(/fresh123|"1234"/);
  await page.getByLabel('OTP').fill('4321');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Enter Valid OTP')).toBeVisible();
  await page.getByLabel('OTP').fill('1234');
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect(heading(page, 'Markets')).toBeVisible();
  await expect(page).toHaveURL(/\/imp$/);
  expect(await mock.db('users?mobile=9876543222')).toMatchObject([{ user_name: 'Fresh Player' }]);
  await page.goBack();
  await expect(heading(page, 'Verify OTP')).toBeHidden();
});

test('spec 1 §4: a forgotten password is set anew, and the new one logs in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login has a field of that name too.
  await expect(heading(page, 'Verify your phone number to reset your password')).toBeVisible();
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('OTP').fill('1234');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(heading(page, 'Set new password')).toBeVisible();
  await page.getByLabel('New Password').fill('demo5678');
  await page.getByLabel('Confirm Password').fill('demo5678');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveSaid('Successfully updated password');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, '9876543210', 'demo5678');
});

test('a reload forgets drafts and codes', async ({ page }) => {
  await page.goto('/forgotpass');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(heading(page, 'Verify OTP')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Invalid navigation. Please start over.')).toBeVisible();
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(page).toHaveURL(/\/forgotpass$/);
});

test('spec 1 §5: the password is kept nowhere, and its verifier knows it all the same', async ({
  page,
  mock,
}) => {
  await logIn(page);
  await expect.poll(() => leftBehind(page)).toContain('600000');
  expect(await leftBehind(page)).not.toContain('demo1234');

  await page.goto('/change');
  const change = async (current: string) => {
    await page.getByLabel('Current Password').fill(current);
    await page.getByLabel('New Password').fill('demo5678');
    await page.getByLabel('Confirm Password').fill('demo5678');
    await page.getByRole('button', { name: 'Submit' }).click();
  };
  await change('demo1235');
  await expect(page).toHaveSaid('Old password does not match');
  expect((await mock.requests()).map(({ path }) => path)).not.toContain('/api-change-password');
  await change('demo1234');
  await expect(page).toHaveSaid('Successfully changed password');
  await expect(page).toHaveURL(/\/imp$/);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect.poll(() => leftBehind(page)).not.toMatch(/600000|9876543210|demo/);
});

test('logging out in one tab logs the other out', async ({ page, context }) => {
  await logIn(page);
  const other = await context.newPage();
  await other.goto('/histories');
  await expect(heading(other, 'History')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(other, 'Login')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
});

test('a page that comes back from the browser’s cache of pages learns of a log-out that it was not told of', async ({
  page,
  context,
}) => {
  await logIn(page);
  const other = await context.newPage();
  // Chromium keeps no page while it is driven by a test: this one is deaf, as one that is kept.
  await other.addInitScript(() =>
    window.addEventListener('storage', event => event.stopImmediatePropagation(), { capture: true }),
  );
  await other.goto('/wallet');
  await expect(heading(other, 'Wallet')).toBeVisible();
  await expect(other.getByRole('region', { name: 'Messages' })).toBeAttached();
  // No reply tells it that its session has ended.
  const release = await holdCalls(other);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(heading(other, 'Wallet')).toBeVisible();
  await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(heading(other, 'Login')).toBeVisible();
  await release();
});

test('a visitor lands, once logged in, on the page first asked for', async ({ page }) => {
  await page.goto('/Histories');
  await expect(heading(page, 'Login')).toBeVisible();
  await page.getByLabel('Phone number').fill('9876543210');
  await password(page).fill('demo1234');
  await password(page).press('Enter');
  await expect(heading(page, 'History')).toBeVisible();
});

test('spec 1 §2: the heading stands still where motion is unwanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await expect(heading(page, 'Login')).toHaveText('Login');
  await expect(heading(page, 'Login').locator('span')).toHaveCSS('opacity', '1');
});

test('a log-out ends the token at the provider, also when the page goes at once', async ({ page, mock }) => {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(heading(page, 'Markets')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('about:blank');
  await expect
    .poll(async () => (await mock.requests()).filter(({ path }) => path === '/api-user-logout'))
    .toEqual([expect.objectContaining({ status: 200, reply: expect.objectContaining({ status: true }) })]);
  expect(await mock.db('users/1')).toMatchObject({ unique_token: 'mock-token-1.2' });
});

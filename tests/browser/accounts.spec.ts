// How a real browser keeps sessions, passwords and codes, and how its tabs share them.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { logIn, signIn } from '../support/play.ts';
import { holdCalls } from '../support/traffic.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
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

test('a reload forgets drafts and codes', async ({ page }) => {
  await page.goto('/forgotpass');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(heading(page, 'Verify OTP')).toBeVisible();
  // The phone number stays in the tab for starting over; the code and the password never do.
  expect(await leftBehind(page)).not.toMatch(/"1234"/);
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

  await logOut(page);
  await expect(heading(page, 'Login')).toBeVisible();
  await expect.poll(() => leftBehind(page)).not.toMatch(/600000|9876543210|demo/);
});

test('a log-out ends the token at the provider though the page goes at once, and logs other tabs out', async ({
  page,
  context,
  mock,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/histories');
  await expect(heading(other, 'History')).toBeVisible();
  await logOut(page);
  await page.goto('about:blank');
  await expect
    .poll(async () => (await mock.requests()).filter(({ path }) => path === '/api-user-logout'))
    .toEqual([expect.objectContaining({ status: 200, reply: expect.objectContaining({ status: true }) })]);
  expect(await mock.db('users/1')).toMatchObject({ unique_token: 'mock-token-1.2' });
  await expect(heading(other, 'Login')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
});

test("a page that returns from the browser's page cache notices a log-out that it missed", async ({
  page,
  context,
}) => {
  await signIn(page);
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
  await logOut(page);
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(heading(other, 'Wallet')).toBeVisible();
  await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(heading(other, 'Login')).toBeVisible();
  await release();
});

import type { Page } from '@playwright/test';
import { stored } from '../../src/storage/table.ts';
import { expect, test } from '../support/app.ts';
import { openedLinks, openGame, place, proceed } from '../support/play.ts';

type Name = keyof typeof stored;

/** Everything in the browser's storage, by its name in the storage table. Unknown keys appear as they are. */
async function leftBehind(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    /** The database's name, if it contains anything. */
    const filled = async (name: string): Promise<readonly string[]> => {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const counts = await Promise.all(
        stores.map(store => done(database.transaction(store).objectStore(store).count())),
      );
      database.close();
      return counts.some(count => count > 0) ? [name] : [];
    };
    return {
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      database: (
        await Promise.all((await indexedDB.databases()).map(({ name = '' }) => filled(name)))
      ).flat(),
      cache: await caches.keys(),
    };
  });
  const nameOf = (where: string, key: string): string =>
    Object.entries(stored).find(
      ([, row]) => row.where === where && (row.where === 'cache' ? key.startsWith(row.key) : row.key === key),
    )?.[0] ?? `${where}: ${key}`;
  return Object.entries(found)
    .flatMap(([where, keys]) => keys.map(key => nameOf(where, key)))
    .toSorted();
}

const these = (...names: readonly Name[]): readonly Name[] => names.toSorted();

test('a walk through the app stores only values of the storage table, and a log-out leaves only the browser’s', async ({
  page,
  mock,
}) => {
  await page.goto('/withdraw');
  await expect(page).toHaveURL(/\/login$/);
  expect(await leftBehind(page)).toEqual(these('address'));

  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/withdraw$/);
  await expect
    .poll(() => leftBehind(page))
    .toEqual(these('device', 'keptMarkets', 'keptResults', 'passwords', 'seenBoards', 'session'));
  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'Single Digit');
  await page.getByRole('button', { name: 'Slips' }).click();
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: 'Numbers and points' }).fill('7');
  await expect.poll(() => leftBehind(page)).toContain('lists');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await proceed(page, { Digit: '7', Points: '50' });
  await expect.poll(() => leftBehind(page)).toContain('slips');
  await place(page);
  await expect.poll(() => leftBehind(page)).not.toContain('slips');
  expect(await leftBehind(page)).toEqual(expect.arrayContaining(['install', 'journal']));
  await page.getByRole('button', { name: 'New bid' }).click();
  await page.getByRole('textbox', { name: 'Points' }).fill('10');
  await page.getByRole('grid').getByRole('button', { name: '7' }).tap();
  await expect.poll(() => leftBehind(page)).toContain('marks');
  await proceed(page, { Digit: '8', Points: '50' });
  await mock.clock({ advance: '670m' });
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Kalyan has closed: 1 row' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Kalyan has closed: Single Digit' })).toBeVisible();
  expect(await leftBehind(page)).toContain('closedSlips');

  const links = await openedLinks(page);
  await page.goto('/payviaupi');
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByRole('radio', { name: 'Paytm' }).check();
  await page.getByRole('button', { name: 'Add Money' }).click();
  await expect.poll(() => links).toHaveLength(1);
  await expect.poll(() => leftBehind(page)).toContain('deposits');

  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await leftBehind(page)).toContain('settings');

  await page.goto('/imp');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const browsers = Object.entries(stored).flatMap(([name, { whose }]) => (whose === 'browser' ? [name] : []));
  const left = await leftBehind(page);
  expect(left).toContain('device');
  expect(left).toContain('settings');
  expect(left).toContain('reports');
  expect(left.filter(name => !browsers.includes(name))).toEqual([]);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/otpforgotpass$/);
  expect(await leftBehind(page)).toContain('visitor');
});

// Another tab holds a database and never lets go of it.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { askInGame, posts, submitOf, unwritten } from '../support/placing-steps.ts';
import { signIn } from '../support/play.ts';
import { allowSkips, skipUntil } from '../support/skip-time.ts';

test.beforeEach(({ context }) => allowSkips(context));

/** Opens a tab that begins a transaction and never ends it. */
async function hold(context: BrowserContext, database: string, table: string): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(
    ([name, store]) =>
      new Promise<void>(holds => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const held = opening.result.transaction(store, 'readwrite').objectStore(store);
          const goOn = (): void => {
            holds();
            held.count().addEventListener('success', goOn);
          };
          goOn();
        });
      }),
    [database, table] as const,
  );
  return other;
}

test('Add Money ends with a reason while another tab holds the deposits, and nothing follows later', async ({
  page,
  context,
  mock,
}) => {
  await signIn(page);
  await page.goto('/payviaupi');
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByRole('radio', { name: 'Paytm' }).check();
  const other = await hold(context, 'matka-deposits', 'deposits');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Add Money' }).click();
  await skipUntil(page, page.getByText('An error occurred while trying to initiate payment.'));
  await expect(page.getByText(unwritten)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Money' })).toBeEnabled();
  await other.close();
  const kept = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const opening = indexedDB.open('matka-deposits');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('deposits').objectStore('deposits').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
  expect(kept).toBe(0);
  const posts = (await mock.requests()).filter(({ path }) => path === '/api-fund-request-add');
  expect(posts).toEqual([]);
});

for (const [database, table] of [
  ['matka-keys', 'keys'],
  ['matka-journal', 'attempts'],
  ['matka-journal', 'pages'],
] as const)
  test(`the first SUBMIT says that nothing was sent while another tab holds ${table} of ${database}`, async ({
    page,
    context,
    mock,
  }) => {
    await signIn(page);
    const isThere = (): Promise<boolean> =>
      page.evaluate(async name => (await indexedDB.databases()).some(known => known.name === name), database);
    await expect.poll(isThere).toBe(true);
    await hold(context, database, table);
    await page.bringToFront();
    await askInGame(page);
    await submitOf(page).click();
    await skipUntil(page, page.getByText(unwritten));
    expect(await posts(mock)).toBe(0);
  });

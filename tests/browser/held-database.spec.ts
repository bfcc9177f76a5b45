// Another tab holds a database and never lets go of it.
import { expect, test } from '../support/app.ts';
import { signIn } from '../support/play.ts';

test('Add Money ends with a reason while another tab holds the deposits, and nothing follows later', async ({
  page,
  context,
  mock,
}) => {
  await signIn(page);
  await page.goto('/payviaupi');
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByRole('radio', { name: 'Paytm' }).check();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(
    () =>
      new Promise<void>(holds => {
        const opening = indexedDB.open('matka-deposits');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('deposits', 'readwrite').objectStore('deposits');
          const goOn = (): void => {
            holds();
            store.count().addEventListener('success', goOn);
          };
          goOn();
        });
      }),
  );
  await page.bringToFront();
  await page.getByRole('button', { name: 'Add Money' }).click();
  await expect(page.getByText('An error occurred while trying to initiate payment.')).toBeVisible({
    timeout: 15_000,
  });
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

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../support/app.ts';
import { wrap } from '../../../src/contract/envelope.ts';
import { endpointOf } from '../../../src/contract/index.ts';
import { logIn, openGame } from '../../support/play.ts';

test('the app follows the clock when it runs sixty times as fast', async ({ page, context, mock }) => {
  // 2:54 PM: Kalyan's open time is six minutes away, six seconds at this pace.
  await mock.clock({ advance: '114m' });
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await expect(page.getByRole('radio', { name: 'Open' })).toBeEnabled();
  const staff = await context.newPage();
  await staff.goto('/__mock/');
  await staff.getByRole('button', { name: '60 times as fast' }).click();
  await expect(staff.getByRole('status')).toHaveText('Clock: 60 times as fast.');
  await staff.close();
  await expect(page.getByRole('radio', { name: 'Open' })).toBeDisabled({ timeout: 20_000 });
  await expect(page.getByRole('radio', { name: 'Close' })).toBeChecked();
});

test('support staff rejects a deposit, pays a withdrawal and returns another', async ({ page, mock }) => {
  await page.goto('/__mock/');
  for (const account of ['9876543210 / demo1234', '9876543211 / demo1234'])
    await expect(page.getByText(account)).toBeVisible();
  const waiting = page.locator('#pending').getByRole('listitem');
  await waiting.filter({ hasText: 'Deposit' }).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('status')).toHaveText('Rejected 1,000 pts of Demo Player.');
  await expect(waiting).toHaveText('Nothing is waiting.');
  await expect(page.getByText('10,000 points', { exact: true })).toBeVisible();

  for (const [button, said, left] of [
    ['Pay', 'Paid 1,000 pts to Demo Player.', '9,000 points'],
    ['Cancel and return', 'Returned 1,000 pts to Demo Player.', '9,000 points'],
  ] as const) {
    await askForWithdrawal(mock.url);
    await expect(waiting).toContainText('Demo Player: 1,000 points');
    await waiting.getByRole('button', { name: button }).click();
    await expect(page.getByRole('status')).toHaveText(said);
    await expect(waiting).toHaveText('Nothing is waiting.');
    await expect(page.getByText(left, { exact: true })).toBeVisible();
  }
});

/** As the Demo Player: 1,000 points to his second payout number. */
async function askForWithdrawal(url: string): Promise<void> {
  const endpoint = endpointOf('withdraw');
  const wish = { mobile: '9876543210', request_amount: 1000, payment_method: '2' };
  const keys = { appKey: { name: 'app_key', value: 'demo' }, token: 'mock-token-1' };
  const body = JSON.stringify(wrap(endpoint, wish, keys));
  const reply: unknown = await (await fetch(url + endpoint.path, { method: 'POST', body })).json();
  expect(reply).toEqual({ status: true });
}

/** Every file of the built app, those made from others by compression aside. */
const built = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return built(path);
    return /\.(br|gz)$/.test(name) ? [] : [path];
  });

test('nothing of the console or the mock is in the built app', () => {
  const files = built('dist');
  expect(files.filter(path => path.endsWith('.js')).length).toBeGreaterThan(5);
  const words = /__mock|mock-server|Mock console|Turn betting off|Start afresh/;
  expect(words.test(readFileSync('mock-server/console/index.html', 'utf8'))).toBe(true);
  expect(files.filter(path => words.test(readFileSync(path, 'utf8')))).toEqual([]);
});

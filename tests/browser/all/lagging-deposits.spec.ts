// Past faults with deposits at a provider whose lists are old, or whose player has a second device: a payment
// was lost. The numbers are those of lagging-provider.spec.ts.
import type { Page } from '@playwright/test';
import { limits } from '../../../src/domain/limits.ts';
import { expect, test } from '../../support/app.ts';
import { callElsewhere, catchUp, passLag, passUntil, signInLagging } from './lagging-steps.ts';
import type { Mock } from '../../support/mock.ts';
import { openedLinks } from '../../support/play.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const path = '/api-fund-request-add';
const posts = async (mock: Mock) => (await mock.requests()).filter(call => call.path === path).length;
const requests = (mock: Mock, amount: number) => mock.db(`fund_requests?request_amount=${amount}`);
const region = (page: Page) => page.getByRole('region', { name: 'Payments on their way' });
const question = (page: Page) => page.getByRole('region', { name: 'Is it this one?' });

/** Presses Add Money, and waits until the fund request has left. */
async function pay(page: Page, mock: Mock, amount: number): Promise<void> {
  const before = await posts(mock);
  await page.getByRole('textbox', { name: 'Amount' }).fill(String(amount));
  await page.getByRole('radio', { name: 'Paytm' }).check();
  await page.getByRole('button', { name: 'Add Money' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.runFor(limits.fundPostMs);
  await expect.poll(() => posts(mock)).toBe(before + 1);
  await expect(page.getByRole('button', { name: 'Add Money' })).toBeVisible();
}

test('1. two devices pay the same, the request of one is cut: the line of the other is not taken for it', async ({
  page,
  mock,
}) => {
  await openedLinks(page);
  await signInLagging(page, mock, '*', '/payviaupi');
  await mock.faults({ path, kind: 'drop' });
  await pay(page, mock, 615);
  await callElsewhere(mock, 'addFundRequest', { request_amount: 615 });
  await catchUp(mock);
  await page.goto('/wallet');
  await expect(question(page)).toHaveAccessibleDescription(
    /^A payment of 615 pts was reported at 1:0\d PM\. Is it this one\?$/,
  );
  await passLag(page);
  expect(await requests(mock, 615)).toHaveLength(1);
  await question(page).getByRole('button', { name: 'No, report mine' }).click();
  await expect.poll(() => requests(mock, 615)).toHaveLength(2);
  await expect(region(page)).toContainText('Waiting for approval');
});

test('2. one device pays the same twice, the list is old and the second request is cut: the first line is not taken for it', async ({
  page,
  mock,
}) => {
  await openedLinks(page);
  await signInLagging(page, mock, '*', '/payviaupi');
  await pay(page, mock, 610);
  await mock.faults({ path, kind: 'drop' });
  await pay(page, mock, 610);
  expect(await requests(mock, 610)).toHaveLength(1);
  await catchUp(mock);
  await page.goto('/wallet');
  await passUntil(page, async () => (await posts(mock)) === 3);
  await expect.poll(() => requests(mock, 610)).toHaveLength(2);
  await expect(question(page)).toBeHidden();
  const both = region(page).getByRole('listitem').filter({ hasText: 'Payment of 610 pts' });
  await expect(both.getByText('Waiting for approval')).toHaveCount(2);
});

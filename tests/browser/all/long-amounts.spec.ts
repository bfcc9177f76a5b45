// Amounts of any length, negative and missing ones: each is whole and in one line, and "not enough" is judged rightly.
import type { Page } from '@playwright/test';
import { playerScreens, waysTo } from '../../support/all-screens.ts';
import { expect, test } from '../../support/app.ts';
import { cutWords } from '../../support/measure-layout.ts';
import { openGame, proceed, signIn } from '../../support/play.ts';
import { standStill } from '../../support/sweep.ts';
import { drawn, watchTraffic } from '../../support/traffic.ts';
import { stored } from '../../../src/storage/table.ts';

const amounts = /"(wallet_amt|amount|request_amount|points)":("[^"]*"|-?[\d.]+|null)/g;

/** Gives every amount in the provider's replies this value. */
const stateAmounts = (page: Page, value: string | null): Promise<unknown> =>
  page.route(/\/api-[\w-]+$/, async route => {
    const reply = await route.fetch();
    const text = await reply.text();
    const changed = text.replace(amounts, (_, name: string) => `"${name}":${JSON.stringify(value)}`);
    await route.fulfill({ response: reply, body: changed });
  });

const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (document.documentElement.scrollWidth > innerWidth ? ['too wide'] : []));

/** The faults on a small phone, a usual phone and a desktop. */
async function faults(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 568 });
    await drawn(page);
    const wrong = [...(await cutWords(page)), ...(await tooWide(page))];
    found.push(...wrong.map(what => `${width}: ${what}`));
  }
  return found;
}

const paths = [
  '/imp',
  '/imp7',
  '/withdraw',
  '/transfer',
  '/payviaupi',
  '/imp3',
  '/imp4',
  '/transaction',
  '/addfundhistory',
  '/withdrawhistory',
  '/month',
  '/results',
  '/single',
];
const screens = playerScreens.filter(route => route.paths.some(path => paths.includes(path)));

for (const language of ['en', 'hi'])
  for (const value of ['99999999', '999999999', '999999999999.75', '-5000', null])
    test(`every amount of ${value} is whole on its screen, in the language ${language}`, async ({
      page,
      mock,
    }) => {
      expect(mock).toBeDefined();
      expect(screens).toHaveLength(paths.length);
      test.setTimeout(180_000);
      await standStill(page);
      await page.addInitScript(([key, settings]) => localStorage.setItem(key, settings), [
        stored.settings.key,
        JSON.stringify({ language }),
      ] as const);
      await stateAmounts(page, value);
      await signIn(page);
      const settled = watchTraffic(page);
      const { walk } = waysTo(page);
      const wrong: Record<string, readonly string[]> = {};
      for (const route of screens) {
        await walk(route);
        await settled();
        const found = await faults(page);
        if (found.length > 0) wrong[route.paths[0]] = found;
      }
      expect(wrong).toEqual({});
    });

test('points up to the whole points of a long balance are taken, and no more', async ({ page, mock }) => {
  await standStill(page);
  await stateAmounts(page, '999999999999.75');
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '1000000000000' });
  await expect(page).toHaveSaid('Insufficient balance please refill your account');
  await proceed(page, { Digit: '7', Points: '999999999999' });
  await expect(page.getByRole('button', { name: 'Delete 7' })).toBeVisible();
  expect(await faults(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm bid' })).toBeVisible();
  expect(await faults(page), 'the question').toEqual([]);

  await page.goto('/transfer');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('9876543211');
  await page.getByRole('textbox', { name: 'Points' }).fill('1000000000000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Not Enough Points')).toBeVisible();
  await page.getByRole('textbox', { name: 'Points' }).fill('999999999999');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm transfer' })).toBeVisible();
  expect(await faults(page), 'the question before a transfer').toEqual([]);

  await page.goto('/withdraw');
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption('Google Pay');
  await page.getByRole('textbox', { name: 'Points' }).fill('1000000000000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Wallet Limit Exceeded')).toBeVisible();
  expect(await faults(page), 'the refusal').toEqual([]);
  await page.getByRole('textbox', { name: 'Points' }).fill('999999999998');
  expect(await faults(page), 'what stays').toEqual([]);

  await page.goto('/payviaupi');
  await page.getByRole('textbox', { name: 'Amount' }).fill('999999999999');
  expect(await faults(page), 'a deposit').toEqual([]);
  expect(
    (await mock.requests()).filter(({ path }) =>
      /submit|transfer-wallet|fund-request-add|withdraw-fund/.test(path),
    ),
  ).toEqual([]);
});

test('a motor that costs more than a balance with a group mark is not enough', async ({ page, mock }) => {
  expect(mock).toBeDefined();
  await stateAmounts(page, '1,234');
  await signIn(page);
  await openGame(page, /^Kalyan/, 'SP Motor');
  // 120 panas of 11 points.
  await proceed(page, { 'Enter Pana': '1234567890', 'Enter Points': '11' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveSaid('Not enough balance!');
  await expect(page.getByRole('dialog', { name: 'Confirm bid' })).toBeHidden();
});

test('a negative balance is not enough for any bid', async ({ page, mock }) => {
  expect(mock).toBeDefined();
  await stateAmounts(page, '-5000');
  await signIn(page);
  await openGame(page, /^Kalyan/, 'SP Motor');
  await proceed(page, { 'Enter Pana': '1234', 'Enter Points': '10' });
  await expect(page).toHaveSaid('Insufficient balance please refill your account');
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
});

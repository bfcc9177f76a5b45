// The app's words about results, in front of an independent provider. Its boards keep the last result, and it
// corrects results and returns stakes at any time. Single digits pay ninefold on main markets and tenfold in
// Starline.
import type { Page } from '@playwright/test';
import type { OtherProvider } from '../../support/other-provider/other-provider.ts';
import { asha, bidOn, listPaths, resultsOfToday, resultsUnder, test, visit } from './other-provider-page.ts';
import { openedLinks, records, wallet } from '../../support/play.ts';
import { expect } from '../../support/said.ts';

test.describe.configure({ timeout: 180_000 });

const home = (page: Page) => page.getByRole('region', { name: 'Yours' });
const banner = (page: Page) => home(page).getByRole('status');
const monthNet = (page: Page) => page.getByRole('main').getByRole('definition').nth(2);

/** Everything that could be said of a bid: none of these words is on screen. */
async function saysNoEnd(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/\bwon\b|Not won|\bLost\b|\bout\b|did not win/i);
}

const rowOne = [
  {
    family: 'starline',
    market: 'STARLINE 02 PM',
    game: 'Single Digit',
    old: { open: '128' },
    after: '14:05',
    history: '/imp5',
    draws: { Open: '245' },
    said: 'STARLINE 02 PM: 245-1. You won 100 pts',
    fill: { Digit: '1' },
  },
  {
    family: 'gali',
    market: 'FARIDABAD',
    game: 'Left Digit',
    old: { open: '15' },
    after: '17:50',
    history: '/impbid',
    draws: { Open: '17' },
    said: 'FARIDABAD: 17. You won 80 pts',
    fill: { Digit: '1' },
  },
  {
    family: 'main',
    market: 'KALYAN',
    game: 'Single Digit',
    old: { open: '128', close: '490' },
    after: '17:50',
    history: '/imp4',
    draws: { Open: '245', Close: '120' },
    said: 'KALYAN Close: 245-13-120. You won 90 pts',
    fill: { Session: 'Close', Digit: '3' },
  },
] as const;

for (const { family, market, game, old, after, history, draws, said, fill } of rowOne)
  test(`row 1: an old board of ${market} decides nothing, and the true result is announced`, async ({
    page,
    openAt,
  }) => {
    const { provider, polled } = await openAt({}, {}, before => before.setBoard(market, old));
    await bidOn(page, { family, market, game, fill: { ...fill, Points: '10' } });
    provider.setClock(after);
    await expect(home(page)).toContainText(`1 bid waits for ${market}`);
    await polled();
    await expect(home(page)).toContainText(`1 bid waits for ${market}`);
    await expect(banner(page)).toHaveCount(0);
    await visit(page, listPaths[family]);
    await expect(page.getByRole('article').filter({ hasText: market })).toContainText(old.open);
    await polled();
    await saysNoEnd(page);
    await visit(page, history);
    await expect(records(page).filter({ hasText: market })).toContainText('Waiting');
    await polled();
    await saysNoEnd(page);
    await visit(page, '/results');
    await expect(resultsUnder(page, 'Last result').filter({ hasText: market })).toHaveCount(
      Object.keys(old).length,
    );
    await expect(resultsOfToday(page, market)).toHaveCount(0);
    await saysNoEnd(page);
    await visit(page, '/imp');
    await expect(home(page)).toContainText(`1 bid waits for ${market}`);

    for (const [session, draw] of Object.entries(draws))
      provider.declare(market, session === 'Open' ? 'Open' : 'Close', draw);
    await expect(page).toHaveSaid(said);
    await expect(banner(page)).toContainText(market);
    await visit(page, '/results');
    await expect(resultsUnder(page, 'Today').filter({ hasText: said.replace(/\. .*/, '') })).toContainText(
      'Won',
    );
  });

test('row 1: a bid against the old board is not lost, and the true result is shown', async ({
  page,
  openAt,
}) => {
  const arrange = (before: OtherProvider) => before.setBoard('STARLINE 02 PM', { open: '128' });
  const { provider, polled } = await openAt({}, {}, arrange);
  await bidOn(page, {
    family: 'starline',
    market: 'STARLINE 02 PM',
    fill: { Digit: '5', Points: '40' },
  });
  provider.setClock('14:05');
  await visit(page, '/imp5');
  await expect(records(page).filter({ hasText: 'STARLINE 02 PM' })).toContainText('Waiting');
  await visit(page, '/month');
  await expect(monthNet(page)).toHaveText(/^0 pts/);
  await polled();
  await expect(monthNet(page)).toHaveText(/^0 pts/);
  provider.declare('STARLINE 02 PM', 'Open', '245');
  await expect(page).toHaveSaid('STARLINE 02 PM: 245-1. Your bid did not win.');
  await visit(page, '/month');
  await expect(monthNet(page)).toHaveText(/^− ?40 pts/);
});

// 27 November 2026 is a Friday; Sunday is weekday 0.
test('row 2: on a holiday Saturday’s board is not Sunday’s', async ({ page, openAt }) => {
  const { provider, polled } = await openAt({ clock: { at: '2026-11-28 13:00' }, holidays: [0] });
  await visit(page, '/imp');
  provider.setClock('15:50');
  provider.declare('KALYAN', 'Open', '128');
  await expect(page.getByRole('article').filter({ hasText: 'KALYAN' })).toContainText('128-1');
  provider.setClock('17:50');
  provider.declare('KALYAN', 'Close', '490');
  await expect(page.getByRole('article').filter({ hasText: 'KALYAN' })).toContainText('128-13-490');
  provider.setClock('2026-11-29 18:30');
  await visit(page, '/results');
  await polled();
  await expect(resultsOfToday(page, 'KALYAN')).toHaveCount(0);
  await expect(resultsUnder(page, 'Yesterday').filter({ hasText: 'KALYAN' })).toHaveCount(2);
});

test('row 3: a board that was cleared does not come back from a late replica', async ({ page, openAt }) => {
  const { provider, polled } = await openAt(
    { boards: { clearedAt: 14 * 60 }, replicaLagSeconds: 20 },
    { readLagSeconds: 30 },
    before => {
      before.setBoard('KALYAN', { open: '470', close: '890' });
      // Both replicas have it before the page first looks.
      before.advance(1);
    },
  );
  await bidOn(page, { market: 'KALYAN', fill: { Session: 'Close', Digit: '1', Points: '10' } });
  const card = page.getByRole('article').filter({ hasText: 'KALYAN' });
  await expect(card).toContainText('470-17-890');
  provider.setClock('13:59');
  await polled();
  provider.setClock('14:00');
  await expect(card).not.toContainText('470-17-890');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const text = document.body.textContent ?? '';
      if (/470-17-890|did not win/.test(text)) seen.push(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (let turn = 0; turn < 3; turn += 1) await polled();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await expect(home(page)).toContainText('1 bid waits for KALYAN');
});

test('row 4: a stake that came back at midnight is not lost', async ({ page, openAt }) => {
  const { provider } = await openAt({});
  await bidOn(page, { market: 'KALYAN', fill: { Session: 'Open', Digit: '1', Points: '40' } });
  provider.setClock('2026-11-28 00:05');
  provider.voidMarket('KALYAN', '2026-11-27');
  await visit(page, '/month');
  await expect(page.getByRole('main')).toContainText('Net0 pts');
  await expect(page.getByRole('main')).toContainText('Returned');
  await visit(page, '/imp4?period=yesterday');
  await expect(records(page).filter({ hasText: 'KALYAN' })).toContainText('Returned');
  await saysNoEnd(page);
  expect(provider.balance(asha)).toBe(10_000);
});

for (const digit of ['1', '5'])
  test(`row 4: a stake of ${digit} that came back the same day is neither won nor lost by the board`, async ({
    page,
    openAt,
  }) => {
    const { provider, polled } = await openAt({});
    await bidOn(page, { market: 'KALYAN', fill: { Session: 'Open', Digit: digit, Points: '40' } });
    provider.setClock('14:00');
    provider.voidBid(() => true);
    await visit(page, '/imp4');
    await expect(records(page).filter({ hasText: 'KALYAN' })).toContainText('Returned');
    await expect(records(page).filter({ hasText: 'KALYAN' })).not.toContainText('Waiting');
    provider.setClock('15:50');
    provider.declare('KALYAN', 'Open', '128');
    await polled();
    await visit(page, '/imp4');
    await expect(records(page).filter({ hasText: 'KALYAN' })).toContainText('Returned');
    await saysNoEnd(page);
    await visit(page, '/imp');
    await polled();
    await saysNoEnd(page);
    await expect(page.getByRole('main')).not.toContainText('waits');
    await visit(page, '/month');
    await expect(page.getByRole('main')).toContainText('Net0 pts');
    await visit(page, '/results');
    const row = resultsUnder(page, 'Today').filter({ hasText: 'KALYAN Open: 128-1' });
    await expect(row).toContainText('Returned');
    await saysNoEnd(page);
  });

test('row 5: after Dismiss a later win names its own market alone, and a win of yesterday names its day', async ({
  page,
  openAt,
}) => {
  const { provider, polled } = await openAt({});
  await bidOn(page, { market: 'MADHUR DAY', fill: { Session: 'Open', Digit: '1', Points: '10' } });
  await bidOn(page, { market: 'KALYAN', fill: { Session: 'Open', Digit: '1', Points: '20' } });
  provider.setClock('13:35');
  provider.declare('MADHUR DAY', 'Open', '128');
  await expect(banner(page)).toContainText('You won 90 pts');
  await expect(banner(page)).toContainText('MADHUR DAY');
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
  provider.setClock('15:50');
  provider.declare('KALYAN', 'Open', '128');
  await expect(banner(page)).toContainText('You won 180 pts');
  await expect(banner(page)).toContainText('KALYAN');
  await expect(banner(page)).not.toContainText('MADHUR DAY');
  provider.setClock('2026-11-28 09:00');
  await visit(page, '/imp');
  await expect(banner(page)).toContainText(/You won 180 pts.*KALYAN.*yesterday/i);
  await polled();
  await expect(banner(page)).not.toContainText('MADHUR DAY');
});

test('row 6: a win after a reversal is shown, however small', async ({ page, openAt }) => {
  const { provider, polled } = await openAt({});
  await bidOn(page, { market: 'MADHUR DAY', fill: { Session: 'Open', Digit: '1', Points: '40' } });
  await bidOn(page, { market: 'KALYAN', fill: { Session: 'Open', Digit: '1', Points: '20' } });
  provider.setClock('13:35');
  provider.declare('MADHUR DAY', 'Open', '128');
  await expect(banner(page)).toContainText('You won 360 pts');
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  provider.correct('MADHUR DAY', 'Open', '129');
  await polled();
  provider.setClock('15:50');
  provider.declare('KALYAN', 'Open', '128');
  await expect(banner(page)).toContainText(/You won 180 pts · KALYAN(?!,)/);
  await expect(banner(page)).toContainText('KALYAN · A win of 360 pts was taken back · MADHUR DAY');
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
});

test('row 7: past midnight yesterday’s Open is not today’s', async ({ page, openAt }) => {
  const { provider, polled } = await openAt({ clock: { at: '21:30' } });
  await visit(page, '/imp');
  const card = page.getByRole('article').filter({ hasText: 'MAIN BAZAR' });
  await expect(card).toBeVisible();
  await polled();
  provider.setClock('21:45');
  provider.declare('MAIN BAZAR', 'Open', '123');
  await expect(card).toContainText('123-6');
  await visit(page, '/results');
  await expect(resultsOfToday(page, 'MAIN BAZAR Open: 123-6')).toHaveCount(1);
  provider.setClock('2026-11-28 00:01');
  await polled();
  await expect(resultsOfToday(page, 'MAIN BAZAR Open: 123-6')).toHaveCount(0);
  provider.setClock('2026-11-28 00:06');
  await polled();
  await expect(resultsUnder(page, 'Yesterday').filter({ hasText: 'MAIN BAZAR Open: 123-6' })).toHaveCount(1);
  await expect(resultsUnder(page, 'Today')).toHaveCount(0);

  // The Close of the night is still missing, and the board does not close the Open of the new day.
  provider.setClock('2026-11-28 07:00');
  await bidOn(page, { market: 'MAIN BAZAR', fill: { Session: 'Open', Digit: '6', Points: '10' } });
  await expect(home(page)).toContainText('1 bid waits for MAIN BAZAR');
});

test('row 8: a correction is announced, with its meaning', async ({ page, openAt }) => {
  const { provider } = await openAt({});
  await bidOn(page, { market: 'KALYAN', fill: { Session: 'Open', Digit: '1', Points: '40' } });
  provider.setClock('15:50');
  provider.declare('KALYAN', 'Open', '128');
  await expect(page).toHaveSaid('KALYAN Open: 128-1. You won 360 pts');
  provider.correct('KALYAN', 'Open', '129');
  await expect(page).toHaveSaid('KALYAN Open corrected: 129-2. Your bid did not win.');
  await visit(page, '/results');
  await expect(resultsUnder(page, 'Today').filter({ hasText: 'KALYAN Open' })).toContainText(
    /corrected.*129-2.*Not won/,
  );
});

const families = [
  {
    family: 'main',
    market: 'KALYAN',
    game: 'Single Digit',
    fill: { Session: 'Open', Digit: '1' },
    draw: '128',
    at: '15:50',
    pays: 90,
  },
  {
    family: 'starline',
    market: 'STARLINE 06 PM',
    game: 'Single Digit',
    fill: { Digit: '1' },
    draw: '128',
    at: '18:05',
    pays: 100,
  },
  {
    family: 'gali',
    market: 'FARIDABAD',
    game: 'Left Digit',
    fill: { Digit: '1' },
    draw: '17',
    at: '18:06',
    pays: 80,
  },
] as const;

test('the journey of the three families: a bid, its result, its win, each with decimals, numeric dates and times', async ({
  page,
  openAt,
}) => {
  const { provider } = await openAt({
    amounts: 'decimals',
    dates: 'numeric',
    times: true,
    flags: 'digit',
    debits: 'row',
  });
  for (const { family, market, game, fill } of families)
    await bidOn(page, { family, market, game, fill: { ...fill, Points: '10' } });
  let balance = 9970;
  for (const { market, draw, at, pays } of families) {
    provider.setClock(at);
    provider.declare(market, 'Open', draw);
    await expect(page).toHaveSaid(new RegExp(`${market}.*: ${draw}.*You won ${pays} pts`));
    balance += pays;
    await expect(wallet(page)).toContainText(balance.toLocaleString('en-IN'));
  }
  await visit(page, '/histories');
  for (const name of ['Main Win-History', 'Starline Win-History', 'Gali Win-History'])
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  expect(provider.balance(asha)).toBe(balance);
});

test('a deposit, a withdrawal and a transfer are carried out once', async ({ page, openAt }) => {
  const { provider } = await openAt(
    { otp: { length: 6, as: 'number' }, amounts: 'decimals' },
    // The specification does not say how a provider names its UPI ids.
    { payee: 'demo@upi' },
  );
  const links = await openedLinks(page);
  await visit(page, '/payviaupi');
  await page.getByRole('textbox', { name: 'Amount' }).fill('600');
  await page.getByRole('radio', { name: 'Other UPI Apps' }).check();
  await page.getByRole('button', { name: 'Add Money' }).click();
  await expect.poll(() => links).toHaveLength(1);
  const asked = (path: string) => provider.requests().filter(request => request.path === path);
  await expect.poll(() => asked('/api-fund-request-add'), { timeout: 20_000 }).toHaveLength(1);
  provider.decideDeposit(asha, 'approved');
  await visit(page, '/wallet');
  await expect(wallet(page)).toContainText('10,600');

  await visit(page, '/transfer');
  await page.getByRole('textbox', { name: 'Points' }).fill('250');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('9876543211');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm transfer' });
  await expect(dialog).toContainText('Transfer 250 pts to Ravi?');
  await dialog.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page).toHaveSaid('Points transferred');
  await expect.poll(() => provider.balance('9876543211')).toBe(750);
  expect(asked('/api-user-transfer-wallet-balance')).toHaveLength(1);

  const unique_token = provider.requests().findLast(({ body }) => 'unique_token' in body)?.body[
    'unique_token'
  ];
  await page.request.post(`${provider.url}/api-add-user-upi-details`, {
    data: { unique_token, upi_type: '1', paytm_no: asha },
  });
  await visit(page, '/withdraw');
  await page.getByRole('textbox', { name: 'Points' }).fill('500');
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption({ label: 'Paytm' });
  await page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveSaid('Withdraw request sent successfully');
  expect(asked('/api-user-withdraw-fund-request')).toHaveLength(1);
  await expect(wallet(page)).toContainText('9,850');
});

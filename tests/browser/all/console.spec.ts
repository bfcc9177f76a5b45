import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wrap } from '../../../src/contract/envelope.ts';
import { endpointOf } from '../../../src/contract/index.ts';
import { formatBidDate, localTime } from '../../../src/domain/dates.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { expect, test } from '../../support/app.ts';
import { faultsIn } from '../../support/axe.ts';
import type { Mock } from '../../support/mock.ts';
import { bidOnKalyan, postElsewhere } from '../../support/odd-readers.ts';
import { openGame, signIn } from '../../support/play.ts';

const status = (page: Page, name: string) =>
  page
    .locator('#status div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

async function openConsole(page: Page, path = '/__mock/#desk'): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('9876543210 / demo1234')).toBeVisible();
}

test('a button that is pressed before the console has read its world waits for it', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/__mock/fault-sets', async route => {
    await held;
    await route.continue();
  });
  await page.goto('/__mock/#desk', { waitUntil: 'commit' });
  await expect(page.locator('main')).toHaveAttribute('inert');
  const pressed = page.getByText('A fault of your own').click();
  release();
  await pressed;
  await page.getByLabel('A call, as the demos write it').fill('GET /__mock/state');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: 'The answer' })).toContainText('"scenario": "default"');
});

for (const scheme of ['light', 'dark'] as const)
  test(`the console fits a phone, without a fault that axe knows (${scheme})`, async ({ page, mock }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await mock.faults({ path: '/api-user-login', kind: 'drop-after' });
    await openConsole(page);
    await expect(page.getByText('does it, then cuts the line').last()).toBeVisible();
    await page.getByText('A fault of your own').click();
    await page.getByLabel('A call, as the demos write it').fill('GET /__mock/state');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('region', { name: 'The answer' })).toContainText('"scenario": "default"');
    expect(await faultsIn(page, { exclude: ['iframe'] })).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(page.locator('iframe')).toBeHidden();
    await expect(page.locator('iframe')).not.toHaveAttribute('src');
  });

test('support staff decides deposits, declares a result and switches betting', async ({ page, mock }) => {
  await openConsole(page);
  const deposit = page.getByRole('listitem').filter({ hasText: 'Deposit' });
  await deposit.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status')).toHaveText('Approved 1,000 pts for Demo Player.');
  await expect(page.getByText('11,000 points')).toBeVisible();
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Pana of Kalyan, 3:00 PM' }).fill('124');
  await page.getByRole('button', { name: 'Declare Pana of Kalyan, 3:00 PM' }).click();
  await expect(page.getByRole('status')).toHaveText('Declared 124 for Kalyan, open: nobody has won.');
  await expect(page.getByRole('row', { name: /^Kalyan/ }).first()).toContainText('124-7');
  await page.getByRole('button', { name: 'Turn betting off' }).click();
  await expect(page.getByRole('button', { name: 'Turn betting on' })).toBeVisible();
  expect(await mock.db('content')).toMatchObject({ betting_status: '2' });
});

test('support staff corrects a result, and returns the stakes of a session', async ({ page, mock }) => {
  await placeOnKalyan(mock, 'Open');
  await placeOnKalyan(mock, 'Close');
  await mock.results({ game_id: '1', session: 'open', pana: '124' });
  await openConsole(page);
  await page.getByRole('textbox', { name: 'Pana of Kalyan, 3:00 PM' }).fill('137');
  await page.getByRole('button', { name: 'Correct Pana of Kalyan, 3:00 PM' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Corrected 124 to 137 for Kalyan, open: 475 pts taken back from Demo Player.',
  );
  await expect(page.getByText('9,900 points', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('10,375 points', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Return 1 stake: Kalyan, 5:00 PM' }).click();
  await expect(page.getByRole('status')).toHaveText('Returned 1 stake of Kalyan, close.');
  await expect(page.getByText('10,425 points', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Return 1 stake/ })).toHaveCount(0);
});

async function placeOnKalyan(mock: Mock, session: BidSession): Promise<void> {
  const { now } = await mock.state();
  const date = formatBidDate(localTime(Date.parse(now), undefined).date);
  const reply = await postElsewhere(mock.url, 'submitBid', bidOnKalyan('7', session, 50, date));
  expect(await reply.json()).toEqual({ status: true });
}

test('the app follows the clock when it runs sixty times as fast', async ({ page, context, mock }) => {
  // 2:58 PM: Kalyan's open time is two minutes away, two seconds at this pace.
  await mock.clock({ advance: '118m' });
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await expect(page.getByRole('radio', { name: 'Open' })).toBeEnabled();
  const staff = await context.newPage();
  await staff.goto('/__mock/#desk');
  await staff.getByRole('button', { name: '60 times as fast' }).click();
  await expect(staff.getByRole('status')).toHaveText('Clock: 60 times as fast.');
  await staff.close();
  await expect(page.getByRole('radio', { name: 'Open' })).toBeDisabled({ timeout: 20_000 });
  await expect(page.getByRole('radio', { name: 'Close' })).toBeChecked();
});

test('support staff rejects a deposit, pays a withdrawal and returns another', async ({ page, mock }) => {
  await page.goto('/__mock/#desk');
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

/** Withdraws 1,000 points to the second payout number as the Demo Player. */
async function askForWithdrawal(url: string): Promise<void> {
  const endpoint = endpointOf('withdraw');
  const wish = { mobile: '9876543210', request_amount: 1000, payment_method: '2' };
  const keys = { appKey: { name: 'app_key', value: 'demo' }, token: 'mock-token-1' };
  const body = JSON.stringify(wrap(endpoint, wish, keys));
  const reply: unknown = await (await fetch(url + endpoint.path, { method: 'POST', body })).json();
  expect(reply).toEqual({ status: true });
}

test('ends all sessions: players who are logged in are refused, the next login is not', async ({
  page,
  mock,
}) => {
  await openConsole(page);
  await page.getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Sessions ended: the next call of every player is refused.',
  );
  const ask = async (path: string, body: object): Promise<unknown> =>
    (await fetch(mock.url + path, { method: 'POST', body: JSON.stringify(body) })).json();
  const keys = { env_type: 'Prod', app_key: 'demo' };
  const wallet = (token: unknown): Promise<unknown> =>
    ask('/api-user-wallet-balance', { ...keys, unique_token: token });
  expect(await wallet('mock-token-1')).toEqual({ status: false, msg: 'Invalid token' });
  const login = { ...keys, mobile: '9876543210', password: 'demo1234', device_id: 'd' };
  expect(await ask('/api-user-login', login)).toMatchObject({ unique_token: 'mock-token-1.2' });
  expect(await wallet('mock-token-1.2')).toEqual({ status: true, wallet_amt: 10_000 });
});

test('says why the state file cannot be written, while it cannot', async ({ page }) => {
  const state_trouble = 'The state file s.json cannot be written: ENOSPC: no space left on device, write';
  await page.route('**/__mock/state', async route => {
    const reply = await route.fetch();
    const state: unknown = await reply.json();
    await route.fulfill({ json: Object.assign({}, state, { state_trouble }) });
  });
  await openConsole(page);
  await expect(status(page, 'State')).toHaveText(state_trouble);
  await page.unroute('**/__mock/state');
  await expect(status(page, 'State')).toHaveCount(0);
});

test('declares a result for an overnight market while its board still shows the last one', async ({
  page,
  mock,
}) => {
  await mock.reset({ scenario: 'overnight' });
  await mock.results({ game_id: '6', session: 'open', pana: '470' });
  await openConsole(page);
  const row = page.getByRole('row', { name: /^Main Bazar/ });
  await expect(row).toContainText('470-1');
  await mock.clock({ advance: '1d' });
  await page.getByRole('textbox', { name: 'Pana of Main Bazar, 11:50 PM' }).fill('128');
  await page.getByRole('button', { name: 'Declare Pana of Main Bazar, 11:50 PM' }).click();
  await expect(row).toContainText('128-1');
});

test.describe('an invalid number', () => {
  test.use({ allowConsole: [/400 \(Bad Request\)/] });

  test('is refused in plain words', async ({ page }) => {
    await openConsole(page);
    const field = page.getByRole('textbox', { name: 'Jodi of Delhi Bazar, 3:00 PM' });
    await field.fill('4');
    await field.press('Enter');
    await expect(page.getByRole('status')).toHaveText('4 is not a jodi');
  });
});

test('the clock jumps, stops and goes back, and faults and delay can be set and removed', async ({
  page,
  mock,
}) => {
  await openConsole(page);
  await page.getByRole('button', { name: '1 minute before open' }).click();
  await expect(status(page, 'Time')).toContainText(/1:09:\d\d/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(status(page, 'Time')).toContainText('(stopped)');
  await page.getByRole('button', { name: '− 30 min' }).click();
  await expect(status(page, 'Time')).toContainText(/12:39:\d\d/);

  await page.getByRole('button', { name: 'slow 3G' }).click();
  const set = page.locator('#faults').getByRole('listitem');
  await expect(set).toContainText('slow 3G');
  await set.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No fault is set.')).toBeVisible();
  await page.getByLabel('Delay of every answer, in ms').fill('40');
  await page.getByRole('button', { name: 'Set delay' }).click();
  await expect(page.getByRole('status')).toHaveText('Every answer takes 40 ms longer.');
  expect(await mock.state()).toMatchObject({ ledger: { balanced: true } });

  await page.getByText('A fault of your own').click();
  await page.getByLabel('The mock').selectOption('answers with an error code');
  await page.getByLabel('Code, ms or message').fill('418');
  await page.getByRole('button', { name: 'Set fault', exact: true }).click();
  await expect(set).toContainText('Every call: the mock answers with an error code');
});

test('snapshots bring a world back, and a scenario starts again with its notes', async ({ page, mock }) => {
  await openConsole(page);
  await page.getByRole('button', { name: 'Take a snapshot' }).click();
  await page.getByRole('button', { name: 'Turn betting off' }).click();
  await expect(page.getByRole('button', { name: 'Turn betting on' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore the snapshot' }).click();
  await expect(page.getByRole('button', { name: 'Turn betting off' })).toBeVisible();

  await page.getByRole('button', { name: 'A new player', exact: true }).click();
  await expect(page.getByRole('list', { name: 'What to show' })).toContainText('approve the deposit here');
  await expect(page.getByRole('status')).toHaveText('A fresh world: A new player.');
  await expect(status(page, 'Scenario')).toHaveText('new-player');
  expect(await mock.state()).toMatchObject({ scenario: 'new-player' });
});

test.describe('on a wide screen', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    deviceScaleFactor: 1,
  });

  test('the app runs next to the console in a phone frame, and its calls appear', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openConsole(page);
    const app = page.frameLocator('iframe');
    await app.getByLabel('Phone number').fill('9876543210');
    await app.getByLabel('Password', { exact: true }).fill('demo1234');
    await app.getByRole('button', { name: 'Login' }).click();
    await expect(app.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();

    const made = page.getByRole('listitem').filter({ hasText: '/api-user-login' });
    await made.locator('summary').click();
    await expect(made).toContainText('"password": "***"');
    await made.getByRole('button', { name: 'Copy as curl' }).click();
    await expect(page.getByRole('status')).toContainText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^curl -sS -X POST 'http:\/\/127\.0\.0\.1:\d+\/api-user-login'/);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download all' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('/api-user-login');

    await page.getByRole('button', { name: 'Turn betting off' }).click();
    await expect(app.getByRole('link', { name: 'Market Charts' }).first()).toBeVisible();
    expect(await faultsIn(page, { exclude: ['iframe'] })).toEqual([]);
  });

  test('each presenter has a separate world, app included', async ({ page, mock }) => {
    await openConsole(page);
    await page.getByRole('button', { name: 'Open a world of my own' }).click();
    await expect(page).toHaveURL(/\/s\/[\da-f]{10}\/__mock\/#desk$/);
    await expect(page.getByText('This world is yours alone')).toBeVisible();
    const app = page.frameLocator('iframe');
    await app.getByLabel('Phone number').fill('9876543210');
    await app.getByLabel('Password', { exact: true }).fill('demo1234');
    await app.getByRole('button', { name: 'Login' }).click();
    await expect(app.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
    await page.getByRole('button', { name: 'Turn betting off' }).click();
    await expect(app.getByRole('link', { name: 'Market Charts' }).first()).toBeVisible();
    // Only the log-in screen has called the shared world, for the support number.
    const shared = await mock.requests();
    expect(shared.filter(({ path }) => path !== '/api-get-contact-details')).toEqual([]);
    await page.getByRole('link', { name: 'Back to the shared one' }).click();
    await expect(page.getByText('Everybody shares this world.')).toBeVisible();
  });

  test('the console is worked by keyboard alone', async ({ page, mock }) => {
    await openConsole(page);
    await expect(page.frameLocator('iframe').getByLabel('Phone number')).toBeEditable();
    await page.getByRole('button', { name: 'Turn betting off' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Turn betting on' })).toBeFocused();
    await page.getByRole('button', { name: 'Start afresh' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => mock.db('content')).toMatchObject({ betting_status: '1' });
  });
});

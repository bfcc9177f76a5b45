import type { Page } from '@playwright/test';
import { isTold } from '../../src/domain/placing-attempt.ts';
import { expect, test } from '../support/app.ts';
import type { Mock } from '../support/mock.ts';
import {
  askInNewTab,
  askToPlace,
  bidPath as path,
  busyOf,
  countSeen,
  dialogOf,
  failed,
  historyPath as history,
  loseReply,
  noticeOf,
  openDialog,
  placed,
  posts,
  rowOf,
  submitOf,
} from '../support/placing-steps.ts';
import { pressBack } from '../support/browser-back.ts';
import { journalOf } from '../support/kept-in-browser.ts';
import { passPageTime } from '../support/page-time.ts';
import { logIn, openGame, proceed, wallet } from '../support/play.ts';
import { holdNextReply } from '../support/traffic.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const bids = (mock: Mock) => mock.db('bids?status=open&digits=7&points=50');

async function expectPlacedOnce(page: Page, mock: Mock): Promise<void> {
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  await expect(rowOf(page, '7')).toHaveCount(0);
  await expect(wallet(page)).toContainText('9,950 pts');
  expect(await bids(mock)).toHaveLength(1);
}

test('a reply lost after the bid was taken: the second tap finds it and sends nothing', async ({
  page,
  mock,
}) => {
  await askToPlace(page);
  await loseReply(mock);
  await mock.faults({ path: history, kind: 'latency', value: 1500 });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await expect(dialogOf(page)).toBeVisible();

  await submitOf(page).click();
  await expect(busyOf(page)).toBeVisible();
  await expectPlacedOnce(page, mock);
});

test('a poll that was on its way during the bid does not bring the balance before it back', async ({
  page,
  mock,
}) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  // The poll brings something new, else the page looks no further.
  await mock.db('markets/2', { game_name: 'Milan Morning' });
  const pollArrives = await holdNextReply(page, '/api-get-dashboard-data');
  await proceed(page, { Digit: '7', Points: '50' });
  await openDialog(page);
  await submitOf(page).click();
  await expectPlacedOnce(page, mock);
  const oldBalance = await countSeen(page, '10,000 pts');
  await pollArrives();
  expect(await oldBalance()).toBe(0);
});

test('a reply lost after the bid was taken: checking tells it without a tap', async ({ page, mock }) => {
  await askToPlace(page);
  await mock.faults({ path, kind: 'truncate' });
  await submitOf(page).click();
  await expectPlacedOnce(page, mock);
  await expect(page.getByText(failed)).toBeHidden();
});

test('a bid that never arrived is sent again by the next tap, once', async ({ page, mock }) => {
  await askToPlace(page);
  await mock.faults({ path, kind: 'status', value: 503 });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  expect(await bids(mock)).toHaveLength(0);
  await submitOf(page).click();
  await expectPlacedOnce(page, mock);
  expect(await posts(mock)).toBe(2);
});

test('while the history cannot be read the error stands and the rows stay', async ({ page, mock }) => {
  await askToPlace(page);
  await loseReply(mock);
  await mock.faults({ path: history, kind: 'status', value: 500, times: -1 });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await submitOf(page).click();
  await expect(busyOf(page)).toBeVisible();
  await expect(submitOf(page)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveSaid(failed);
  expect(await bids(mock)).toHaveLength(1);

  await mock.clearFaults();
  await submitOf(page).click();
  await expectPlacedOnce(page, mock);
});

test('a double tap, Enter, Escape and back while it is under way send one bid', async ({ page, mock }) => {
  await askToPlace(page);
  await mock.faults({ path, kind: 'latency', value: 2000 });
  await submitOf(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(busyOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  await expectPlacedOnce(page, mock);
  expect(await posts(mock)).toBe(1);
});

test('back while it is under way does nothing: the dialog stays and the end is told', async ({
  page,
  mock,
}) => {
  await askToPlace(page);
  await mock.faults({ path, kind: 'latency', value: 3000 });
  await submitOf(page).click();
  await expect(busyOf(page)).toBeVisible();
  await pressBack(page, 2);
  await expect(busyOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
  await expectPlacedOnce(page, mock);
  expect(await posts(mock)).toBe(1);
});

test('a reload in the middle of a bid that was taken: checking tells it', async ({ page, mock }) => {
  await askToPlace(page);
  await mock.faults({ path, kind: 'latency', value: 60_000 });
  await submitOf(page).click();
  await expect.poll(() => posts(mock)).toBe(1);
  await page.reload();
  await expectPlacedOnce(page, mock);
  expect(await posts(mock)).toBe(1);
});

test('a reload in the middle of a bid that was not taken: SUBMIT waits for the check, then sends', async ({
  page,
  mock,
}) => {
  await page.clock.install();
  await askToPlace(page);
  await mock.faults({ path, kind: 'hang' });
  await submitOf(page).click();
  await expect.poll(() => posts(mock)).toBe(1);
  await page.reload();
  await openDialog(page);
  await submitOf(page).click();
  await passPageTime(page, 20_000);
  await expect(busyOf(page)).toBeVisible();
  expect(await posts(mock)).toBe(1);
  await passPageTime(page, 15_000);
  await expect(page).toHaveSaid(placed);
  expect(await bids(mock)).toHaveLength(1);
  expect(await posts(mock)).toBe(2);
});

test('a bid that Chromium itself sent twice is told', async ({ page, mock }) => {
  await askToPlace(page);
  await mock.faults({ path, kind: 'drop-after', value: 'reused' });
  await submitOf(page).click();
  const notice = page.getByRole('dialog', { name: /placed twice/ });
  await expect(notice).toContainText(
    'This bid may have been placed twice. Please check Bid History or contact support.',
  );
  expect(await bids(mock)).toHaveLength(2);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await expect(dialogOf(page)).toBeHidden();
});

test('a refusal is final at once, and Starline gives the server’s words', async ({ page, mock }) => {
  await logIn(page);
  await page.goto('/imp2');
  await openGame(page, /^Kalyan Starline 3:00 PM/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await mock.faults({ path: '/api-starline-submit-bid', kind: 'false-status', value: 'Slot is closed' });
  await submitOf(page).click();
  await expect(page.getByText('Slot is closed')).toBeVisible();
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  expect(await bids(mock)).toHaveLength(1);
});

test('a bid that one tab lost is found by the other, which tells it as done before and sends nothing', async ({
  page,
  mock,
}) => {
  await askToPlace(page);
  const other = await askInNewTab(page);
  const saidPlaced = await countSeen(other, placed);
  await loseReply(mock);
  await mock.faults({ path: history, kind: 'latency', value: 1000, times: 2 });
  await submitOf(page).click();
  await expect.poll(() => posts(mock)).toBe(1);
  await expect(page).toHaveSaid(failed);
  await submitOf(other).click();
  await expect(noticeOf(other)).toContainText('Kalyan · Single Digit · 7 Open');
  await expect(dialogOf(other)).toBeHidden();
  await expect(rowOf(other, '7')).toHaveCount(0);
  expect(await saidPlaced()).toBe(0);
  expect(await bids(mock)).toHaveLength(1);
  expect(await posts(mock)).toBe(1);
});

for (const how of ['locks', 'leases'])
  test(`one request in flight across tabs, by ${how}`, async ({ page, mock, context }) => {
    if (how === 'leases')
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await askToPlace(page);
    const other = await askInNewTab(page);
    await mock.faults({ path, kind: 'latency', value: 5000 });
    await submitOf(page).click();
    await expect.poll(() => posts(mock)).toBe(1);
    await submitOf(other).click();
    await expect(other).toHaveSaid(failed);
    expect(await posts(mock)).toBe(1);

    await expect(page).toHaveSaid(placed);
    await submitOf(other).click();
    await expect(other).toHaveSaid(placed);
    expect(await bids(mock)).toHaveLength(2);
  });

test('the attempt stands in the journal before its request leaves, and says when it is told', async ({
  page,
  mock,
}) => {
  const kept = async (): Promise<readonly string[]> =>
    (await journalOf(page)).map(attempt => (isTold(attempt) ? 'told' : attempt.phase.kind));
  await askToPlace(page);
  let seen: readonly string[] = [];
  await page.route(`**${path}`, async route => {
    seen = await kept();
    await route.continue();
  });
  await submitOf(page).click();
  await expectPlacedOnce(page, mock);
  expect(seen).toEqual(['sent']);
  await expect.poll(kept).toEqual(['told']);
});

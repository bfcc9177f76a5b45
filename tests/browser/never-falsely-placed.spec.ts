// A bid is called placed only when it was, and told once, whatever happens between the dialog and the reply.
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { isOpen, isTold } from '../../src/domain/placing-attempt.ts';
import { expect, test } from '../support/app.ts';
import type { Mock } from '../support/mock.ts';
import {
  askInGame,
  askInNewTab,
  askToPlace,
  bidPath,
  busyOf,
  countSeen,
  dialogOf,
  failed,
  historyPath,
  loseReply,
  noticeOf,
  placed,
  posts,
  rowOf,
  submitOf,
} from '../support/placing-steps.ts';
import { pressBack } from '../support/browser-back.ts';
import { journalOf } from '../support/kept-in-browser.ts';
import { logIn, wallet } from '../support/play.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const bid = v.array(
  v.object({
    game_name: v.string(),
    digits: v.string(),
    session: v.string(),
    points: v.number(),
    day: v.string(),
  }),
);
/** What the provider's ledger holds of new bids, in the order they were placed: `Kalyan 7 Open 50`. */
const ledger = async (mock: Mock): Promise<readonly string[]> =>
  v
    .parse(bid, await mock.db('bids?status=open&points=50&_sort=id&_order=asc'))
    .map(({ game_name, digits, session, points }) => `${game_name} ${digits} ${session} ${points}`);

const seven = 'Kalyan 7 Open 50';

/** Main Bazar takes Close bids until 12:30 AM; it is 11:55 PM, and the dialog asks about one row. Returns the day. */
async function askAtNight(page: Page, mock: Mock): Promise<string> {
  await mock.reset({ scenario: 'overnight', seed: 1 });
  await mock.clock({ advance: '655m' });
  const day = new Date((await mock.state()).now);
  await logIn(page);
  await askInGame(page, '7', /^Main Bazar/);
  await expect(page.getByText('Close bids end in 35 min')).toBeVisible();
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-');
}

test('over midnight the question keeps its rows, and they count for the day before', async ({
  page,
  mock,
}) => {
  const day = await askAtNight(page, mock);
  await mock.clock({ advance: '10m' });
  await expect(page.getByText('Close bids end in 25 min')).toBeVisible({ timeout: 15_000 });
  await expect(dialogOf(page)).toContainText(/Total Bid\s*1\s*Total Points\s*50/);
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  await expect(rowOf(page, '7')).toHaveCount(0);
  expect(await ledger(mock)).toEqual(['Main Bazar 7 Close 50']);
  expect(await mock.db('bids?status=open&points=50')).toMatchObject([{ day }]);
});

test('past its close the question closes, the rows are told as taken off, and nothing is sent', async ({
  page,
  mock,
}) => {
  await askAtNight(page, mock);
  const saidPlaced = await countSeen(page, placed);
  await mock.clock({ advance: '40m' });
  const told = page.getByRole('alert').filter({ hasText: 'Main Bazar has closed: 1 row taken off' });
  await expect(told).toContainText(/7\s*Single Digit Close\s*50 pts/, { timeout: 15_000 });
  await expect(dialogOf(page)).toBeHidden();
  await expect(rowOf(page, '7')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  expect(await saidPlaced()).toBe(0);
  expect(await posts(mock)).toBe(0);
  expect(await ledger(mock)).toEqual([]);
});

test('a bid whose request the browser has stopped is looked for, and told once', async ({ page, mock }) => {
  await askToPlace(page);
  await mock.faults({ path: bidPath, kind: 'latency', value: 1500 });
  await submitOf(page).click();
  await expect.poll(() => posts(mock)).toBe(1);
  // As the browser's own Stop, and as a Back while the page is on its way to another entry of its history.
  await page.evaluate(() => window.stop());
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  await expect(rowOf(page, '7')).toHaveCount(0);
  expect(await posts(mock)).toBe(1);
  expect(await ledger(mock)).toEqual([seven]);
});

test('Back does nothing while a bid is on its way; the same bid again in a new tab is a second one', async ({
  page,
  mock,
}) => {
  await askToPlace(page);
  await mock.faults({ path: bidPath, kind: 'latency', value: 1500 });
  await submitOf(page).click();
  await expect(busyOf(page)).toBeVisible();
  await pressBack(page);
  await expect(busyOf(page)).toBeVisible();
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
  expect(await ledger(mock)).toEqual([seven]);

  const other = await askInNewTab(page);
  await submitOf(other).click();
  await expect(other).toHaveSaid(placed);
  await expect(dialogOf(other)).toBeHidden();
  await expect(wallet(other)).toContainText('9,900 pts');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(await ledger(mock)).toEqual([seven, seven]);
});

/** Two tabs ask about the same row; the first has placed its own. Returns the second, whose dialog is still open. */
async function askTwicePlaceOnce(page: Page, mock: Mock): Promise<Page> {
  await askToPlace(page);
  const other = await askInNewTab(page);
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  expect(await ledger(mock)).toEqual([seven]);
  return other;
}

for (const [kind, value] of [
  ['drop', undefined],
  ['status', 500],
  ['false-status', 'No'],
] as const)
  test(`two tabs, the same row: what the first placed is not told as the second's, which ends by ${kind}`, async ({
    page,
    mock,
  }) => {
    const other = await askTwicePlaceOnce(page, mock);
    const saidPlaced = await countSeen(other, placed);
    await mock.faults({ path: bidPath, kind, ...(value !== undefined && { value }) });
    await submitOf(other).click();
    await expect(other).toHaveSaid(failed);
    // Checking goes on until it knows, 1.5 s after a lost answer at the earliest.
    await expect.poll(async () => (await journalOf(other)).filter(isOpen)).toEqual([]);
    expect(await saidPlaced()).toBe(0);
    await expect(dialogOf(other)).toContainText(/Total Bid\s*1\s*Total Points\s*50/);
    await expect(noticeOf(other)).toHaveCount(0);
    expect(await ledger(mock)).toEqual([seven]);

    await submitOf(other).click();
    await expect(other).toHaveSaid(placed);
    await expect(dialogOf(other)).toBeHidden();
    await expect(rowOf(other, '7')).toHaveCount(0);
    await expect(wallet(other)).toContainText('9,900 pts');
    expect(await ledger(mock)).toEqual([seven, seven]);
    expect(await saidPlaced()).toBe(1);
  });

test('two tabs, the same row: the second, answered by a page of HTML, finds its own bid and tells it once', async ({
  page,
  mock,
}) => {
  const other = await askTwicePlaceOnce(page, mock);
  const saidPlaced = await countSeen(other, placed);
  // The bid is taken; only the reply is no reply.
  await mock.faults({ path: bidPath, kind: 'html' });
  await submitOf(other).click();
  await expect(other).toHaveSaid(placed);
  await expect(dialogOf(other)).toBeHidden();
  await expect(rowOf(other, '7')).toHaveCount(0);
  await expect.poll(async () => (await journalOf(other)).every(isTold)).toBe(true);
  await expect(wallet(other)).toContainText('9,900 pts');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(await saidPlaced()).toBe(1);
  expect(await ledger(mock)).toEqual([seven, seven]);
  expect(await posts(mock)).toBe(2);
});

test('two tabs, different rows: neither warns of a bid that was placed twice', async ({ page, mock }) => {
  await askToPlace(page);
  const other = await askInNewTab(page, '3');
  for (const [tab, left] of [
    [page, '9,950 pts'],
    [other, '9,900 pts'],
  ] as const) {
    await submitOf(tab).click();
    await expect(tab).toHaveSaid(placed);
    await expect(wallet(tab)).toContainText(left);
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
  expect(await ledger(mock)).toEqual([seven, 'Kalyan 3 Open 50']);
});

test('a page closed before it knew the end of its bid: the next one tells it with its time, on any screen', async ({
  page,
  context,
  mock,
}) => {
  await askToPlace(page);
  await loseReply(mock);
  await mock.faults({ path: historyPath, kind: 'latency', value: 20_000, times: -1 });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await page.close();
  await mock.clearFaults();

  const next = await context.newPage();
  await next.goto('/imp');
  const saidPlaced = await countSeen(next, placed);
  await expect(noticeOf(next)).toContainText(/Kalyan · Single Digit · 7 Open\s*Placed at 1:0\d PM\s*50 pts/);
  await expect(noticeOf(next)).toContainText('Nothing new was sent for it.');
  const line = await noticeOf(next)
    .getByText(/^Placed at/)
    .boundingBox();
  expect(line?.height, 'the time stands on one line').toBeLessThan(30);
  await noticeOf(next).getByRole('button', { name: 'Close' }).click();
  await expect(noticeOf(next)).toBeHidden();
  expect(await saidPlaced()).toBe(0);
  await next.reload();
  await expect(wallet(next)).toContainText('9,950 pts');
  await expect(noticeOf(next)).toHaveCount(0);
  expect(await ledger(mock)).toEqual([seven]);
  expect(await posts(mock)).toBe(1);
});

test('offline between the dialog and SUBMIT: back online, SUBMIT again places it once', async ({
  page,
  context,
  mock,
}) => {
  await askToPlace(page);
  await context.setOffline(true);
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await expect(dialogOf(page)).toContainText(/Total Bid\s*1\s*Total Points\s*50/);
  expect(await posts(mock)).toBe(0);

  await context.setOffline(false);
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  await expect(rowOf(page, '7')).toHaveCount(0);
  await expect(wallet(page)).toContainText('9,950 pts');
  expect(await ledger(mock)).toEqual([seven]);
  expect(await posts(mock)).toBe(1);
});

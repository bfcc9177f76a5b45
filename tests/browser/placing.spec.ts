// A bid in a real browser, with its connections, its locks and tabs, its database and its own Stop. It is
// called placed only when it was, is reported once, and is sent once.
import type { Page } from '@playwright/test';
import { isOpen, isTold } from '../../src/domain/placing/attempt.ts';
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
  placed,
  posts,
  rowOf,
  submitOf,
} from '../support/placing-steps.ts';
import { journalOf } from '../support/kept-in-browser.ts';
import { openGame, place, proceed, signIn, toldIsNoted, wallet } from '../support/play.ts';
import { holdNextReply } from '../support/traffic.ts';

test.use({ allowConsole: [/Failed to load resource/] });

/** The bids of these tests in the provider's ledger. */
const bids = (mock: Mock) => mock.db('bids?status=open&digits=7&points=50');

async function expectPlacedOnce(page: Page, mock: Mock): Promise<void> {
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  await expect(rowOf(page, '7')).toHaveCount(0);
  await expect(wallet(page)).toContainText('9,950 left');
  expect(await bids(mock)).toHaveLength(1);
}

test('the attempt is in the journal before its request leaves, so a second tap finds the bid and sends nothing', async ({
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
  await loseReply(mock);
  await mock.faults({ path: history, kind: 'latency', value: 1500 });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await expect(dialogOf(page)).toBeVisible();

  await submitOf(page).click();
  await expect(busyOf(page)).toBeVisible();
  await expectPlacedOnce(page, mock);
  expect(seen).toEqual(['sent']);
  await expect.poll(kept).toEqual(['told']);
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

test('a player leaves the page once a busy phone has shown that the bid was placed: the next page does not tell it again', async ({
  page,
  mock,
}) => {
  await askToPlace(page);
  await page.evaluate(words => {
    const seen = new MutationObserver(() => {
      if (!document.body.innerText.includes(words)) return;
      seen.disconnect();
      const leave = (): void => {
        location.assign('/imp');
        // The phone has no time for anything else until the next page is there.
        const until = performance.now() + 1000;
        while (performance.now() < until);
      };
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', leave);
        port1.start();
        port2.postMessage(null);
      });
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, placed);
  await submitOf(page).click();
  await page.waitForURL('**/imp');
  await expect(wallet(page)).toContainText('9,950');
  await toldIsNoted(page);
  await expect(noticeOf(page)).toHaveCount(0);
  expect(await posts(mock)).toBe(1);
});

test('a bid whose request the browser has stopped is looked for, and told once', async ({ page, mock }) => {
  await askToPlace(page);
  await mock.faults({ path: path, kind: 'latency', value: 1500 });
  await submitOf(page).click();
  await expect.poll(() => posts(mock)).toBe(1);
  // The browser's own Stop does this, and so does a Back while the page is on its way to another entry of its history.
  await page.evaluate(() => window.stop());
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  await expect(rowOf(page, '7')).toHaveCount(0);
  expect(await posts(mock)).toBe(1);
  expect(await bids(mock)).toHaveLength(1);
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
  await expect(wallet(page)).toContainText('9,950 left');
  expect(await bids(mock)).toHaveLength(1);
  expect(await posts(mock)).toBe(1);
});

test('a bid that Chromium itself sent twice is reported', async ({ page, mock }) => {
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

for (const how of ['locks', 'leases'])
  test(`two tabs, the same row: one request is in flight by ${how}, and the second does not report the first one's bid as its own`, async ({
    page,
    mock,
    context,
  }) => {
    if (how === 'leases')
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await askToPlace(page);
    const other = await askInNewTab(page);
    const saidPlaced = await countSeen(other, placed);
    const [arrive] = await Promise.all([holdNextReply(page, path), submitOf(page).click()]);
    await submitOf(other).click();
    await expect(other).toHaveSaid(failed);
    expect(await posts(mock)).toBe(1);
    await arrive();
    await expectPlacedOnce(page, mock);

    await mock.faults({ path, kind: 'drop' });
    await submitOf(other).click();
    await expect.poll(() => posts(mock)).toBe(2);
    // Checking goes on until it knows, 1.5 s after a lost answer at the earliest.
    await expect.poll(async () => (await journalOf(other)).filter(isOpen)).toEqual([]);
    expect(await saidPlaced()).toBe(0);
    await expect(dialogOf(other)).toContainText(/Total Bid\s*1\s*Total Points\s*50/);
    await expect(noticeOf(other)).toHaveCount(0);
    expect(await bids(mock)).toHaveLength(1);

    await submitOf(other).click();
    await expect(other).toHaveSaid(placed);
    await expect(dialogOf(other)).toBeHidden();
    await expect(rowOf(other, '7')).toHaveCount(0);
    await expect(wallet(other)).toContainText('9,900 left');
    expect(await bids(mock)).toHaveLength(2);
    expect(await saidPlaced()).toBe(1);
  });

test('a row of a copied tab that the other has placed is reported as done before, and is not sent again', async ({
  page,
  context,
  mock,
}) => {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  // The browser copies the tab's session storage.
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open('/imp'))]);
  await openGame(copy, /^Kalyan/, 'Single Digit');
  await expect(rowOf(copy, '7')).toBeVisible();
  await place(page);

  await copy.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(noticeOf(copy)).toContainText(/Kalyan · Single Digit · 7 Open\s*Placed at/);
  await noticeOf(copy).getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(copy, '7')).toHaveCount(0);
  await expect(copy.getByRole('dialog')).toHaveCount(0);
  await expect(wallet(copy)).toContainText('9,950 left');

  // A new row of the same number is a separate bid.
  await proceed(copy, { Digit: '7', Points: '50' });
  await place(copy);
  await expect(wallet(copy)).toContainText('9,900 left');
  expect(await posts(mock)).toBe(2);
});

test('a bid of a lagging provider whose end cannot be seen: the player reads which, and after the lag takes it off', async ({
  page,
  mock,
}) => {
  await mock.faults({ path: '*', kind: 'lag', value: 2, times: -1 });
  await askToPlace(page);
  await mock.faults({ path, kind: 'drop' });
  await mock.faults({ path: history, kind: 'status', value: 503, times: -1 });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await submitOf(page).click();
  const question = page.getByRole('dialog', { name: 'Not clear yet' });
  await expect(question).toContainText(/We cannot see yet whether 7 · 50 pts of \d+:\d\d [AP]M was placed/);
  await question.getByRole('button', { name: 'Take it off' }).click();
  await expect(question).toBeHidden();
  await expect(dialogOf(page)).toBeHidden();
  expect(await posts(mock)).toBe(1);
});

test('two tabs cannot exceed a daily limit together, and a reload changes nothing', async ({
  page,
  context,
  mock,
}) => {
  await signIn(page, { path: '/limits' });
  // 120 points were bid on main markets today.
  await page.getByLabel('Daily limit').fill('320');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveSaid('Saved');
  const there = await context.newPage();
  for (const tab of [page, there]) {
    await tab.goto('/imp');
    await openGame(tab, /^Kalyan/, 'Single Digit');
    await proceed(tab, { Digit: '7', Points: '150' });
    await tab.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(tab.getByRole('dialog', { name: 'Confirm bid' })).toBeVisible();
  }
  const confirm = (tab: Page) => tab.getByRole('dialog', { name: 'Confirm bid' }).getByText('SUBMIT').click();
  await Promise.all([confirm(page), confirm(there)]);
  const refusedIn = (tab: Page) => tab.getByText('Your daily limit leaves 50 pts').first();
  const refusals = async (): Promise<number> =>
    (await Promise.all([page, there].map(tab => refusedIn(tab).isVisible()))).filter(Boolean).length;
  await expect.poll(refusals).toBe(1);
  await expect.poll(() => mock.db('bids?digits=7&points=150')).toHaveLength(1);
  await toldIsNoted(page);
  await there.close();
  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '77', Points: '60' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  // Which of this day's bids the history has shown is not known after a reload: SUBMIT knows.
  const question = page.getByRole('dialog', { name: 'Confirm bid' });
  await expect(refusedIn(page).or(question)).toBeVisible();
  if (await question.isVisible()) await question.getByText('SUBMIT').click();
  await expect(refusedIn(page)).toBeVisible();
});

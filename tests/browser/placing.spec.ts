import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import type { Mock } from '../support/mock.ts';
import { logIn, openGame, proceed, wallet } from '../support/play.ts';

const path = '/api-submit-bid';
const history = '/api-bid-history-data';
const failed = 'Failed to place bid. Please try again.';
const placed = 'Bid placed successfully!';

test.use({ allowConsole: [/Failed to load resource/] });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm bid' });
const submitOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'SUBMIT', exact: true });
const bids = (mock: Mock) => mock.db('bids?status=open&digits=7&points=50');
const posts = async (mock: Mock): Promise<number> =>
  (await mock.requests()).filter(call => call.path === path).length;

/** The server carries the next bid out, and its reply is lost. */
const loseReply = (mock: Mock) => mock.faults({ path, kind: 'drop-after' });

/** The dialog of a slip with one row, 7 for 50 points, its baseline read. */
async function openDialog(page: Page): Promise<void> {
  const baseline = page.waitForResponse(reply => reply.url().endsWith(history));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await baseline;
}

async function askToPlace(page: Page): Promise<void> {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await openDialog(page);
}

async function expectPlacedOnce(page: Page, mock: Mock): Promise<void> {
  await expect(page.getByText(placed)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete 7' })).toHaveCount(0);
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
  await expect(page.getByText(failed)).toBeVisible();
  await expect(dialogOf(page)).toBeVisible();

  await submitOf(page).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expectPlacedOnce(page, mock);
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
  await expect(page.getByText(failed)).toBeVisible();
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
  await expect(page.getByText(failed)).toBeVisible();
  await submitOf(page).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(submitOf(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(failed)).toBeVisible();
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
  await expect(dialogOf(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  await expectPlacedOnce(page, mock);
  expect(await posts(mock)).toBe(1);
});

test('back while it is under way: the rows that were placed are gone on return', async ({ page, mock }) => {
  await askToPlace(page);
  await mock.faults({ path, kind: 'latency', value: 1500 });
  await submitOf(page).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByText(placed).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete 7' })).toHaveCount(0);
  expect(await bids(mock)).toHaveLength(1);
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
  test.setTimeout(60_000);
  await askToPlace(page);
  await mock.faults({ path, kind: 'hang' });
  await submitOf(page).click();
  await expect.poll(() => posts(mock)).toBe(1);
  await page.reload();
  await openDialog(page);
  const tapped = Date.now();
  await submitOf(page).click();
  await expect(page.getByText(placed)).toBeVisible({ timeout: 45_000 });
  expect(Date.now() - tapped).toBeGreaterThan(25_000);
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
  await expect(page.getByText(placed)).toBeVisible();
  expect(await bids(mock)).toHaveLength(1);
});

/** A second tab of the same browser with the same slip, its dialog open. */
async function openSecondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/imp');
  await openGame(other, /^Kalyan/, 'Single Digit');
  await proceed(other, { Digit: '7', Points: '50' });
  await openDialog(other);
  return other;
}

test('a bid that one tab lost is found by the other, which sends nothing', async ({ page, mock }) => {
  await askToPlace(page);
  const other = await openSecondTab(page);
  await loseReply(mock);
  await mock.faults({ path: history, kind: 'latency', value: 1000, times: 2 });
  await submitOf(page).click();
  await expect.poll(() => posts(mock)).toBe(1);
  await expect(page.getByText(failed)).toBeVisible();
  await submitOf(other).click();
  await expect(other.getByText(placed)).toBeVisible({ timeout: 10_000 });
  expect(await bids(mock)).toHaveLength(1);
  expect(await posts(mock)).toBe(1);
});

for (const how of ['locks', 'leases'])
  test(`one request in flight across tabs, by ${how}`, async ({ page, mock, context }) => {
    if (how === 'leases')
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await askToPlace(page);
    const other = await openSecondTab(page);
    await mock.faults({ path, kind: 'latency', value: 5000 });
    await submitOf(page).click();
    await expect.poll(() => posts(mock)).toBe(1);
    await submitOf(other).click();
    await expect(other.getByText(failed)).toBeVisible();
    expect(await posts(mock)).toBe(1);

    await expect(page.getByText(placed)).toBeVisible({ timeout: 10_000 });
    await submitOf(other).click();
    await expect(other.getByText(placed)).toBeVisible();
    expect(await bids(mock)).toHaveLength(2);
  });

test('the attempt stands in the journal before its request leaves, and is gone when it is told', async ({
  page,
  mock,
}) => {
  const kept = (): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>(done => {
          const opening = indexedDB.open('matka-journal');
          opening.addEventListener('success', () => {
            const all = opening.result.transaction('attempts').objectStore('attempts').getAll();
            all.addEventListener('success', () => {
              opening.result.close();
              done(all.result.length);
            });
          });
        }),
    );
  await askToPlace(page);
  let seen = -1;
  await page.route(`**${path}`, async route => {
    seen = await kept();
    await route.continue();
  });
  await submitOf(page).click();
  await expectPlacedOnce(page, mock);
  expect(seen).toBe(1);
  await expect.poll(kept).toBe(0);
});

// Deposits in a real browser: whatever happens to page and network, each is reported once.
import type { BrowserContext, Page } from '@playwright/test';
import { retryIn } from '../../src/domain/deposit-intent.ts';
import { expect, test } from '../support/app.ts';
import { holdLaterReports, holdReport } from '../support/held-report.ts';
import { keptIntents } from '../support/kept-in-browser.ts';
import type { Mock } from '../support/mock.ts';
import { openedLinks } from '../support/opened-links.ts';
import { logIn } from '../support/play.ts';

const path = '/api-fund-request-add';
const posts = async (mock: Mock) => (await mock.requests()).filter(call => call.path === path);
const requests = (mock: Mock, amount: number) => mock.db(`fund_requests?request_amount=${amount}`);
const region = (page: Page) => page.getByRole('region', { name: 'Payments on their way' });

/** Presses Add Money; the payment app's link is open, and its intent is stored, when this returns. */
async function pay(page: Page, amount: number, held = false): Promise<void> {
  const links = await openedLinks(page);
  await logIn(page);
  await page.goto('/payviaupi');
  if (held) await holdReport(page);
  await page.getByRole('textbox', { name: 'Amount' }).fill(String(amount));
  await page.getByRole('radio', { name: 'Paytm' }).check();
  await page.getByRole('button', { name: 'Add Money' }).click();
  await expect.poll(() => links).toHaveLength(1);
}

/** Nothing is unreported any more, here or in the database, and the provider has one request, which waits. */
async function reportedOnce(page: Page, mock: Mock, amount: number): Promise<void> {
  await expect.poll(() => requests(mock, amount), { timeout: 15_000 }).toHaveLength(1);
  await page.goto('/wallet');
  await expect(page.getByRole('link', { name: 'Wallet History' })).toBeVisible();
  await expect(region(page)).toContainText('Waiting for approval');
  await expect(region(page)).not.toContainText('Not yet reported');
  await expect.poll(() => keptIntents(page, amount)).toEqual([]);
  expect(await requests(mock, amount)).toHaveLength(1);
}

/** Opens a page when it may report a payment at its start, and waits until that is refused. */
async function refusedAtStart(page: Page, amount: number, open: () => Promise<unknown>): Promise<void> {
  const waits = async () => (await keptIntents(page, amount)).map(intent => retryIn(intent, Date.now()));
  await expect.poll(waits).toEqual([0]);
  const refused = page.waitForResponse(reply => reply.url().endsWith(path));
  await open();
  await refused;
}

/** Closes a page as a player does, and waits until it is gone. */
async function closed(page: Page): Promise<void> {
  const gone = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await gone;
}

async function crash(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
}

test.describe('without a network', () => {
  test.use({ allowConsole: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('a page that is closed offline loses nothing: the next one reports it', async ({
    page,
    context,
    mock,
  }) => {
    await pay(page, 730, true);
    await context.setOffline(true);
    await closed(page);
    expect(await posts(mock)).toHaveLength(0);
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/imp');
    await expect.poll(async () => (await posts(mock)).length, { timeout: 15_000 }).toBe(1);
    await reportedOnce(next, mock, 730);
  });

  test('a page that stays offline says Not yet reported, and reports once the network is there', async ({
    page,
    context,
    mock,
  }) => {
    await pay(page, 740);
    await context.setOffline(true);
    await expect(region(page)).toContainText('Payment of 740 pts');
    await expect(region(page)).toContainText('Not yet reported');
    await expect(page.getByRole('button', { name: 'Add Money' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveSaid(/Deposit of 740 pts requested/);
    await reportedOnce(page, mock, 740);
    expect(await posts(mock)).toHaveLength(1);
  });
});

test('a page that dies between the link and the post: the next one reports it', async ({
  page,
  context,
  mock,
}) => {
  await pay(page, 750, true);
  await crash(page, context);
  expect(await posts(mock)).toHaveLength(0);
  const next = await context.newPage();
  await next.goto('/imp');
  await expect.poll(async () => (await posts(mock)).length, { timeout: 15_000 }).toBe(1);
  await reportedOnce(next, mock, 750);
});

test('of two tabs that start at the same time one reports what a dead page left', async ({
  page,
  context,
  mock,
}) => {
  await pay(page, 760);
  await crash(page, context);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map(tab => tab.goto('/imp')));
  const [one] = tabs;
  await reportedOnce(one, mock, 760);
  await Promise.all(tabs.map(tab => tab.reload()));
  await reportedOnce(one, mock, 760);
  expect(await posts(mock)).toHaveLength(1);
});

test('a tab that is opened within the two seconds leaves the post to the tab that began', async ({
  page,
  context,
  mock,
}) => {
  await pay(page, 770);
  const other = await context.newPage();
  await other.goto('/imp');
  await expect(page).toHaveSaid(/Deposit of 770 pts requested/);
  await reportedOnce(other, mock, 770);
  expect(await posts(mock)).toHaveLength(1);
});

test.describe('when the reply is lost', () => {
  test.use({ allowConsole: [/Failed to load resource|ERR_EMPTY_RESPONSE|ERR_CONNECTION/] });

  test('after a reload the provider shows the request, and none is posted again', async ({ page, mock }) => {
    await mock.faults({ path, kind: 'drop-after', times: -1 });
    await pay(page, 780);
    await expect(region(page)).toContainText('Not yet reported');
    const before = (await posts(mock)).length;
    await mock.clearFaults();
    await page.reload();
    await expect(page).toHaveSaid(/Deposit of 780 pts requested/);
    expect(await posts(mock)).toHaveLength(before);
    await reportedOnce(page, mock, 780);
  });

  test('a post that left with its page and was lost is repeated by the next page', async ({ page, mock }) => {
    await pay(page, 785, true);
    await mock.faults({ path, kind: 'drop', times: -1 });
    await page.goto('/imp');
    await expect.poll(async () => (await posts(mock)).length).toBeGreaterThan(0);
    await mock.clearFaults();
    expect(await requests(mock, 785)).toHaveLength(0);
    await expect(page).toHaveSaid(/Deposit of 785 pts requested/, { timeout: 20_000 });
    await reportedOnce(page, mock, 785);
  });

  test('a refused request stands over a reload and a logout until Report again', async ({ page, mock }) => {
    await mock.faults({ path, kind: 'status', value: 503, times: -1 });
    await pay(page, 790);
    await expect(region(page)).toContainText('Not yet reported');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await holdLaterReports(page);
    await refusedAtStart(page, 790, () => logIn(page));
    await refusedAtStart(page, 790, () => page.goto('/imp7'));
    await expect(region(page)).toContainText('Payment of 790 pts');
    await expect(region(page)).toContainText('Not yet reported');
    await mock.clearFaults();
    await region(page).getByRole('button', { name: 'Report again' }).click();
    await expect(page).toHaveSaid(/Deposit of 790 pts requested/);
    await reportedOnce(page, mock, 790);
  });
});

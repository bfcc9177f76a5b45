// Deposits in a real browser: each is reported once, even if page or network fail. For the proof by the provider's
// list see tests/state/deposit-reports.test.ts.
import type { BrowserContext, Page } from '@playwright/test';
import { limits } from '../../src/domain/limits.ts';
import { restMs } from '../../src/domain/wallet/deposit.ts';
import { expect, test } from '../support/app.ts';
import { unreportedIn } from '../support/kept-in-browser.ts';
import type { Mock } from '../support/mock.ts';
import { openedLinks, signIn } from '../support/play.ts';

const path = '/api-fund-request-add';
const posts = async (mock: Mock) => (await mock.requests()).filter(call => call.path === path);
const requests = (mock: Mock, amount: number) => mock.db(`fund_requests?request_amount=${amount}`);
const region = (page: Page) => page.getByRole('region', { name: 'Payments on their way' });

/**
 * In the document that the page shows now, a payment that was begun is not reported before the page is left, however
 * long the machine takes for the next steps of a test.
 */
const holdReport = (page: Page): Promise<void> =>
  page.evaluate(delay => {
    const start = window.setTimeout.bind(window);
    const held = (task: () => void, ms = 0) => (ms === delay ? -1 : start(task, ms));
    Object.assign(window, { setTimeout: held });
  }, limits.fundPostMs);

/** Presses Add Money; the payment app's link is open, and its intent is stored, when this returns. */
async function pay(page: Page, amount: number, held = false): Promise<void> {
  const links = await openedLinks(page);
  await signIn(page, { path: '/payviaupi' });
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
  await expect.poll(() => unreportedIn(page, amount)).toEqual([]);
  expect(await requests(mock, amount)).toHaveLength(1);
}

const question = (page: Page) => page.getByRole('region', { name: 'Is it this one?' });

/**
 * Opens the app in these tabs. It looks at once in the list for payments of pages that may have closed, and posts them
 * when those requests must have ended: 10 s after these pages have begun.
 */
async function postedOnce(context: BrowserContext, tabs: readonly Page[], mock: Mock): Promise<void> {
  const open = async (tab: Page): Promise<void> => {
    const looked = tab.waitForResponse(reply => reply.url().endsWith('/api-wallet-transaction-history'));
    await tab.goto('/imp');
    await looked;
  };
  await Promise.all(tabs.map(open));
  expect(await posts(mock)).toHaveLength(0);
  await context.clock.fastForward(restMs.pageGone + 1000);
  await expect.poll(async () => (await posts(mock)).length).toBe(1);
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
    await context.clock.install();
    await context.setOffline(true);
    await closed(page);
    await context.setOffline(false);
    const next = await context.newPage();
    await postedOnce(context, [next], mock);
    await reportedOnce(next, mock, 730);
  });
});

test('a page dies between the link and the post: of two tabs that start at the same time one reports it', async ({
  page,
  context,
  mock,
}) => {
  await pay(page, 760, true);
  await context.clock.install();
  await crash(page, context);
  await page.close();
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  const [one, other] = tabs;
  await postedOnce(context, tabs, mock);
  await reportedOnce(one, mock, 760);
  await Promise.all(tabs.map(tab => tab.reload()));
  await reportedOnce(other, mock, 760);
  expect(await posts(mock)).toHaveLength(1);
});

test('a page left within the two seconds posts its request on the way out, once', async ({ page, mock }) => {
  await pay(page, 700, true);
  await page.goto('/wallet');
  await expect.poll(async () => (await posts(mock)).length).toBe(1);
  // No page has seen the reply, and another device may have paid the same.
  await expect(question(page)).toHaveAccessibleDescription(
    /^A payment of 700 pts was reported at 1:0\d PM\. Is it this one\?$/,
  );
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await reportedOnce(page, mock, 700);
  expect(await posts(mock)).toHaveLength(1);
});

test('on the smallest phone a question about a payment takes a third of the screen of home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await pay(page, 700, true);
  await page.goto('/wallet');
  await expect(question(page)).toBeVisible();
  await page.goto('/imp');
  await page.getByRole('button', { name: 'Show all' }).tap();
  await expect(question(page).getByRole('button', { name: 'Yes' })).toBeInViewport({ ratio: 1 });
  await expect(question(page).getByRole('button', { name: 'No, report mine' })).toBeInViewport({ ratio: 1 });
  expect((await region(page).boundingBox())?.height).toBeLessThan(568 / 3);
});

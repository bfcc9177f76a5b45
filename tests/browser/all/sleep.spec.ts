// A phone sleeps with the page open: clocks go on, but timers and the page's own measurements stop.
import type { Page } from '@playwright/test';
import { isOpen } from '../../../src/domain/placing/attempt.ts';
import { expect, test } from '../../support/app.ts';
import { journalOf } from '../../support/kept-in-browser.ts';
import type { Mock } from '../../support/mock.ts';
import {
  askInGame,
  askToPlace,
  bidPath,
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
} from '../../support/placing-steps.ts';
import { openGame, proceed, signIn, wallet } from '../../support/play.ts';
import { holdCalls, holdNextReply } from '../../support/traffic.ts';

test.use({ allowConsole: [/Failed to load resource/] });

/** Runs inside a page: from now on its device's clock is `ms` ahead, but `performance` is not. */
function setAhead({ ms, opened }: { readonly ms: number; readonly opened: boolean }): void {
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, given: [] | [number]) =>
      given.length === 0 ? new RealDate(RealDate.now() + ms) : Reflect.construct(RealDate, given),
    get: (RealDate, name, proxy): unknown =>
      name === 'now' ? () => RealDate.now() + ms : Reflect.get(RealDate, name, proxy),
  });
  if (opened) Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ms });
}

/**
 * The phone sleeps with this page open, and its network too. Clocks go on meanwhile, the provider's as well.
 * Timers and `performance.now` stop. Pages that open afterwards know nothing of it.
 */
async function sleepThrough(page: Page, mock: Mock, minutes: number): Promise<void> {
  const ms = minutes * 60_000;
  // No call may leave while one clock is ahead and the other is not.
  const release = await holdCalls(page);
  await page.evaluate(setAhead, { ms, opened: false });
  await mock.clock({ advance: `${minutes}m` });
  await release();
  await page.context().addInitScript(setAhead, { ms, opened: true });
}

test('a bid of another phone, placed while this one slept with its question open, is not reported as its own', async ({
  page,
  browser,
  server,
  mock,
}) => {
  await askToPlace(page);
  await sleepThrough(page, mock, 5);
  const phone = await browser.newContext({ baseURL: server, serviceWorkers: 'block' });
  const other = await phone.newPage();
  await signIn(other);
  await askInGame(other);
  await submitOf(other).click();
  await expect(wallet(other)).toContainText('9,950 left');
  await phone.close();

  const saidPlaced = await countSeen(page, placed);
  await mock.faults({ path: bidPath, kind: 'drop' });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await expect.poll(async () => (await journalOf(page)).filter(isOpen)).toEqual([]);
  expect(await saidPlaced()).toBe(0);
  await expect(dialogOf(page)).toContainText(/Total Bid\s*1\s*Total Points\s*50/);
  expect(await mock.db('bids?digits=7&points=50&status=open')).toHaveLength(1);
});

test('a reply that was under way while the phone slept for a day does not take it back to yesterday', async ({
  page,
  mock,
}) => {
  await signIn(page);
  const arrive = await holdNextReply(page, '/api-get-dashboard-data');
  await sleepThrough(page, mock, 24 * 60 + 30);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await expect(rowOf(page, '7')).toBeVisible();
  const closed = await countSeen(page, 'has closed');
  const earlier = await countSeen(page, 'Open · 2 h left');
  await arrive();
  await expect(page.getByText('Open · 1 h 30 m left')).toBeVisible();
  await expect(rowOf(page, '7')).toBeVisible();
  expect([await closed(), await earlier()]).toEqual([0, 0]);
});

test('a page of yesterday lost the reply of its bid and was closed: the next page tells of it', async ({
  page,
  context,
  mock,
}) => {
  await signIn(page);
  await sleepThrough(page, mock, 24 * 60 + 30);
  await askInGame(page);
  await loseReply(mock);
  await mock.faults({ path: historyPath, kind: 'latency', value: 20_000, times: -1 });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await page.close();
  await mock.clearFaults();

  const next = await context.newPage();
  await next.goto('/imp');
  await expect(noticeOf(next)).toContainText(/Kalyan · Single Digit · 7 Open\s*Placed at 1:3\d PM\s*50 pts/);
  await expect(wallet(next)).toContainText('9,950 pts');
  expect(await posts(mock)).toBe(1);
});

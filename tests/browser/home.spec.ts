// The first view of the home screen: the player's own part, then the markets.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { setDate } from '../support/device-date.ts';
import { watchShifts } from '../support/measure-layout.ts';
import { openedLinks, openGame, place, proceed, signIn } from '../support/play.ts';

// On a device with another day, the places of this day are known only after the first reply.
test.beforeEach(async ({ page, mock }) => setDate(page, (await mock.state()).now));

test('a slip left in a form is on the home screen from the first frame, a tap leads back to it, and its end is announced', async ({
  page,
  mock,
}) => {
  const shifts = await watchShifts(page);
  await signIn(page);
  // From now on home leaves room for the win, too.
  await expect(page.getByRole('region', { name: 'Yours' }).getByRole('status')).toContainText('You won');
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await page.goBack();
  await page.getByRole('button', { name: 'Jodi Digit', exact: true }).click();
  await proceed(page, { 'Enter Digit': '47', Points: '20' });
  await page.goto('/imp');
  const yours = page.getByRole('region', { name: 'Yours' });
  const slip = yours.getByRole('link', { name: 'Kalyan · 1 bid · 50 pts' });
  await expect(slip).toHaveAccessibleDescription('Single Digit · closes in 2 h');
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(await shifts()).toEqual([]);

  await slip.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem')).toHaveText(/^7 /);
  await page.goto('/imp');
  await expect(slip).toBeVisible();
  await mock.clock({ advance: '2h' });
  await expect(yours.getByRole('alert')).toContainText('Kalyan has closed: 1 row removed');
  await expect(slip).toBeHidden();
  await yours.getByRole('button', { name: 'Close' }).click();
  await expect(yours.getByRole('alert')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(yours.getByRole('status')).toContainText('You won');
  await expect(yours.getByRole('alert')).toBeHidden();
});

test('waiting bids and wins are above the markets from the first frame, each win until it is dismissed', async ({
  page,
  mock,
}) => {
  const shifts = await watchShifts(page);
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await place(page);
  await page.goto('/imp');
  const yours = page.getByRole('region', { name: 'Yours' });
  const waits = yours.getByRole('link', { name: '1 bid waits for Kalyan' });
  await expect(waits).toHaveAccessibleDescription('result after 3:00 PM');
  await expect(page.getByRole('article').filter({ hasText: 'Kalyan' })).toContainText('Yours ');
  await page.reload();
  await expect(waits).toBeVisible();
  const markets = page.getByRole('article');
  await expect(markets).toHaveCount(8);
  const top = async (): Promise<number> => (await markets.first().boundingBox())?.y ?? 0;
  expect((await waits.boundingBox())?.y).toBeLessThan(await top());
  expect(await shifts()).toEqual([]);

  const before = await top();
  await mock.results({ game_id: '1', session: 'open', pana: '124' });
  const won = yours.getByRole('status').filter({ hasText: /^You won [\d,]+ pts/ });
  await expect(won).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Kalyan' })).toContainText('7 won');
  expect(await top()).toBeCloseTo(before, 0);
  await won.getByRole('button', { name: 'Dismiss' }).click();
  await expect(won).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Kalyan' })).toContainText('7 won');
  await expect(won).toBeHidden();
});

test('a win that is dismissed in one tab goes from the other, and stays away', async ({ page, context }) => {
  await signIn(page);
  const tabs = [page, await context.newPage()] as const;
  await tabs[1].goto('/imp');
  const wonIn = (tab: Page) => tab.getByRole('region', { name: 'Yours' }).getByText('You won 285 pts');
  for (const tab of tabs) await expect(wonIn(tab)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  for (const tab of tabs) await expect(wonIn(tab)).toBeHidden();
  const third = await context.newPage();
  await third.goto('/imp');
  await expect(third.getByRole('article').filter({ hasText: 'Sridevi Morning' })).toContainText('1 won');
  await expect(wonIn(third)).toBeHidden();
});

test('with nothing of the player’s own the first market begins within the upper 30 % of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  await signIn(page);
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('region', { name: 'Yours' }).getByRole('status')).toBeVisible();
  const top = (await first.boundingBox())?.y ?? Infinity;
  // Every visit keeps room for one row of the player's own.
  expect(top / 844).toBeLessThanOrEqual(0.3);
  // The headline alone may move, inside its line.
  expect(await shifts()).toEqual([]);
});

test('with a win, a waiting bid, an unsent slip and payments on their way the first market begins within 47 %', async ({
  page,
  mock,
}) => {
  await mock.faults({ path: '/api-get-headline', kind: 'latency', value: 1500, times: -1 });
  // With one number for payouts the form has nothing to choose.
  await mock.db('upi/1', { paytm_number: '' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openedLinks(page);
  const shifts = await watchShifts(page);
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await place(page);
  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '47', Points: '20' });
  await page.goto('/withdraw');
  await page.getByRole('button', { name: '1,000', exact: true }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.poll(() => mock.db('withdrawals?status=pending&request_amount=1000')).toHaveLength(1);
  await page.goto('/payviaupi');
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('radio', { name: 'Paytm', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add Money' }).click();
  await expect(page.getByText(/^Deposit of 500 pts requested/).first()).toBeAttached();
  await page.goto('/imp');
  const yours = page.getByRole('region', { name: 'Yours' });
  await expect(yours.getByRole('link', { name: 'Payment of 500 pts' })).toBeVisible();
  await expect(yours.getByRole('link', { name: 'Withdraw 1,000 pts' })).toBeVisible();
  await expect(yours.getByRole('status')).toContainText('You won 285 pts · Sridevi Morning');
  await expect(yours.getByRole('link', { name: '1 bid waits for Kalyan' })).toBeVisible();
  await expect(yours.getByRole('link', { name: 'Kalyan · 1 bid · 20 pts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause headline' })).toBeVisible();
  const top = (await page.getByRole('article').first().boundingBox())?.y ?? Infinity;
  expect(top / 844).toBeLessThanOrEqual(0.47);
  const box = await yours.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(top);
  const moved = (await shifts()).reduce((sum, { score }) => sum + score, 0);
  expect(moved).toBeLessThanOrEqual(0.02);
});

test('nothing but the headline moves by itself', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause headline' })).toBeVisible();
  // The places of parts that come late shimmer until then.
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().iterations === Infinity)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.textContent : null)),
    );
  await expect.poll(moving).toEqual([expect.stringContaining('Welcome to the demo.')]);
});

test('shortcuts have their five places before the first reply', async ({ page, mock }) => {
  await mock.faults({ path: '/api-get-dashboard-data', kind: 'latency', value: 2000 });
  await signIn(page);
  const places = page.getByRole('navigation', { name: 'Shortcuts' });
  const starline = places.getByRole('link', { name: 'Starline' });
  await expect(places.locator('li')).toHaveCount(5);
  const before = await starline.boundingBox();
  await expect(places.getByRole('link')).toHaveCount(5);
  expect(await starline.boundingBox()).toEqual(before);
});

test('from 900 px the cards are in two columns', async ({ page }) => {
  const columns = () =>
    page
      .getByRole('article')
      .evaluateAll(cards => new Set(cards.map(card => card.getBoundingClientRect().left)).size);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 899, height: 800 });
  expect(await columns()).toBe(1);
});

test('the place of a row that has gone is given to the markets once Yours is out of sight', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await place(page);
  await page.goto('/imp');
  const yours = page.getByRole('region', { name: 'Yours' });
  const waits = yours.getByRole('link', { name: '1 bid waits for Kalyan' });
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  await expect(yours.getByRole('status')).toContainText('You won 285 pts');
  await expect(page.getByRole('article')).toHaveCount(8);
  const height = async (): Promise<number> => (await yours.boundingBox())?.height ?? Number.NaN;
  const two = await height();
  expect(two).toBeGreaterThan(90);
  // 1 + 2 + 8 = 11: the digit is 1, and the bid on 7 has lost.
  await mock.results({ game_id: '1', session: 'open', pana: '128' });
  await expect(waits).toBeHidden();
  expect(await height()).toBe(two);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(height).toBeLessThan(two - 40);
});

test('a card has room for a result before it is declared', async ({ page, mock }) => {
  await signIn(page);
  const card = page.getByRole('article').filter({ hasText: 'Kalyan' });
  await expect(card).toContainText('3:00 PM');
  const height = async (): Promise<number> => (await card.boundingBox())?.height ?? Number.NaN;
  const before = await height();
  await mock.results({ game_id: '1', session: 'open', pana: '128' });
  await expect(card).toContainText('128-1');
  expect(await height()).toBe(before);
});

for (const width of [390, 320])
  test(`at ${width} px the first visit shows a win of two markets whole, in the place of one row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    const yours = page.getByRole('region', { name: 'Yours' });
    await expect(yours.getByRole('status')).toContainText('Sridevi Morning, Faridabad (Yesterday)');
    await expect(page.getByRole('article')).toHaveCount(8);
    expect(await yours.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    expect((await yours.boundingBox())?.height).toBeLessThan(55);
    await expect(yours.getByRole('button', { name: 'All' })).toHaveCount(0);
  });

test('both times of a market are in one line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await signIn(page);
  const times = page.getByText(/^Open bids till 3:00 PM/);
  expect((await times.boundingBox())?.height).toBeLessThan(24);
});

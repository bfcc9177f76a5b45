// From a bid to its records, and a long history under a finger, on screen and on paper.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openManyBids } from '../support/many-bids.ts';
import { watchShifts } from '../support/measure-layout.ts';
import { openGame, place, proceed, records, signIn, wallet } from '../support/play.ts';

test('spec 2 §4: a bid in a game of each family, from its list to its history and its win', async ({
  page,
  mock,
}) => {
  await signIn(page);
  await expect(page).toHaveTitle('Markets · Matka');
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await place(page);
  await expect(wallet(page)).toContainText('9,950 left');
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
  // 1 + 2 + 4 = 7: the ank that was bid on. 50 points at 10 to 95 make 475.
  await mock.results({ game_id: '1', session: 'open', pana: '124' });
  await page.goto('/imp3');
  const win = records(page).filter({ hasText: 'Kalyan' });
  await expect(win).toHaveCount(1);
  await expect(win).toContainText('+ 475 pts');

  await page.goto('/imp2');
  await openGame(page, /^Kalyan Starline 2:00 PM/, 'Triple Panna');
  await proceed(page, { Digit: '555', Points: '10' });
  await place(page);
  await page.goto('/imp2');
  await mock.results({ game_id: '1005', pana: '555' });
  const slot = page.getByRole('article').filter({ hasText: 'Kalyan Starline 2:00 PM' });
  await expect(slot).toContainText('555-5');
  await page.getByRole('link', { name: 'Win History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'STARLINE WIN HISTORY' })).toBeVisible();
  await expect(records(page).filter({ hasText: 'Digit555Type' })).toContainText('+ 6,000 pts');

  await page.goto('/galiIMP');
  await openGame(page, /^Delhi Bazar/, 'Left Digit');
  await proceed(page, { Digit: '4', Points: '10' });
  await place(page);
  await mock.results({ game_id: '2002', jodi: '45' });
  await page.goto('/galiIMP');
  await page.getByRole('link', { name: 'Win History' }).click();
  await expect(records(page).filter({ hasText: 'Delhi Bazar' })).toContainText('+ 95 pts');

  for (const [path, market] of [
    ['/imp4', 'Kalyan'],
    ['/imp5', 'Kalyan Starline 2:00 PM'],
    ['/impbid', 'Delhi Bazar'],
  ] as const) {
    await page.goto(path);
    await expect(records(page).filter({ hasText: market })).toHaveCount(1);
  }
  // 10,000 - 50 + 475 - 10 + 6,000 - 10 + 95.
  await expect(wallet(page)).toContainText('16,500 pts');
});

/**
 * Waits until the list rests, and scrolls by 3,000 pixels. Returns how many records were drawn before and after it, and
 * the longest time between two steps.
 */
const scrollOn = (page: Page) =>
  page.evaluate(async () => {
    const count = () => document.querySelectorAll('main li h3').length;
    let [ahead, quietFrames] = [count(), 0];
    while (quietFrames < 30) {
      await new Promise(requestAnimationFrame);
      quietFrames = count() === ahead ? quietFrames + 1 : 0;
      ahead = count();
    }
    let [last, longestMs] = [performance.now(), 0];
    const note = ({ timeStamp }: Event): void => {
      longestMs = Math.max(longestMs, performance.now() - last);
      last = timeStamp;
    };
    addEventListener('scroll', note);
    for (let step = 0; step < 20; step += 1) {
      scrollBy(0, 150);
      await new Promise(requestAnimationFrame);
    }
    removeEventListener('scroll', note);
    return { ahead, after: count(), longestMs };
  });

test('5,000 records: few are drawn, none while they are scrolled, all are found by a search in the page, and a filter answers', async ({
  page,
  mock,
}) => {
  await openManyBids(page, mock);
  const drawn = () => page.locator('main li h3').count();
  // Six thousand pixels of rows: they are drawn ahead while the list does not move.
  await expect.poll(drawn).toBeGreaterThan(75);
  // A list that was not scrolled for 150 ms rests, and draws. On a busy machine a step may take as long.
  let scrolled = await scrollOn(page);
  while (scrolled.longestMs >= 150) scrolled = await scrollOn(page);
  expect(scrolled.ahead).toBeLessThan(150);
  expect(scrolled.after).toBe(scrolled.ahead);
  // The 4,001st bid, of 4,010 points. A headless browser has no search in the page, which does as this does: it finds
  // the text where it is rendered, and scrolls there.
  const height = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const at = node.textContent?.indexOf('4,010 pts') ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 9);
      const { top, height: found } = range.getBoundingClientRect();
      scrollBy(0, top - innerHeight / 2);
      return found;
    }
    return 0;
  });
  expect(height).toBeGreaterThan(10);
  const card = page.locator('main li:has(h3)').filter({ hasText: '4,010 pts' });
  await expect(card).toBeInViewport();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Market' }).selectOption('Milan Day');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /^Bids/ })).toContainText('1667');
});

test('a filter that was chosen in the sheet stays when Close or Back has closed it', async ({ page }) => {
  await signIn(page);
  await page.goto('/imp4?period=month');
  const dialogEntry = () => page.evaluate(() => (history.state as { dialog?: true } | null)?.dialog === true);
  const filters = page.getByRole('button', { name: /^Filters/ });
  for (const [close, chosen] of [
    [() => page.getByRole('button', { name: 'Close' }).click(), 'Lost'],
    [() => page.goBack(), 'Won'],
  ] as const) {
    await filters.click();
    await expect.poll(dialogEntry).toBe(true);
    await page.getByRole('combobox', { name: 'Status' }).selectOption(chosen);
    await close();
    await expect.poll(dialogEntry).toBe(false);
    await expect(page).toHaveURL(new RegExp(`status=${chosen.toLowerCase()}`));
  }
});

test('on a phone the first record begins in the upper 36 %, From, To and Submit are one row in sight, and it is printed black on white', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  for (const path of [
    '/imp4',
    '/imp4?period=month',
    '/imp3?period=month',
    '/imp5?period=month',
    '/transaction',
  ]) {
    await page.goto(path);
    const title = records(page).first().getByRole('heading').last();
    await expect(title).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    const card = title.locator('xpath=..');
    // The chips and the dates take their rows with a part that loads late.
    await expect
      .poll(async () => (await card.boundingBox())?.y, { message: path })
      .toBeLessThanOrEqual(0.36 * 844);
    await expect(page.getByRole('table', { name: 'Totals' })).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/imp3', '/imp4', '/imp5', '/imp6', '/impbid', '/impwin']) {
    await page.goto(`${path}?from=2026-01-01&to=2026-12-28`);
    const row = [
      page.getByRole('textbox', { name: 'From' }),
      page.getByRole('textbox', { name: 'To' }),
      page.getByRole('button', { name: 'Submit', exact: true }),
    ];
    for (const part of row) await expect(part).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all(row.map(part => part.boundingBox()));
    for (const box of boxes) expect(box?.height, path).toBeGreaterThanOrEqual(44);
    const [first = 0, ...others] = boxes.map(box => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    for (const middle of others) expect(Math.abs(middle - first), path).toBeLessThanOrEqual(2);
    const isCut = await row[1]?.evaluate(field => field.scrollWidth > field.clientWidth);
    expect(isCut, path).toBe(false);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/imp4?period=month');
  await expect(page.getByRole('table', { name: 'Totals' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The title of a record is the button that opens it.
  for (const hidden of [
    page.locator('button:not(h3 *)'),
    page.getByRole('combobox'),
    page.getByRole('radio'),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('BID History').filter({ visible: true })).toHaveCount(1);
  const colours = await records(page)
    .first()
    .evaluate(card => [getComputedStyle(card).color, getComputedStyle(document.body).backgroundColor]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('a status and a result that come late move no bid at 320 px, and a win stays beside its word at 390', async ({
  page,
  mock,
}) => {
  // The lists of the markets, whose results decide the bids.
  for (const path of ['/api-get-dashboard-data', '/api-starline-game', '/api-galidisawar-game'])
    await mock.faults({ path, kind: 'latency', value: 1500, times: -1 });
  await page.setViewportSize({ width: 320, height: 568 });
  const shifts = await watchShifts(page);
  await signIn(page, { path: '/imp4' });
  const won = page.getByText(/^Won \+ 190 pts$/);
  await expect(won).toBeVisible();
  const moved = (await shifts()).reduce((sum, { score }) => sum + score, 0);
  expect(moved).toBeLessThanOrEqual(0.005);
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await won.evaluate(status => {
    const range = document.createRange();
    range.selectNodeContents(status);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 6))).size;
  });
  expect(lines).toBe(1);
});

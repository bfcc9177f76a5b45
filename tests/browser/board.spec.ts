import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { logIn, openGame, place } from '../support/play.ts';

const grid = (page: Page) => page.getByRole('grid');
/** The button of a number, marked or not. */
const cell = (page: Page, number: string) =>
  grid(page).getByRole('button', { name: new RegExp(`^${number}(,|$)`) });

async function openBoard(page: Page, game: string): Promise<void> {
  await logIn(page);
  await openGame(page, /^Kalyan/, game);
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  await expect(grid(page)).toBeVisible();
}

test('ten panas are marked, added and placed by taps', async ({ page, mock }) => {
  await openBoard(page, 'Single Pana');
  const numbers = ['127', '128', '129', '120', '130', '140', '123', '124', '125', '126'];
  for (const number of numbers) await cell(page, number).tap();
  await expect(page.getByText('10 numbers')).toBeVisible();
  await page.getByRole('button', { name: 'Add to slip' }).tap();
  await place(page);
  const sent = (await mock.requests()).filter(({ path }) => path === '/api-submit-bid');
  expect(sent).toHaveLength(1);
});

test('a long press takes the stake back, opens no menu and is no tap', async ({ page }) => {
  await openBoard(page, 'Single Digit');
  await cell(page, '7').tap();
  await cell(page, '7').tap();
  const box = await cell(page, '7').boundingBox();
  if (box === null) throw new Error('No cell');
  await page.evaluate(
    "addEventListener('contextmenu', event => { globalThis.menus = [...(globalThis.menus ?? []), event.defaultPrevented] })",
  );
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(cell(page, '7')).toHaveAccessibleName('7, 10 points');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cell(page, '3').tap();
  await expect(cell(page, '3')).toHaveAccessibleName('3, 10 points');
  await expect(cell(page, '7')).toHaveAccessibleName('7, 10 points');
  expect(await page.evaluate<readonly boolean[]>('globalThis.menus ?? []')).not.toContain(false);
});

test('marks are there after a reload, and after Back', async ({ page }) => {
  await openBoard(page, 'Jodi Digit');
  await cell(page, '47').tap();
  await page.reload();
  await expect(cell(page, '47')).toHaveAccessibleName('47, 10 points');
  await page.goBack();
  await page.getByRole('button', { name: 'Jodi Digit', exact: true }).tap();
  await expect(cell(page, '47')).toHaveAccessibleName('47, 10 points');
});

test('the whole bid goes by the keyboard, through one tab stop', async ({ page }) => {
  await openBoard(page, 'Single Pana');
  await page.getByRole('button', { name: 'Odd-even' }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, '127')).toBeFocused();
  // These two stand between the board and the footer.
  for (const name of ['Paste a list', 'Saved slips'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowRight', '5', '0', 'End', 'Enter', 'Tab', 'Tab', 'Tab'])
    await page.keyboard.press(key);
  await expect(cell(page, '137')).toHaveAccessibleName('137, 50 points');
  await expect(cell(page, '135')).toHaveAccessibleName('135, 10 points');
  await expect(page.getByRole('button', { name: 'Add to slip' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem')).toHaveCount(2);
  await expect(cell(page, '135')).toBeFocused();
});

for (const [game, width] of [
  ['Single Pana', 320],
  ['Jodi Digit', 320],
  ['Jodi Digit', 360],
] as const)
  test(`a board of ${game} fits on ${width} px with cells of 32 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openBoard(page, game);
    const boxes = await Promise.all(
      (await grid(page).getByRole('button').all()).map(one => one.boundingBox()),
    );
    expect(Math.min(...boxes.map(box => Math.min(box?.width ?? 0, box?.height ?? 0)))).toBeGreaterThanOrEqual(
      32,
    );
    expect(Math.max(...boxes.map(box => (box?.x ?? 0) + (box?.width ?? 0)))).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

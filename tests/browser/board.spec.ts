// Boards and their lists under a finger, on a keyboard and on narrow screens.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openGame, signIn } from '../support/play.ts';

const grid = (page: Page) => page.getByRole('grid');
/** The button of a number, marked or not. */
const cell = (page: Page, number: string) =>
  grid(page).getByRole('button', { name: new RegExp(`^${number}(,|$)`) });
const list = (page: Page) => page.getByRole('textbox', { name: 'Numbers and points' });
const pasteList = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Slips' }).click();
  await page.getByRole('button', { name: 'Paste a list' }).click();
};

async function openBoard(page: Page, game: string): Promise<void> {
  await signIn(page);
  await openGame(page, /^Kalyan/, game);
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  await expect(grid(page)).toBeVisible();
}

test('a long press takes the stake back, opens no menu and is not a tap', async ({ page }) => {
  await openBoard(page, 'Single Pana');
  await cell(page, '137').tap();
  await cell(page, '137').tap();
  const box = await cell(page, '137').boundingBox();
  if (box === null) throw new Error('No cell');
  await page.evaluate(
    "addEventListener('contextmenu', event => { globalThis.menus = [...(globalThis.menus ?? []), event.defaultPrevented] })",
  );
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(cell(page, '137')).toHaveAccessibleName('137, 10 points');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cell(page, '128').tap();
  await expect(cell(page, '128')).toHaveAccessibleName('128, 10 points');
  await expect(cell(page, '137')).toHaveAccessibleName('137, 10 points');
  expect(await page.evaluate<readonly boolean[]>('globalThis.menus ?? []')).not.toContain(false);
});

test('a mark draws its stake once and moves no other, on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openBoard(page, 'Single Pana');
  /** From the board's own corner: the line of the stake above it may wrap. */
  const places = () =>
    grid(page).evaluate(board => {
      const { y: top } = board.getBoundingClientRect();
      const cells = Array.from(board.querySelectorAll('button'), one => one.getBoundingClientRect());
      return cells.map(({ x, y, width, height }) => [x, y - top, width, height]);
    });
  const unmarked = await places();
  for (const number of ['128', '128', '137', '245']) await cell(page, number).tap();
  await page.getByRole('textbox', { name: 'Stake' }).fill('99999');
  await cell(page, '390').tap();
  const drawn = (number: string) =>
    cell(page, number).evaluate((button: HTMLElement) => [
      button.innerText.split(/\s+/),
      getComputedStyle(button, '::before').content,
      getComputedStyle(button, '::after').content,
    ]);
  expect(await drawn('128')).toEqual([['128', '20'], 'none', 'none']);
  expect(await drawn('137')).toEqual([['137', '10'], 'none', 'none']);
  expect(await places()).toEqual(unmarked);
});

test('on the smallest phone a board has five columns, at least three rows of it are in sight, and Undo and Redo appear with the first mark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openBoard(page, 'Single Pana');
  await page.evaluate(() => scrollTo(0, 0));
  /** The whole rows that are visible between the bars. */
  const rowsInSight = () =>
    grid(page)
      .getByRole('row')
      .evaluateAll(
        all =>
          all.filter(row => {
            const box = row.getBoundingClientRect();
            const points = [box.top + 2, box.bottom - 2].map(y => document.elementFromPoint(box.x + 20, y));
            return row.querySelector('button') !== null && points.every(found => row.contains(found));
          }).length,
      );
  const firstRow = grid(page).getByRole('row').nth(1).getByRole('button');
  await expect(firstRow).toHaveText('127 128 129 120 130'.split(' '));
  expect(await rowsInSight()).toBeGreaterThanOrEqual(3);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeHidden();
  await cell(page, '127').tap();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await rowsInSight()).toBeGreaterThanOrEqual(3);
  await undo.tap();
  await expect(cell(page, '127')).toHaveAccessibleName('127');
  await page.getByRole('button', { name: 'Redo' }).tap();
  await expect(cell(page, '127')).toHaveAccessibleName('127, 10 points');
  // The second half begins below the first, and a wider screen has one board.
  await cell(page, '578').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, '140')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(firstRow).toHaveCount(10);
});

test('a player who looks at a number or a column sees its effect on the wallet, less the slip', async ({
  page,
}) => {
  await openBoard(page, 'Single Pana');
  const footer = page.getByRole('main');
  for (const number of ['128', '128', '137']) await cell(page, number).tap();
  // 10 points pay 1,400; 30 are staked.
  await expect(footer).toContainText('If 137 comes: + 1,370 pts');
  await page.getByRole('columnheader', { name: '1, 30 points' }).tap();
  await expect(footer).toContainText('If 1 comes: + 2,770 to − 30. Nine of ten digits lose 30.');
  await expect(cell(page, '137')).toHaveAccessibleName('137, 10 points');
  await page.keyboard.press('ArrowLeft');
  await expect(footer).toContainText('If 0 comes: − 30.');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, '127')).toBeFocused();
  await expect(footer).toContainText('If 127 comes: − 30 pts');
  // The rows of the slip count too.
  await page.getByRole('button', { name: 'Add to slip' }).tap();
  await cell(page, '127').tap();
  await expect(footer).toContainText('If 127 comes: + 1,360 pts');
});

test('a tap on a number, which also focuses it, draws its preview once', async ({ page }) => {
  await openBoard(page, 'Single Pana');
  await cell(page, '128').tap();
  await expect(page.getByRole('main')).toContainText('If 128 comes: + 1,390 pts');
  await page.evaluate(`
    globalThis.lines = []
    const main = document.querySelector('main')
    const line = () => /If \\d+ comes: \\D \\S+ pts/.exec(main.textContent)?.[0]
    new MutationObserver(() => line() === lines.at(-1) || lines.push(line()))
      .observe(main, { subtree: true, childList: true, characterData: true })`);
  await cell(page, '137').tap();
  await expect(page.getByRole('main')).toContainText('If 137 comes: + 1,380 pts');
  expect(await page.evaluate('lines')).toEqual(['If 137 comes: + 1,380 pts']);
});

/** The cells of the board, a fill and a list at these widths. The last one is 320. */
async function expectToFit(page: Page, widths: readonly number[], fill: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 568 });
    await expect(grid(page).getByRole('row').nth(1).getByRole('button')).toHaveCount(width < 360 ? 5 : 10);
    const boxes = await grid(page)
      .getByRole('button')
      .evaluateAll(all =>
        all
          .map(one => one.getBoundingClientRect())
          .map(({ width, height, right }) => ({ least: Math.min(width, height), right })),
      );
    expect(Math.min(...boxes.map(({ least }) => least))).toBeGreaterThanOrEqual(32);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('button', { name: 'Fill' }).click();
  await page.getByRole('button', { name: fill }).click();
  await page.getByRole('textbox', { name: 'Digits' }).fill('0123456789');
  await expect(page.getByRole('button', { name: /^Mark \d+/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await pasteList(page);
  await list(page).fill('12 34 56\n45 100');
  await expect(page.getByRole('button', { name: /^Add (\d+ )?row/ })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

test('a board is one tab stop, the whole bid works by keyboard, and a board of panas fits a phone of 320 px', async ({
  page,
}) => {
  await openBoard(page, 'Single Pana');
  await page.getByRole('button', { name: 'Fill' }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, '127')).toBeFocused();
  // The slip is between the board and the footer.
  await expect(page.getByRole('button', { name: 'Slips' })).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowRight', '5', '0', 'End', 'Enter']) await page.keyboard.press(key);
  await expect(cell(page, '137')).toHaveAccessibleName('137, 50 points');
  await expect(cell(page, '135')).toHaveAccessibleName('135, 10 points');
  // Slips, Take back, Undo, Redo, Clear. All but the first appear with the first mark.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add to slip' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem')).toHaveCount(2);
  await expect(cell(page, '135')).toBeFocused();
  await expectToFit(page, [320], 'Motor');
});

test('a board of Jodi Digit, its fills and a list fit on a phone of 320 px, with cells of 32 px', async ({
  page,
}) => {
  await openBoard(page, 'Jodi Digit');
  await expectToFit(page, [360, 320], 'Crossing');
});

test('a list comes from the clipboard, survives Back and a reload, and a line of it is shown in the field', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Pana');
  await page.evaluate(() => navigator.clipboard.writeText('१२८=५०, 137 20\n821 x 10'));
  await pasteList(page);
  await page.getByRole('button', { name: 'Read clipboard' }).click();
  await expect(page.getByText('Understood: 2 rows, 70 points')).toBeVisible();

  await page.goBack();
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Single Pana' })).toBeVisible();
  await page.reload();
  await pasteList(page);
  await expect(list(page)).toHaveValue('१२८=५०, 137 20\n821 x 10');
  await page.getByRole('button', { name: 'Line 2' }).click();
  await expect(list(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('821 x 10');
});

test('with text of 200 % the first numbers of a board are in sight at 320 × 568', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openBoard(page, 'Single Pana');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const middle = await cell(page, '127').evaluate(cell => {
    const { top, height } = cell.getBoundingClientRect();
    return top + height / 2 + Number.parseFloat(getComputedStyle(cell).fontSize) / 2;
  });
  expect(middle).toBeLessThan(568);
});

test('with text of 200 % no board scrolls sideways at 390 × 844, and the footer hides none of its numbers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const game of ['Single Pana', 'Jodi Digit']) {
    await openBoard(page, game);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(grid(page).getByRole('row').nth(1).getByRole('button')).toHaveCount(5);
    const beyond = await grid(page).evaluate(({ parentElement: frame }) =>
      frame === null ? NaN : frame.scrollWidth - frame.clientWidth,
    );
    expect(beyond, game).toBe(0);
    await grid(page).getByRole('button').nth(1).tap();
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect(
      (await page.getByRole('button', { name: 'Submit', exact: true }).boundingBox())?.y,
    ).toBeGreaterThan(844);
  }
});

test('on a desktop the slip is a panel beside the board, with Submit at its foot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBoard(page, 'Single Pana');
  await expect(page.getByText('Tap numbers on the board')).toBeVisible();
  await cell(page, '127').click();
  await expect(page.getByText('Tap numbers on the board')).toBeHidden();
  const board = await cell(page, '126').boundingBox();
  const submit = await page.getByRole('button', { name: 'Submit', exact: true }).boundingBox();
  expect(submit?.x).toBeGreaterThan((board?.x ?? Infinity) + (board?.width ?? Infinity));
  expect((submit?.y ?? 0) + (submit?.height ?? 0)).toBeGreaterThan(700);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Tap numbers on the board')).toBeHidden();
});

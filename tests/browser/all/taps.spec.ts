import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../../support/app.ts';
import type { Mock } from '../../support/mock.ts';
import { openedLinks, openGame, signIn, toldIsNoted } from '../../support/play.ts';

// The tap table of docs/reports/measured.md: the taps and keystrokes of a task, counted where they arrive, in the page. Keys that
// are pressed together (Ctrl+Enter) are one keystroke. Placed bids are read from the mock.

const jodis = ['12', '17', '21', '26', '34', '48', '50', '59', '63', '90'] as const;
const panas = '120 123 127 128 129 130 134 136 137 140 145 147 156 158 160 178 189 235 246 789'.split(' ');

const cell = (page: Page, number: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${number}(,|$)`) });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const stake = (page: Page, points: string): Locator =>
  page.getByRole('group', { name: 'Points for each tap' }).getByRole('button', { name: points, exact: true });
const onSlip = (page: Page): Locator =>
  page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem');
/** The success was said, and the page can be left. */
async function wasPlaced(page: Page): Promise<void> {
  await expect(page).toHaveSaid('Bid placed successfully!');
  await toldIsNoted(page);
}

/** Counts taps and keystrokes from now on. A new page of the browser starts at zero. */
const startCounting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = { taps: 0, keys: 0 };
    Object.assign(globalThis, { counted });
    const held = new Set(['Control', 'Meta', 'Shift', 'Alt']);
    addEventListener('pointerdown', () => void (counted.taps += 1), true);
    addEventListener('keydown', ({ key }) => void (counted.keys += held.has(key) ? 0 : 1), true);
  });
const counted = (page: Page) => page.evaluate<{ taps: number; keys: number }>('globalThis.counted');

async function open(page: Page, game: string, face: 'List' | 'Board'): Promise<void> {
  await signIn(page);
  await openGame(page, /^Kalyan/, game);
  if (face === 'Board') {
    await page.getByRole('radio', { name: face }).check({ force: true });
    await expect(page.getByRole('grid')).toBeVisible();
  }
  await startCounting(page);
}

const numberRows = v.array(v.looseObject({ digits: v.string(), points: v.number() }));

/** Exactly these numbers are placed with these points, as bids and as debits of the ledger. */
async function expectPlaced(mock: Mock, numbers: readonly string[], points: number): Promise<void> {
  const bids = v.parse(numberRows, await mock.db(`bids?status=open&points=${points}&user_id=1`));
  expect(bids.map(({ digits }) => digits).toSorted()).toEqual([...numbers].toSorted());
}

test('one single bid: 7 taps from the markets place it', async ({ page, mock }) => {
  await signIn(page);
  await expect(page.getByRole('button', { name: /^Kalyan/ }).first()).toBeVisible();
  await startCounting(page);
  await page
    .getByRole('button', { name: /^Kalyan/ })
    .first()
    .tap();
  await button(page, 'Single Digit').tap();
  await button(page, '7').tap();
  await button(page, '+50').tap();
  await button(page, 'Proceed').tap();
  await button(page, 'Submit').tap();
  await button(page, 'SUBMIT').tap();
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 7, keys: 0 });
  await expectPlaced(mock, ['7'], 50);
});

test('ten jodis with the same points: 24 keystrokes make the rows, two more place them', async ({
  page,
  mock,
}) => {
  await open(page, 'Jodi Digit', 'List');
  await page.getByRole('main').getByRole('combobox').focus();
  await page.keyboard.type(jodis.join(''));
  await page.keyboard.press('Enter');
  await page.keyboard.type('70');
  await page.keyboard.press('Enter');
  await expect(onSlip(page)).toHaveCount(10);
  expect(await counted(page)).toEqual({ taps: 0, keys: 24 });
  await page.keyboard.press('Control+Enter');
  await expect(button(page, 'SUBMIT')).toBeFocused();
  await page.keyboard.press('Enter');
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 0, keys: 26 });
  await expectPlaced(mock, jodis, 70);
});

test('ten jodis: Ctrl+Enter in the points adds and asks, 25 keystrokes in all', async ({ page, mock }) => {
  await open(page, 'Jodi Digit', 'List');
  await page.getByRole('main').getByRole('combobox').focus();
  await page.keyboard.type(jodis.join(''));
  await page.keyboard.press('Enter');
  await page.keyboard.type('70');
  await page.keyboard.press('Control+Enter');
  await expect(button(page, 'SUBMIT')).toBeFocused();
  await page.keyboard.press('Enter');
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 0, keys: 25 });
  await expectPlaced(mock, jodis, 70);
});

test('ten jodis with the points of the bid before: 22 keystrokes place them', async ({ page, mock }) => {
  await open(page, 'Jodi Digit', 'List');
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('00');
  await page.getByRole('textbox', { name: 'Points' }).fill('70');
  await button(page, 'Proceed').click();
  await button(page, 'Submit').click();
  await button(page, 'SUBMIT').click();
  await wasPlaced(page);
  await button(page, 'New bid').click();
  await field.focus();
  await startCounting(page);
  await page.keyboard.type(jodis.join(''));
  await page.keyboard.press('Control+Enter');
  await expect(button(page, 'SUBMIT')).toBeFocused();
  // The question says what they will cost.
  await expect(page.getByRole('dialog').getByText('700', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('700');
  expect(await counted(page)).toEqual({ taps: 0, keys: 22 });
  await expectPlaced(mock, ['00', ...jodis], 70);
});

test('ten jodis as the first bid of a form: 22 keystrokes, with the points of a bid on another form', async ({
  page,
  mock,
}) => {
  await open(page, 'Single Digit', 'List');
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('7');
  await page.getByRole('textbox', { name: 'Points' }).fill('70');
  await button(page, 'Proceed').click();
  await button(page, 'Submit').click();
  await button(page, 'SUBMIT').click();
  await wasPlaced(page);
  await expect(button(page, 'SUBMIT')).toBeHidden();
  await button(page, 'Back').click();
  await button(page, 'Jodi Digit').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jodi Digit', exact: true })).toBeVisible();
  await field.focus();
  await startCounting(page);
  await page.keyboard.type(jodis.join(''));
  await page.keyboard.press('Control+Enter');
  await expect(button(page, 'SUBMIT')).toBeFocused();
  // The question says what they will cost.
  await expect(page.getByRole('dialog').getByText('700', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('700');
  expect(await counted(page)).toEqual({ taps: 0, keys: 22 });
  await expectPlaced(mock, ['7', ...jodis], 70);
});

test('ten jodis on the board: 12 taps make the rows with a stake of one’s own', async ({ page, mock }) => {
  await open(page, 'Jodi Digit', 'Board');
  await stake(page, '50').tap();
  for (const number of jodis) await cell(page, number).tap();
  await button(page, 'Add to slip').tap();
  await expect(onSlip(page)).toHaveCount(10);
  expect(await counted(page)).toEqual({ taps: 12, keys: 0 });
  await button(page, 'Submit').tap();
  await button(page, 'SUBMIT').tap();
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 14, keys: 0 });
  await expectPlaced(mock, jodis, 50);
});

test('12 taps place ten jodis from the board with the stake that is already there', async ({
  page,
  mock,
}) => {
  await open(page, 'Jodi Digit', 'Board');
  for (const number of jodis) await cell(page, number).tap();
  await button(page, 'Submit').tap();
  await button(page, 'SUBMIT').tap();
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 12, keys: 0 });
  await expectPlaced(mock, jodis, 10);
});

test('ten jodis of one open digit by a fill: 6 taps and 1 key place them', async ({ page, mock }) => {
  await open(page, 'Jodi Digit', 'Board');
  await stake(page, '50').tap();
  await button(page, 'Fill').tap();
  await page.getByRole('button', { name: 'Open digit' }).tap();
  await page.keyboard.type('4');
  await button(page, 'Mark 10').tap();
  await button(page, 'Submit').tap();
  await button(page, 'SUBMIT').tap();
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 6, keys: 1 });
  await expectPlaced(mock, ['40', '41', '42', '43', '44', '45', '46', '47', '48', '49'], 50);
});

test('twenty single panas on the board: 23 taps place them, the stake included', async ({ page, mock }) => {
  await open(page, 'Single Pana', 'Board');
  await stake(page, '50').tap();
  for (const number of panas) await cell(page, number).tap();
  await button(page, 'Submit').tap();
  await button(page, 'SUBMIT').tap();
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 23, keys: 0 });
  await expectPlaced(mock, panas, 50);
});

test('twenty single panas from the clipboard: 6 taps place them', async ({ page, mock, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'Single Pana', 'List');
  await page.evaluate(text => navigator.clipboard.writeText(text), `${panas.join(' ')} = 50`);
  await button(page, 'Slips').tap();
  await button(page, 'Paste a list').tap();
  await button(page, 'Read clipboard').tap();
  await button(page, 'Add 20 rows').tap();
  await button(page, 'Submit').tap();
  await button(page, 'SUBMIT').tap();
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 6, keys: 0 });
  await expectPlaced(mock, panas, 50);
});

test('a slip under a name: 4 taps place it, and yesterday’s slip: 4', async ({ page, mock }) => {
  await open(page, 'Jodi Digit', 'List');
  await page.getByRole('main').getByRole('combobox').fill(jodis.join(' '));
  await page.getByRole('textbox', { name: 'Points' }).fill('70');
  await button(page, 'Proceed').tap();
  await button(page, 'Slips').tap();
  await button(page, 'Save this slip').tap();
  await page.getByLabel('Name').fill('my jodis');
  await button(page, 'Save').tap();
  await button(page, 'Submit').tap();
  await button(page, 'SUBMIT').tap();
  await wasPlaced(page);
  await mock.clock({ advance: '24h' });

  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await startCounting(page);
  await button(page, 'Slips').tap();
  await button(page, 'Add “my jodis” to this slip').tap();
  await button(page, 'Submit').tap();
  await button(page, 'SUBMIT').tap();
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 4, keys: 0 });
  await expectPlaced(mock, jodis, 70);

  await mock.clock({ advance: '24h' });
  await page.goto('/imp');
  await expect(page.getByRole('button', { name: /^Kalyan/ }).first()).toBeVisible();
  await startCounting(page);
  await page.getByRole('link', { name: 'History', exact: true }).tap();
  await page.getByRole('button', { name: 'Bid again: Kalyan · Jodi Digit' }).first().tap();
  await button(page, 'Submit').tap();
  await button(page, 'SUBMIT').tap();
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 4, keys: 0 });
  await expectPlaced(mock, jodis, 70);
});

test('4 taps place yesterday’s slips of all games, and seeing a win takes none', async ({ page, mock }) => {
  const place = async (game: string, numbers: string): Promise<void> => {
    await page.goto('/imp');
    await openGame(page, /^Kalyan/, game);
    await page.getByRole('main').getByRole('combobox').fill(numbers);
    await page.getByRole('textbox', { name: 'Points' }).fill('70');
    await button(page, 'Proceed').tap();
    await button(page, 'Submit').tap();
    await button(page, 'SUBMIT').tap();
    await wasPlaced(page);
  };
  await signIn(page);
  await place('Jodi Digit', '12');
  await place('Single Pana', '124');
  await mock.clock({ advance: '24h' });
  await page.goto('/imp');
  await expect(page.getByRole('button', { name: /^Kalyan/ }).first()).toBeVisible();
  await startCounting(page);
  await page.getByRole('link', { name: 'History', exact: true }).tap();
  await button(page, 'Fill the slips').tap();
  await button(page, 'Submit all').tap();
  await button(page, 'SUBMIT').tap();
  await wasPlaced(page);
  expect(await counted(page)).toEqual({ taps: 4, keys: 0 });
  await expectPlaced(mock, ['12', '124'], 70);
  await page.goto('/imp');

  await mock.results({ game_id: '1', session: 'open', pana: '124' });
  await mock.results({ game_id: '1', session: 'close', pana: '129' });
  await startCounting(page);
  // A toast may say it too.
  const yours = page.getByRole('region', { name: 'Yours' });
  await expect(yours.getByRole('status').filter({ hasText: 'You won' })).toBeVisible();
  expect(await counted(page)).toEqual({ taps: 0, keys: 0 });
});

test('a withdrawal of 1,000 to the only number: 3 taps from home', async ({ page, mock }) => {
  await mock.db('upi/1', { paytm_number: '' });
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
  await startCounting(page);
  await page.getByRole('link', { name: 'Withdraw', exact: true }).tap();
  await button(page, '1,000').tap();
  await button(page, 'Submit').tap();
  await expect.poll(() => mock.db('withdrawals?status=pending&request_amount=1000')).toHaveLength(1);
  expect(await counted(page)).toEqual({ taps: 3, keys: 0 });
});

test('a deposit of 500: 4 taps from home, the first and those after it', async ({ page }) => {
  const links = await openedLinks(page);
  for (const [way, app] of [
    ['Paytm', 'Paytm'],
    ['Pay Via UPI', 'Paytm'],
    ['Google Pay', 'Google Pay'],
  ] as const) {
    await signIn(page);
    await expect(page.getByRole('link', { name: 'Add Fund', exact: true })).toBeVisible();
    await startCounting(page);
    await page.getByRole('link', { name: 'Add Fund', exact: true }).tap();
    const opened = links.length;
    await page.getByRole('link', { name: way, exact: true }).tap();
    await button(page, '500').tap();
    await expect(page.getByRole('radio', { name: app, exact: true })).toBeChecked();
    await button(page, 'Add Money').tap();
    await expect.poll(() => links).toHaveLength(opened + 1);
    expect(links[opened]).toMatch(app === 'Paytm' ? /^paytmmp:/ : /^tez:/);
    expect(await counted(page)).toEqual({ taps: 4, keys: 0 });
    await expect(page.getByText(/^Deposit of 500 pts requested/).first()).toBeAttached();
  }
});

test('holding down Ctrl+Enter asks once and places nothing, and a wrong bid is not asked about', async ({
  page,
  mock,
}) => {
  await open(page, 'Jodi Digit', 'List');
  await page.getByRole('main').getByRole('combobox').focus();
  await page.keyboard.type('4');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('combobox')).toHaveAccessibleDescription(/Number 4 is not valid/);
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await page.keyboard.type('70');
  await page.keyboard.down('Control');
  await page.keyboard.down('Enter');
  await expect(button(page, 'SUBMIT')).toBeFocused();
  for (let time = 0; time < 5; time += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Control');
  for (let time = 0; time < 5; time += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(button(page, 'SUBMIT')).toBeFocused();
  await expectPlaced(mock, [], 70);
  await page.keyboard.press('Enter');
  await wasPlaced(page);
  await expectPlaced(mock, ['47'], 70);
});

test('Ctrl+Enter before the question is loaded keeps the typed bid and asks about it when it is there', async ({
  page,
  mock,
}) => {
  let deliver = (): void => undefined;
  const delivered = new Promise<void>(resolve => void (deliver = resolve));
  await page.route(/\/assets\/question-/, async route => {
    await delivered;
    await route.continue();
  });
  await open(page, 'Jodi Digit', 'List');
  await page.getByRole('main').getByRole('combobox').focus();
  await page.keyboard.type('47');
  await page.keyboard.press('Tab');
  await page.keyboard.type('70');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('47');
  await expect(page.getByRole('dialog')).toBeHidden();
  deliver();
  await expect(button(page, 'SUBMIT')).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('47');
  await page.keyboard.press('Enter');
  await wasPlaced(page);
  await expectPlaced(mock, ['47'], 70);
});

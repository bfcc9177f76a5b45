import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../../support/app.ts';
import type { Mock } from '../../support/mock.ts';
import { openGame, place, signIn, wallet } from '../../support/play.ts';

// A day of a player who bids every day, as one story: from the morning's board to the evening's CSV. The demo player
// begins it with 10,000 points. Single panas pay 140 times their points.

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const bidRow = v.looseObject({
  family: v.string(),
  game_name: v.string(),
  pana: v.string(),
  session: v.string(),
  digits: v.string(),
  closedigits: v.string(),
  points: v.number(),
  day: v.string(),
  status: v.string(),
  id: v.number(),
});
const winRow = v.looseObject({ bid_id: v.number(), amount: v.number() });

/** Today's bids of the player on main markets, as lines of the CSV without their dates. */
async function linesOfMock(mock: Mock, day: string): Promise<string[]> {
  const bids = v.parse(v.array(bidRow), await mock.db(`bids?user_id=1&day=${day}`));
  const wins = v.parse(v.array(winRow), await mock.db('wins?user_id=1'));
  const says: Readonly<Record<string, string>> = { open: 'Waiting', won: 'Won', lost: 'Lost' };
  return bids
    .filter(({ family }) => family === 'main')
    .map(bid => {
      const number = bid.closedigits === '' ? bid.digits : `${bid.digits}-${bid.closedigits}`;
      const won = wins.find(({ bid_id }) => bid_id === bid.id)?.amount ?? '';
      return [bid.game_name, bid.pana, bid.session, `'${number}`, bid.points, says[bid.status], won].join(
        ',',
      );
    })
    .toSorted();
}

test('a day of a daily player: a board, a paste, results, bid again, and the evening’s CSV', async ({
  page,
  mock,
}) => {
  test.setTimeout(120_000);
  const day = (await mock.state()).now.slice(0, 10);
  const slip = page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem');
  const look = (name: string) =>
    process.env['PICTURES'] && page.screenshot({ path: `${process.env['PICTURES']}/${name}.png` });

  await test.step('in the morning: 12 panas of ank 7 on the board, and a list for the close session', async () => {
    await mock.clock({ now: `${day}T10:00:00` });
    await signIn(page);
    await look('1-markets');
    await openGame(page, /^Kalyan/, 'Single Pana');
    await page.getByRole('radio', { name: 'Board' }).check({ force: true });
    await page.getByRole('group', { name: 'Points for each tap' }).getByRole('button', { name: '20' }).tap();
    await button(page, 'Fill').tap();
    await page.getByRole('button', { name: 'Ank' }).tap();
    await page.getByRole('textbox', { name: 'Digits' }).fill('7');
    await button(page, 'Mark 12').tap();
    await expect(page.getByText('12 numbers', { exact: true })).toBeVisible();
    await look('2-board');
    await button(page, 'Add to slip').tap();
    await expect(slip).toHaveCount(12);

    await button(page, 'Slips').tap();
    await button(page, 'Paste a list').tap();
    const paste = page.getByRole('dialog', { name: 'Paste a list' });
    await paste.getByRole('radio', { name: 'Close' }).check({ force: true });
    await paste.getByRole('textbox', { name: 'Numbers and points' }).fill('128=50, 137 30\n821 20');
    await expect(paste.getByText('Understood: 2 rows, 80 points')).toBeVisible();
    await look('3-paste');
    await paste.getByRole('textbox', { name: 'Numbers and points' }).fill('128=50, 137 30');
    await button(page, 'Add 2 rows').tap();
    await expect(slip).toHaveCount(14);
    await button(page, 'Submit').tap();
    const question = page.getByRole('dialog', { name: 'Confirm bid' });
    await expect(question).toContainText('320');
    await look('4-question');
    await button(page, 'SUBMIT').tap();
    await expect(page).toHaveSaid('Bid placed successfully!');
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('14 bids');
    await expect(wallet(page)).toContainText('9,680');
    await look('5-receipt');
  });

  await test.step('the open result comes: 20 points on 124 have won 2,800', async () => {
    await mock.clock({ now: `${day}T15:05:00` });
    await mock.results({ game_id: '1', session: 'open', pana: '124' });
    await expect(page).toHaveSaid('Kalyan Open: 124-7. You won 2,800 pts');
    await expect(wallet(page)).toContainText('12,480');
    await look('6-notice');
  });

  await test.step('a bid of the close session is bid again from the history', async () => {
    await page.goto('/imp4');
    const card = page.getByRole('listitem').filter({ hasText: '128' }).filter({ hasText: 'Close' });
    await expect(card).toHaveCount(1);
    await look('7-history');
    await card.getByRole('button', { name: 'Kalyan · Close' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Bid again' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Single Pana' })).toBeVisible();
    await expect(slip).toHaveCount(1);
    await expect(slip).toContainText('128');
    await look('8-again');
    await place(page);
    await expect(wallet(page)).toContainText('12,430');
  });

  await test.step('the close result comes: 30 points on 137 have won 4,200', async () => {
    await mock.clock({ now: `${day}T17:05:00` });
    await mock.results({ game_id: '1', session: 'close', pana: '137' });
    await expect(page).toHaveSaid('Kalyan Close: 124-71-137. You won 4,200 pts');
    await expect(wallet(page)).toContainText('16,630');
  });

  await test.step('in the evening: the history by status, kept by a reload, and its file', async () => {
    await page.goto('/imp4');
    await page.getByRole('radio', { name: 'Today' }).check({ force: true });
    await button(page, 'Filters').tap();
    await page.getByRole('combobox', { name: 'Market' }).selectOption('Kalyan');
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Single Pana');
    await button(page, 'Close').tap();
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kalyan' });
    await expect(cards).toHaveCount(15);
    await look('9-evening');
    // 240 + 80 + 50 bid; 2,800 + 4,200 won.
    const totals = page.getByRole('main').getByRole('table', { name: 'Totals' });
    await expect(totals).toContainText(/370.*7,000.*6,630/);
    await button(page, 'Filters, 2').tap();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Won');
    await expect(cards).toHaveCount(2);
    await page.reload();
    await expect(cards).toHaveCount(2);
    await look('10-won');
    // The choice of Show, and not a filter, limits the list to won bids.
    await button(page, 'Filters, 2').tap();
    await button(page, 'Clear filters').tap();
    await button(page, 'Close').tap();
    await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true });
    await button(page, 'Filters').tap();

    const download = page.waitForEvent('download');
    await button(page, 'Download CSV').tap();
    const file = await (await download).path();
    const [head, ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFDate,Market,Game,Session,Number,Points,Status,Won');
    expect(lines.filter(line => !line.startsWith(day))).toEqual([]);
    expect(lines.map(line => line.replace(/^[^,]*,/, '')).toSorted()).toEqual(await linesOfMock(mock, day));
    expect(lines.filter(line => line.includes(',Kalyan,Single Pana,'))).toHaveLength(15);
  });
});

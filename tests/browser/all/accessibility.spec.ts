// States on the way through a screen (errors, empty lists, boards) meet WCAG A and AA in both themes, without
// a finger. sweep.spec.ts checks screens as they open, and layout.spec.ts the layers above them.
import type { Page } from '@playwright/test';
import { routeOf } from '../../../src/nav/routes.ts';
import { waysTo } from '../../support/all-screens.ts';
import { expect, test } from '../../support/app.ts';
import { violations } from '../../support/axe.ts';
import { cutWords } from '../../support/measure-layout.ts';
import { openGame, proceed, signIn } from '../../support/play.ts';
import { withLargeText } from '../../support/sweep.ts';
import { watchTraffic } from '../../support/traffic.ts';

test('axe finds planted faults', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  expect((await violations(page)).join()).toContain('label: <textarea>');
});

/** Screens with a list or a figure of each kind. */
const emptyPaths = ['/imp', '/imp2', '/imp4', '/imp7', '/transaction'];
/** Screens that cannot be read as a whole, or in part. */
const unreadPaths = ['/imp', '/imp4', '/imp9', '/withdraw'];

test.describe(() => {
  test.use({ allowConsole: [/Failed to load resource.*503/] });
  test('failed and empty lists meet WCAG A and AA', async ({ page, mock }) => {
    test.setTimeout(120_000);
    await mock.reset({ scenario: 'empty' });
    await signIn(page);
    const settled = watchTraffic(page);
    const { walk } = waysTo(page);
    for (const path of emptyPaths) {
      await walk(routeOf(path));
      await settled();
      expect(await violations(page), `empty ${path}`).toEqual([]);
    }
    await mock.faults({ path: '*', kind: 'status', value: 503, times: -1 });
    for (const path of unreadPaths) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
      expect(await violations(page), `unread ${path}`).toEqual([]);
    }
  });
});

test('boards keep WCAG A and AA', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: /^Kalyan/ }).click();
  for (const game of ['Single Digit', 'Jodi Digit', 'Single Pana']) {
    await page.getByRole('button', { name: game, exact: true }).click();
    if (game === 'Single Digit') {
      await page.getByRole('textbox', { name: 'Points' }).fill('10');
      await page.getByRole('grid').getByRole('button', { name: '7' }).tap();
    } else await page.getByRole('radio', { name: 'Board' }).check({ force: true });
    expect(await violations(page), game).toEqual([]);
    if (game !== 'Single Pana') await page.getByRole('button', { name: 'Back', exact: true }).click();
  }
  await page.getByLabel('Stake').fill('5');
  await page.getByRole('button', { name: '128' }).tap();
  await page.getByRole('button', { name: 'Add to slip' }).tap();
  await expect(page.getByText('128: Required minimum bid amount is 10')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).tap();
  expect(await violations(page), 'a refused mark').toEqual([]);
});

test("paused betting and a bid form's error keep WCAG A and AA", async ({ page, mock }) => {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Pana');
  await proceed(page, { Pana: '421', Points: '50' });
  await expect(page.getByRole('button', { name: 'Rising order: 124?' })).toBeVisible();
  expect(await violations(page), 'rising order').toEqual([]);
  await mock.db('content', { betting_status: '2' });
  for (const path of ['/imp', '/imp2', '/galiIMP']) {
    await page.goto(path);
    await expect(page.getByText('Bidding is paused at the moment. Your points are safe.')).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
});

test('fills of a board and a pasted list keep WCAG A and AA', async ({ page }) => {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  const fill = page.getByRole('button', { name: 'Fill', exact: true });
  await fill.click();
  expect(await violations(page), 'all fills').toEqual([]);
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await fill.click();
  await page.getByRole('button', { name: 'Crossing' }).click();
  await page.getByRole('textbox', { name: 'Digits' }).fill('135');
  await expect(page.getByRole('button', { name: 'Mark 9' })).toBeVisible();
  expect(await violations(page), 'a fill').toEqual([]);
  await page.getByRole('textbox', { name: 'Digits' }).fill('1');
  await page.getByRole('button', { name: 'Mark' }).click();
  await expect(page.getByText('2 digits or more')).toBeVisible();
  expect(await violations(page), 'digits that mark nothing').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Slips' }).click();
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: 'Numbers and points' }).fill('45 100\n128=50\n12 34 56');
  await expect(page.getByRole('button', { name: 'Line 3' })).toBeVisible();
  expect(await violations(page), 'a list').toEqual([]);
  await page.getByRole('button', { name: 'Add 1 row' }).click();
  await expect(page).toHaveSaid('Added. What was not understood is still here.');
  expect(await violations(page), 'what is left of a list').toEqual([]);
});

test('keys, the search for a market and saved slips keep WCAG A and AA', async ({ page }) => {
  await signIn(page);
  // The keys load with the background part, as the messages do.
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Name of the market' })).toBeFocused();
  await page.keyboard.type('kal');
  await expect(page.getByRole('option', { name: /^Kalyan 2 h left/ })).toBeVisible();
  expect(await violations(page), 'the search').toEqual([]);
  await page.keyboard.type('xyz');
  await expect(page.getByText('No market has this name. Try fewer letters.')).toBeVisible();
  expect(await violations(page), 'nothing found').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await violations(page), 'keys').toEqual([]);
  await page.keyboard.press('Escape');

  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '12 17 21', Points: '50' });
  await page.getByRole('button', { name: 'Slips' }).click();
  await page.getByRole('button', { name: 'Save this slip' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
  expect(await violations(page), 'a name').toEqual([]);
  await page.getByLabel('Name').fill('my jodis');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Slips' }).click();
  await page.getByRole('button', { name: 'Rename “my jodis”' }).click();
  expect(await violations(page), 'saved slips').toEqual([]);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Import a slip' }).click();
  await page.getByRole('textbox', { name: 'Slip as text' }).fill('two / Kalyan / Jodi Digit\n12=50\n7=x');
  await page.getByRole('button', { name: 'Read' }).click();
  expect(await violations(page), 'an import').toEqual([]);
});

test("limits, their refusal and a pause of the player's own keep WCAG A and AA, and no word of them is broken", async ({
  page,
}) => {
  await signIn(page, { path: '/limits' });
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveSaid('Saved');
  };
  await page.getByLabel('Daily limit').fill('30');
  await page.getByLabel('Remind me after (minutes)').fill('30');
  await save();
  await expect(page.getByText('Left today')).toBeVisible();
  expect(await withLargeText(page, cutWords)).toEqual([]);
  await page.getByLabel('Daily limit').fill('2000');
  await save();
  await expect(page.getByText(/From .*: 2,000 pts/)).toBeVisible();
  expect(await violations(page), 'limits').toEqual([]);
  await page.getByLabel('Daily limit').fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('At least 10 points, or leave it empty')).toBeVisible();
  expect(await violations(page), 'a limit that is too low').toEqual([]);
  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Your daily limit leaves 30 pts').first()).toBeVisible();
  expect(await violations(page), 'refusal').toEqual([]);
  const form = await page.evaluate((): unknown => history.state);
  await page.goto('/limits');
  await page.getByLabel('Pause').selectOption('a day');
  await save();
  await page.evaluate(state => history.replaceState(state, '', '/single'), form);
  await page.reload();
  await expect(page.getByText(/^You paused betting until /)).toBeVisible();
  expect(await violations(page), 'pause').toEqual([]);
});

test('the charts of a market and of a family with one number a day, with a number that is found, keep WCAG A and AA', async ({
  page,
}) => {
  await signIn(page);
  for (const [path, found] of [
    ['/charts/1?tab=panel&number=1', '1 last came on'],
    ['/charts/gali-2001?number=45', '45 last came on'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(found)).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
});

/** Presses Tab until the control with this name has the focus. Fails after several rounds without it. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 300; presses += 1) {
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) {
      const [line = ''] = (await focused.ariaSnapshot()).split('\n');
      const heard = /"(.*)"/.exec(line)?.[1] ?? line;
      if (typeof name === 'string' ? heard === name : name.test(heard)) return;
      seen.push(heard);
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${name}; it comes to ${seen.slice(-60).join(' | ')}`);
}

test('a bid is made from the home screen to the end by keyboard alone', async ({ page, mock }) => {
  await signIn(page);
  await tabTo(page, /^Kalyan ?,? ?Open/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kalyan' })).toBeVisible();
  await tabTo(page, 'Single Digit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
  await tabTo(page, 'Open');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Close' })).toBeChecked();
  await tabTo(page, 'Digit');
  await page.keyboard.type('7');
  await tabTo(page, 'Points');
  await page.keyboard.type('50');
  await tabTo(page, 'Proceed');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Submit');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Confirm bid' });
  await expect(dialog).toBeVisible();
  await tabTo(page, 'CANCEL');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'SUBMIT');
  await page.keyboard.press('Enter');
  await expect(page).toHaveSaid('Bid placed successfully!');
  expect(await mock.db('bids?status=open&digits=7&points=50')).toHaveLength(1);
});

test('Tab reaches every control of the home screen, and the side menu works by keyboard and returns the focus', async ({
  page,
}) => {
  const settled = watchTraffic(page);
  await signIn(page);
  await expect(page.getByRole('button', { name: /^Kalyan/ })).toBeVisible();
  // The slides are last, and have their own controls.
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause headline' })).toBeVisible();
  await settled();
  const controls = page.locator('#root :is(a, button, input, select)');
  const total = await controls.count();
  expect(total).toBeGreaterThan(15);
  const reached = new Set<number>();
  for (let presses = 0; presses < 2 * total && reached.size < total; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await controls.evaluateAll(all =>
      all.findIndex(control => control === document.activeElement),
    );
    if (at !== -1) reached.add(at);
  }
  const left = (await controls.all()).filter((_, index) => !reached.has(index));
  expect(await Promise.all(left.map(control => control.ariaSnapshot()))).toEqual([]);
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await tabTo(page, 'Change Password');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Change Password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible();
});

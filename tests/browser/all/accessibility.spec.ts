import type { Page } from '@playwright/test';
import axe from 'axe-core';
import * as v from 'valibot';
import { type Route, routes } from '../../../src/nav/routes.ts';
import { stored } from '../../../src/storage/table.ts';
import { addressOf, playerScreens, screenOpener } from '../../support/all-screens.ts';
import { expect, test } from '../../support/app.ts';
import { logIn, openGame, proceed } from '../../support/play.ts';
import { watchTraffic } from '../../support/traffic.ts';

const findings = v.array(
  v.object({
    id: v.string(),
    nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string()) })),
  }),
);

/** What breaks WCAG A or AA on the page as it stands. */
async function violations(page: Page): Promise<readonly string[]> {
  // By the debugger's door: the content policy runs no stranger's script.
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(result => result.violations)",
  );
  return v
    .parse(findings, found)
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
}

/** The routes with what is wrong there. */
async function wrongRoutes(page: Page, opened: readonly Route[]) {
  const wrong: Record<string, readonly string[]> = {};
  const settled = watchTraffic(page);
  for (const route of opened) {
    const path = addressOf(route);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled();
    const found = await violations(page);
    if (found.length > 0) wrong[path] = found;
  }
  return wrong;
}

test('axe finds what is wrong', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  expect((await violations(page)).join()).toContain('label: <textarea>');
});

/** Screens with a list or a figure of each kind. */
const unreadPaths = ['/imp', '/imp2', '/imp4', '/imp7', '/imp9', '/withdraw', '/transaction', '/gameRates'];

const open = (route: Route): boolean => route.access === 'public';
const lists = [
  ['/imp', /^Kalyan/, 10],
  ['/imp2', /^Kalyan Starline 2:00 PM/, 4],
  ['/galiIMP', /^Delhi Bazar/, 3],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test(`no route breaks WCAG A or AA for a visitor in ${colorScheme}`, async ({ page }) => {
      expect(await wrongRoutes(page, routes.filter(open))).toEqual({});
    });

    test(`no route breaks WCAG A or AA for a player in ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await logIn(page);
      expect(
        await wrongRoutes(
          page,
          routes.filter(route => route.shell),
        ),
      ).toEqual({});
    });

    test.describe(() => {
      test.use({ allowConsole: [/Failed to load resource.*503/] });
      test(`what cannot be read, and empty lists, keep WCAG A and AA in ${colorScheme}`, async ({
        page,
        mock,
      }) => {
        test.setTimeout(120_000);
        const lists = routes.filter(({ paths }) => unreadPaths.includes(paths[0]));
        expect(lists).toHaveLength(unreadPaths.length);
        await mock.reset({ scenario: 'empty' });
        await logIn(page);
        expect(await wrongRoutes(page, lists), 'empty').toEqual({});
        await mock.faults({ path: '*', kind: 'status', value: 503, times: -1 });
        for (const path of unreadPaths) {
          await page.goto(path);
          await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
          expect(await violations(page), `unread ${path}`).toEqual([]);
        }
      });
    });

    test(`no bid form breaks WCAG A or AA in ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await logIn(page);
      for (const [path, market, games] of lists) {
        await page.goto(path);
        await page.getByRole('button', { name: market }).click();
        const buttons = page.getByRole('main').getByRole('button');
        const explains = buttons.and(page.getByRole('button', { name: 'How this works' }));
        const tiles = buttons.filter({ hasText: /\S/ });
        await expect(tiles).toHaveCount(games);
        await expect(explains).toHaveCount(games);
        expect(await violations(page), `the games of ${path}`).toEqual([]);
        for (let game = 0; game < games; game += 1) {
          await explains.nth(game).click();
          await expect(page.getByRole('dialog', { name: 'How this works' })).toBeVisible();
          expect(await violations(page), `sheet ${game + 1} of ${path}`).toEqual([]);
          await page.getByRole('button', { name: 'Got it' }).click();
          await tiles.nth(game).click();
          await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
          expect(await violations(page), `form ${game + 1} of ${path}`).toEqual([]);
          await page.getByRole('button', { name: 'Back' }).click();
          await expect(tiles).toHaveCount(games);
        }
      }
    });

    test(`boards keep WCAG A and AA in ${colorScheme}`, async ({ page }) => {
      await logIn(page);
      for (const game of ['Single Digit', 'Jodi Digit', 'Single Pana']) {
        await page.goto('/imp');
        await openGame(page, /^Kalyan/, game);
        await page.getByRole('radio', { name: 'Board' }).check({ force: true });
        expect(await violations(page), game).toEqual([]);
      }
      await page.getByLabel('Stake').fill('5');
      await page.getByRole('button', { name: '128' }).tap();
      await page.getByRole('button', { name: 'Add to slip' }).tap();
      await expect(page.getByText('128: Required minimum bid amount is 10')).toBeVisible();
      await page.getByRole('button', { name: 'Take back' }).tap();
      expect(await violations(page), 'a refused mark').toEqual([]);
    });

    test(`paused betting and a bid form's error keep WCAG A and AA in ${colorScheme}`, async ({
      page,
      mock,
    }) => {
      await logIn(page);
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

    test(`fills of a board and a pasted list keep WCAG A and AA in ${colorScheme}`, async ({ page }) => {
      await logIn(page);
      await openGame(page, /^Kalyan/, 'Jodi Digit');
      await page.getByRole('radio', { name: 'Board' }).check({ force: true });
      await page.getByRole('button', { name: 'Red', exact: true }).click();
      await page.getByRole('button', { name: 'Crossing' }).click();
      await page.getByRole('textbox', { name: 'Digits' }).fill('135');
      await expect(page.getByRole('button', { name: 'Mark 9' })).toBeVisible();
      expect(await violations(page), 'a fill').toEqual([]);
      await page.getByRole('textbox', { name: 'Digits' }).fill('1');
      await page.getByRole('button', { name: 'Mark 0' }).click();
      await expect(page.getByText('2 digits or more')).toBeVisible();
      expect(await violations(page), 'digits that mark nothing').toEqual([]);
      await page.getByRole('button', { name: 'Paste a list' }).click();
      await page.getByRole('textbox', { name: 'Numbers and points' }).fill('45 100\n128=50\n12 34 56');
      await expect(page.getByRole('button', { name: 'Line 3' })).toBeVisible();
      expect(await violations(page), 'a list').toEqual([]);
      await page.getByRole('button', { name: 'Add 1 row' }).click();
      await expect(page).toHaveSaid('Added. What was not understood is still here.');
      expect(await violations(page), 'what is left of a list').toEqual([]);
    });

    test(`keys, the search for a market and saved slips keep WCAG A and AA in ${colorScheme}`, async ({
      page,
    }) => {
      await logIn(page);
      // The keys come with the background part, as the messages do.
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
      await page.getByRole('button', { name: 'Save this slip' }).click();
      await expect(page.getByLabel('Name')).toBeVisible();
      expect(await violations(page), 'a name').toEqual([]);
      await page.getByLabel('Name').fill('my jodis');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Saved slips' }).click();
      await page.getByRole('button', { name: 'Rename “my jodis”' }).click();
      expect(await violations(page), 'saved slips').toEqual([]);
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('button', { name: 'Import a slip' }).click();
      await page.getByRole('textbox', { name: 'Slip as text' }).fill('two / Kalyan / Jodi Digit\n12=50\n7=x');
      await page.getByRole('button', { name: 'Read' }).click();
      expect(await violations(page), 'an import').toEqual([]);
    });

    test(`limits, their refusal and a pause of the player's own keep WCAG A and AA in ${colorScheme}`, async ({
      page,
    }) => {
      await logIn(page);
      const save = async (): Promise<void> => {
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page).toHaveSaid('Saved');
      };
      await page.goto('/limits');
      await page.getByLabel('Daily limit').fill('30');
      await save();
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

    test(`the charts of all families, with a number that is found, keep WCAG A and AA in ${colorScheme}`, async ({
      page,
    }) => {
      await logIn(page);
      for (const [path, found] of [
        ['/charts/1?tab=panel&number=1', '1 last came on'],
        ['/charts/starline-1001?number=128', '128 last came on'],
        ['/charts/gali-2001?number=45', '45 last came on'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByText(found)).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
    });

    test(`what opens over a page keeps WCAG A and AA in ${colorScheme}`, async ({ page }) => {
      await logIn(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      expect(await violations(page), 'side menu').toEqual([]);
      await page.keyboard.press('Escape');

      await openGame(page, /^Kalyan/, 'Single Pana');
      await page.getByRole('main').getByLabel('Pana', { exact: true }).fill('12');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await violations(page), 'suggestions').toEqual([]);
      await proceed(page, { Pana: '421', Points: '50' });
      const messages = page.getByRole('region', { name: 'Messages' });
      await expect(messages.getByText('Number 421 is not valid')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Rising order: 124?' })).toBeVisible();
      expect(await violations(page), 'toast and field error').toEqual([]);
      await proceed(page, { Pana: '128', Points: '50' });
      await expect(page.getByRole('button', { name: 'Delete 128' })).toBeVisible();
      expect(await violations(page), 'slip').toEqual([]);
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm bid' })).toBeVisible();
      expect(await violations(page), 'dialog').toEqual([]);
      await page.getByRole('button', { name: 'SUBMIT', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
      expect(await violations(page), 'receipt').toEqual([]);
    });
  });
}

/** Presses Tab until the focus is on what has this name; fails when it comes round without, for as long as a test waits. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  const end = performance.now() + 10_000;
  for (let presses = 0; presses < 60 || performance.now() < end; presses += 1) {
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
  await logIn(page);
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

test('the side menu opens, is walked and closes by keyboard, and gives the focus back', async ({ page }) => {
  await logIn(page);
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

test('Tab comes to every control of the home screen', async ({ page }) => {
  const settled = watchTraffic(page);
  await logIn(page);
  await expect(page.getByRole('button', { name: /^Kalyan/ })).toBeVisible();
  // The slides come last, and have controls of their own.
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  await settled();
  const controls = page.locator('a, button, input, select');
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
});

test.describe(() => {
  test.use({ forcedColors: 'active' });
  test('no screen breaks WCAG A or AA in Hindi, with forced colours and at 200 % text', async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page);
    await page.addInitScript(
      ([key, settings]) => {
        localStorage.setItem(key, settings);
        addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
      },
      [stored.settings.key, JSON.stringify({ language: 'hi' })] as const,
    );
    const settled = watchTraffic(page);
    const openScreen = screenOpener(page);
    const wrong: Record<string, readonly string[]> = {};
    for (const route of playerScreens) {
      await openScreen(route);
      await settled();
      const found = await violations(page);
      if (found.length > 0) wrong[route.paths[0]] = found;
    }
    expect(wrong).toEqual({});
  });
});

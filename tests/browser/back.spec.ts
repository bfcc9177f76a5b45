import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openGame, proceed, signIn } from '../support/play.ts';
import { watchTraffic } from '../support/traffic.ts';

/** Everything here is about the browser's own history, which only a real one has. */
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const confirm = (page: Page) => page.getByRole('dialog', { name: 'Confirm bid' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const row = (page: Page) => page.getByRole('button', { name: 'Delete 7' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();

/**
 * The browser's own Back, pressed `times` in a row. Unlike `page.goBack()` it waits for no page: a page may refuse the
 * step. Unlike `history.back()` it is the player's: a page may refuse it only once after each tap.
 */
async function pressBack(page: Page, times = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let press = 1; press <= times; press += 1) {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
    const entryId = entries[currentIndex - 1]?.id;
    if (entryId === undefined) throw new Error('no page to go back to');
    await session.send('Page.navigateToHistoryEntry', { entryId });
  }
  await session.detach();
}

/** A bid form with one row, under it the game menu and the markets. */
async function fill(page: Page): Promise<void> {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await expect(row(page)).toBeVisible();
}
async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(confirm(page)).toBeVisible();
  await overEntry(page, true);
}
/** Waits until the browser is on a dialog's entry, or on a screen's own. */
const overEntry = (page: Page, over: boolean) =>
  page.waitForFunction(
    wanted => (history.state !== null && Reflect.get(Object(history.state), 'dialog') === true) === wanted,
    over,
  );
/** Counts the entries of the browser's history that are stepped to from now on. */
async function visited(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let steps = 0;
    navigation.addEventListener('currententrychange', event => {
      if (event.navigationType === 'traverse')
        document.documentElement.dataset['steps'] = String((steps += 1));
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['steps'] ?? 0));
}

test('Back and Forward over a dialog: it closes, stays closed, and however it closes leaves no step behind', async ({
  page,
}) => {
  await fill(page);
  await ask(page);
  await page.goBack();
  await expect(confirm(page)).toBeHidden();
  await expect(h1(page, 'Single Digit')).toBeVisible();
  await expect(row(page)).toBeVisible();
  await page.goForward();
  await overEntry(page, false);
  await expect(confirm(page)).toBeHidden();
  await expect(row(page)).toBeVisible();

  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 10),
    () => pressBack(page),
    () => confirm(page).getByRole('button', { name: 'CANCEL' }).click(),
  ];
  for (const close of ways) {
    await ask(page);
    await close();
    await expect(confirm(page)).toBeHidden();
    await overEntry(page, false);
  }
  await page.goBack();
  await expect(h1(page, 'Kalyan')).toBeVisible();
  await page.goForward();
  await expect(row(page)).toBeVisible();
  await expect(confirm(page)).toBeHidden();

  // The page's own Back right after a dialog.
  await ask(page);
  await confirm(page).getByRole('button', { name: 'CANCEL' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(h1(page, 'Kalyan')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(h1(page, 'Markets')).toBeVisible();
});

test('while a bid is being sent a second tap, Enter, Escape and Back do nothing, however often', async ({
  page,
  mock,
}) => {
  await fill(page);
  await ask(page);
  await mock.faults({ path: '/api-submit-bid', kind: 'hang' });
  const stopped: string[] = [];
  page.on('requestfailed', request => {
    if (request.url().endsWith('/api-submit-bid')) stopped.push(request.url());
  });
  await confirm(page)
    .getByRole('button', { name: 'SUBMIT', exact: true })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  const sending = confirm(page).getByRole('button', { name: 'Submitting...' });
  await expect(sending).toBeVisible();
  for (const key of ['Enter', 'Escape', 'Escape']) await page.keyboard.press(key);
  await expect(sending).toBeVisible();
  await confirm(page).getByRole('heading').click();
  const seen = await visited(page);
  for (let times = 1; times <= 3; times += 1) {
    // The page refuses the first Back after a tap. The second one leads away from the dialog's entry, and to it again.
    await pressBack(page, 2);
    await expect.poll(seen).toBe(2 * times);
    await overEntry(page, true);
    await expect(sending).toBeVisible();
    await confirm(page).getByRole('heading').click();
  }
  expect(stopped).toEqual([]);
  expect((await mock.requests()).filter(({ path }) => path === '/api-submit-bid')).toHaveLength(1);
  await expect(page).toHaveURL(/\/single$/);
  await expect(page).toHaveTitle('Single Digit · Matka');
});

test('a reload with an open dialog, and a bid that was placed, leave no step behind', async ({ page }) => {
  await fill(page);
  await ask(page);
  await page.reload();
  await expect(row(page)).toBeVisible();
  await expect(confirm(page)).toBeHidden();
  await overEntry(page, false);
  await ask(page);
  await confirm(page).getByRole('button', { name: 'SUBMIT', exact: true }).click();
  await expect(page).toHaveSaid('Bid placed successfully!');
  await expect(confirm(page)).toBeHidden();
  await page.goBack();
  await expect(h1(page, 'Kalyan')).toBeVisible();
});

test('a page that is left right after a dialog has closed is left, even when the next one is slow to load', async ({
  page,
}) => {
  await fill(page);
  await ask(page);
  await page.keyboard.press('Escape');
  await page.goto('/imp4');
  await expect(h1(page, 'BID History')).toBeVisible();
  await page.goBack();
  await expect(row(page)).toBeVisible();
  // Longer than the dialog's entry stays.
  await page.route('**/imp4', async route => {
    await new Promise(passed => setTimeout(passed, 1500));
    await route.continue();
  });
  for (const leave of [
    () => page.evaluate(() => location.assign('/imp4')),
    () => page.goto('/imp4', { waitUntil: 'commit' }),
  ]) {
    await ask(page);
    await confirm(page).getByRole('button', { name: 'CANCEL' }).click();
    await leave();
    await expect(h1(page, 'BID History')).toBeVisible();
    await page.goBack();
    await expect(row(page)).toBeVisible();
  }
});

test('Back closes a notice over the question, once it can have been read', async ({ page, mock }) => {
  await fill(page);
  await ask(page);
  await mock.faults({ path: '/api-submit-bid', kind: 'drop-after', value: 'reused' });
  await confirm(page).getByRole('button', { name: 'SUBMIT', exact: true }).click();
  const notice = page.getByRole('dialog', { name: /placed twice/ });
  await expect(notice).toBeVisible();
  await overEntry(page, true);
  const seen = await page.evaluate(() => performance.now());
  await page.waitForFunction(at => performance.now() - at > 500, seen);
  await pressBack(page);
  await expect(notice).toBeHidden();
  await expect(h1(page, 'Single Digit')).toBeVisible();
});

test('from the side menu to a screen and by Back to the one under it, by a link right after it, and out by Log out', async ({
  page,
}) => {
  await signIn(page);
  await openMenu(page);
  await overEntry(page, true);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(h1(page, 'Markets')).toBeVisible();

  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Bid History' }).click();
  await expect(h1(page, 'BID History')).toBeVisible();
  await page.goBack();
  await expect(h1(page, 'Markets')).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.goForward();
  await expect(h1(page, 'BID History')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(h1(page, 'Markets')).toBeVisible();

  // A link pressed right after the menu has closed is followed.
  await openMenu(page);
  await overEntry(page, true);
  await page.evaluate(() => {
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    document.querySelector<HTMLElement>('main a[href="/imp2"], a[href="/imp7"]')?.click();
  });
  await expect(page).toHaveURL(/\/imp[27]$/);
  await page.goBack();
  await expect(h1(page, 'Markets')).toBeVisible();

  // After a log-out Back opens nothing of the player's.
  await openMenu(page);
  await overEntry(page, true);
  await menu(page).getByRole('button', { name: 'Log out' }).click();
  await expect(h1(page, 'Login')).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await pressBack(page);
  await expect(h1(page, 'Login')).toBeVisible();
});

test('opening a dialog reads the wallet once, for the bid, and closing it reads nothing', async ({
  page,
  mock,
}) => {
  const path = '/api-user-wallet-balance';
  const reads = async () => (await mock.requests()).filter(call => call.path === path).length;
  const askAndRead = async () => {
    const read = page.waitForResponse(reply => reply.url().endsWith(path));
    await ask(page);
    await read;
  };
  const settled = watchTraffic(page);
  await fill(page);
  await settled();
  await askAndRead();
  const before = await reads();
  for (let times = 1; times <= 2; times += 1) {
    await page.goBack();
    await overEntry(page, false);
    await askAndRead();
    expect(await reads()).toBe(before + times);
  }
});

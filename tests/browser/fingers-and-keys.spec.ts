// Gestures and keys that only a browser has: swipes, pulls, slides, and keys that work anywhere.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openGame, proceed, signIn, toldIsNoted } from '../support/play.ts';

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const field = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });

/** Drags a finger up over the list, as far as it goes. */
async function swipe(page: Page): Promise<void> {
  const box = await list(page).boundingBox();
  if (box === null) throw new Error('No list');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width / 2, y }],
    });
  const bottom = box.y + box.height - 10;
  await touch('touchStart', bottom);
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', bottom - step * 50);
  await touch('touchEnd', 0);
  await session.detach();
}

test('220 panas scroll to the last under a finger, which is then picked', async ({ page }) => {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Full Sangam');
  await field(page, 'Open Pana').tap();
  const last = list(page).locator('[aria-posinset="220"]');
  await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-setsize', '220');
  await expect(async () => {
    for (let times = 0; times < 5; times += 1) await swipe(page);
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [0] });
  await expect(field(page, 'Open Pana')).toBeFocused();
  const text = await last.textContent();
  await last.tap();
  await expect(field(page, 'Open Pana')).toHaveValue(text ?? '');
});

test('toasts are below the header, the newest on top, let taps through except on their button, and end with a change of screen', async ({
  page,
}) => {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '42', Points: '50' });
  await page.getByRole('button', { name: 'Delete 42' }).tap();
  await page.getByRole('button', { name: 'Proceed', exact: true }).tap();
  const toasts = page.getByRole('region', { name: 'Messages' }).locator('[data-place]');
  await expect(toasts).toHaveCount(2);
  const seen = () =>
    toasts.evaluateAll(shown => {
      const takes = (part: Element | null): boolean => {
        const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect(-1, -1);
        return part?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
      };
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
      const tops = new Map(shown.map(toast => [toast, toast.getBoundingClientRect().top]));
      return shown
        .toSorted((a, b) => (tops.get(a) ?? 0) - (tops.get(b) ?? 0))
        .map(toast => ({
          text: toast.querySelector('p')?.textContent,
          below: (tops.get(toast) ?? 0) >= header,
          takes: [toast.querySelector('p'), toast.querySelector('button')].map(takes),
        }));
    });
  await expect.poll(seen).toEqual([
    { text: 'Please enter the number', below: true, takes: [false, false] },
    { text: '42 deleted', below: true, takes: [false, true] },
  ]);
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Kalyan' })).toBeVisible();
  expect(await toasts.count()).toBe(0);
});

test('the slider goes by dots', async ({ page }) => {
  await signIn(page);
  const slider = page.getByRole('region', { name: 'News' });
  await slider.getByRole('button', { name: 'Slide 2' }).click();
  await expect(slider.getByRole('img')).toHaveAccessibleName('Single Digit pays 10 to 95');
  await expect(slider.getByRole('img', { name: 'Single Digit pays 10 to 95' })).toBeInViewport();
});

/** Drags one finger down by 80 px from the middle of the page's width. */
async function pullDown(page: Page): Promise<void> {
  // The listener for the keys loads with the parts around the screens.
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', 300);
  for (const y of [320, 340, 360, 380]) await touch('touchMove', y);
  await touch('touchEnd');
  await client.detach();
}

test('a pull-down at the top reloads a bid form, and the rows of its slip are there again', async ({
  page,
}) => {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '42', Points: '50' });
  const row = page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await page.evaluate(() => {
    Object.assign(window, { before: true });
    window.scrollTo(0, 0);
  });
  await pullDown(page);
  await page.waitForFunction(() => !('before' in window));
  await expect(row).toHaveText(/42.*50 pts/);
});

test.describe('with a keyboard', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('from the markets to a placed bid on another market, with keys alone, which are advertised while they are on', async ({
    page,
    mock,
  }) => {
    await signIn(page);
    // The keys of the whole app load with its background part, as the messages do.
    await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Name of the market' })).toBeFocused();
    await page.keyboard.type('kalyan');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Kalyan', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Jodi Digit', exact: true }).press('Enter');
    const field = page.getByRole('main').getByRole('combobox');
    await expect(field).toBeVisible();
    await expect(page.getByText('Ctrl+Enter submits · ? shows the keys')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Name of the market' })).toBeFocused();
    await page.keyboard.type('main b');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Main Bazar')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Find a market' })).toBeHidden();
    await field.focus();
    await page.keyboard.type('47');
    await page.keyboard.press('Enter');
    await page.keyboard.type('50');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'SUBMIT', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveSaid('Bid placed successfully!');
    expect(await mock.db('bids?status=open&points=50&user_id=1')).toMatchObject([{ digits: '47' }]);
    await toldIsNoted(page);

    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Shortcut keys' }).press('Space');
    await page.keyboard.press('?');
    await page.goto('/imp');
    await openGame(page, /^Kalyan/, 'Jodi Digit');
    await expect(page.getByText('Ctrl+Enter submits', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

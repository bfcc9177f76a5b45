import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openGame, signIn } from '../support/play.ts';

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

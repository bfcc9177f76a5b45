import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { signIn } from '../support/play.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const region = (page: Page) => page.getByRole('region', { name: /^Kalyan: / });
/** Whether a row is visible inside the scrolling region of the table. */
const isSeen = (page: Page, row: 'first' | 'last') =>
  region(page).evaluate((box, which) => {
    const rows = [...box.querySelectorAll('tbody tr')];
    const { top, bottom } =
      (which === 'first' ? rows[0] : rows.at(-1))?.getBoundingClientRect() ?? new DOMRect();
    const { top: from, bottom: to } = box.getBoundingClientRect();
    return top >= from && bottom <= to + 1;
  }, row);

test('a chart opens at its newest week, fits a phone, and is walked by keyboard with its heads in view', async ({
  page,
}) => {
  await signIn(page);
  for (const path of ['/charts/1', '/charts/1?tab=panel']) {
    await page.goto(path);
    await expect(region(page)).toBeVisible();
    await expect(region(page).getByRole('row')).toHaveCount(54);
    expect(await isSeen(page, 'last'), path).toBe(true);
    expect(await isSeen(page, 'first'), path).toBe(false);
    const wide = await region(page).evaluate(box => box.scrollWidth - box.clientWidth);
    expect(wide, `${path}: what does not fit`).toBe(0);
    await region(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => region(page).evaluate(box => box.scrollTop)).toBe(0);
    // A key that is pressed while the browser still scrolls is lost.
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await isSeen(page, 'last')).toBe(true);
    }).toPass();
    await expect(region(page).getByRole('columnheader', { name: 'Mon' })).toBeInViewport();
  }
});

test('a number that is found is brought into view, and a chart is in Hindi at its address and after a reload', async ({
  page,
  mock,
}) => {
  await signIn(page);
  const result = Array.from({ length: 300 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10),
    open_result: index === 60 ? '128-1' : '470-1',
    close_result: '7-890',
  }));
  await mock.faults({
    path: '/api-result-history',
    kind: 'reply',
    value: { status: true, result },
    times: -1,
  });
  await page.goto('/charts/1?tab=panel');
  await page.getByRole('textbox', { name: 'Number' }).fill('128');
  // 60 days after 5 January.
  await expect(page.getByText('128 last came on 6 March 2026 (Open)')).toBeVisible();
  const mark = region(page).locator('mark');
  await expect(mark).toHaveCount(1);
  await expect(mark).toBeInViewport();

  await page.evaluate(() => {
    const settings = JSON.stringify({ language: 'hi', theme: 'system', resultNotifications: false });
    localStorage.setItem('matka.settings.v1', settings);
  });
  await mock.clearFaults();
  await page.goto('/charts/3?number=470');
  await expect(page.getByRole('heading', { level: 1, name: 'Sridevi Morning चार्ट' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^470 पिछली बार \d+ \S+ 2026 को आया \(ओपन\)$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'सोम' })).toBeVisible();
});

import { expect, test } from '../support/app.ts';
import { openManyBids } from '../support/many-bids.ts';
import { records, signIn } from '../support/play.ts';

test('5,000 records: few are drawn, all are found by a search in the page, and a filter answers', async ({
  page,
  mock,
}) => {
  await openManyBids(page, mock);
  expect(await page.locator('main dl').count()).toBeLessThan(150);
  // The 4,001st bid, of 4,010 points. A headless browser has no search in the page, which does as this does: it finds
  // the text where it is rendered, and scrolls there.
  const height = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const at = node.textContent?.indexOf('4,010 pts') ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 9);
      const { top, height: found } = range.getBoundingClientRect();
      scrollTo(0, top - innerHeight / 2);
      return found;
    }
    return 0;
  });
  expect(height).toBeGreaterThan(10);
  const card = page.locator('main li:has(dl)').filter({ hasText: '4,010 pts' });
  await expect(card).toBeInViewport();
  await page.getByRole('combobox', { name: 'Market' }).selectOption('Milan Day');
  await expect(page.getByRole('row', { name: /^Bids/ })).toContainText('1667');
});

test('on a phone a record is in sight below all that chooses, what was chosen too, and it is printed black on white', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await signIn(page);
  for (const path of ['/imp4', '/imp3', '/transaction']) {
    await page.goto(path);
    await expect(records(page).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('table', { name: 'Totals' })).toBeInViewport({ ratio: 1 });
  }

  // What was chosen at the end of a row.
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/imp4?period=own&from=2026-01-01&to=2026-01-02');
  await expect(page.getByText('Own dates')).toBeInViewport({ ratio: 0.9 });
  await page.goto('/imp4?period=month');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Won');
  await page.reload();
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toHaveValue('won');
  await status.evaluate(select => scrollBy(0, select.getBoundingClientRect().top - 200));
  await expect(status).toBeInViewport({ ratio: 0.9 });

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/imp4?period=month');
  await expect(page.getByRole('table', { name: 'Totals' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of [page.getByRole('button'), page.getByRole('combobox'), page.getByRole('radio')])
    await expect(hidden).toHaveCount(0);
  await expect(page.getByText('BID History').filter({ visible: true })).toHaveCount(1);
  const colours = await records(page)
    .first()
    .evaluate(card => [getComputedStyle(card).color, getComputedStyle(document.body).backgroundColor]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

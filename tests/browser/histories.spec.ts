import { expect, test } from '../support/app.ts';
import { logIn, records } from '../support/play.ts';

test('spec 2 §9: a history is filtered by dates that are typed, and by dates that are picked', async ({
  page,
  mock,
}) => {
  await logIn(page);
  await page.goto('/imp4');
  await expect(records(page)).toHaveCount(2);
  const from = page.getByLabel('From', { exact: true });
  await from.fill('');
  await from.pressSequentially('01012020');
  await expect(from).toHaveValue('01/01/2020');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => records(page).count()).toBeGreaterThan(2);

  await from.fill('13/01/2026');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(from).toHaveAccessibleDescription('Date input not valid.');
  await expect(from).toBeFocused();

  await page.getByRole('button', { name: 'From: choose from the calendar' }).click();
  await page.locator('input[type=date]').first().fill('2020-01-02');
  await expect(from).toHaveValue('01/02/2020');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(async () => {
      const calls = (await mock.requests()).filter(call => call.path === '/api-bid-history-data');
      return JSON.stringify(calls.at(-1)?.body);
    })
    .toContain('"bid_from":"1/2/2020"');
});

test('a history opened by its address asks first, and only, for the day of the server', async ({
  page,
  mock,
}) => {
  await logIn(page);
  await mock.clock({ advance: '72h' });
  const { now } = await mock.state();
  const day = new Date(now).toLocaleDateString('en-US');
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/api-bid-history-data')) asked.push(request.postData() ?? '');
  });
  await page.goto('/imp4');
  await expect(page.getByText('NO DATA FOUND')).toBeVisible();
  expect(asked).toEqual([expect.stringContaining(`"bid_from":"${day}","bid_to":"${day}"`)]);
});

test('10,000 rows stay smooth: 100 are drawn, and more as one scrolls', async ({ page, mock }) => {
  await logIn(page);
  const row = { pana: 'Jodi Digit', game_name: 'Kalyan', session: 'Close', closedigits: '', points: 10 };
  const bid_data = Array.from({ length: 10_000 }, (_, index) => ({
    ...row,
    digits: String(index % 100).padStart(2, '0'),
    bid_date: '21-November-2026',
  }));
  await mock.faults({
    path: '/api-bid-history-data',
    kind: 'reply',
    value: { status: true, bid_data },
    times: -1,
  });
  await page.goto('/imp4');
  await expect(records(page).nth(99)).toBeAttached();
  expect(await records(page).count()).toBeLessThan(210);
  const slowest = await page.evaluate(async () => {
    let worst = 0;
    let before = performance.now();
    for (let step = 0; step < 60; step += 1) {
      scrollBy(0, 600);
      await new Promise(requestAnimationFrame);
      worst = Math.max(worst, performance.now() - before);
      before = performance.now();
    }
    return worst;
  });
  expect(await records(page).count()).toBeGreaterThan(200);
  expect(slowest).toBeLessThan(250);
});

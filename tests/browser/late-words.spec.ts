// Words that are read after the screen is shown: the title and the wallet of the bar, payouts, terms and links.
import { expect, test } from '../support/app.ts';
import { setDate } from '../support/device-date.ts';
import { watchShifts } from '../support/measure-layout.ts';
import { openGame, signIn } from '../support/play.ts';

test.beforeEach(async ({ page, mock }) => setDate(page, (await mock.state()).now));

/** Calls whose words break into more lines with large text. */
const late = [
  '/api-get-dashboard-data',
  '/api-user-wallet-balance',
  '/api-get-wallet-info',
  '/api-game-rates',
  '/api-starline-game-rates',
  '/api-galidisawar-game-rates',
];

for (const width of [320, 390])
  test(`with text of 200 % and ${width} px nothing moves when late words appear`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const enlarge = (): void => void (document.documentElement.style.fontSize = '200%');
      if (document.documentElement === null) document.addEventListener('readystatechange', enlarge);
      else enlarge();
    });
    const shifts = await watchShifts(page);
    await signIn(page);
    await openGame(page, /^Kalyan/, 'Single Digit');
    for (const path of late) await mock.faults({ path, kind: 'latency', value: 700, times: -1 });
    const wallet = page.getByRole('banner').getByRole('link', { name: /^Wallet/ });
    const bar = page.getByRole('banner');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
    await expect(bar).toContainText('Kalyan');
    const before = await bar.boundingBox();
    await expect(wallet).toBeVisible();
    expect(await bar.boundingBox()).toEqual(before);
    // The payout of the form is later than its fields.
    await expect(page.getByText('Type a number to see what it pays.')).toBeVisible();
    expect((await shifts()).filter(({ score }) => score > 0.005)).toEqual([]);
    for (const path of [
      '/imp4',
      '/results',
      '/transfer',
      '/profile',
      '/imp7',
      '/withdraw',
      '/imp2',
      '/galiIMP',
      '/charts/1',
    ]) {
      await page.goto(path);
      await expect(wallet).toBeVisible();
      await page.waitForLoadState('networkidle');
      const moved = (await shifts()).filter(({ score }) => score > 0.005);
      expect(moved, path).toEqual([]);
    }
  });

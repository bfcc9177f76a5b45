import { expect, test } from '../support/app.ts';
import { signIn } from '../support/play.ts';

test('the slider goes by dots, and a pull-down at the top reloads the app', async ({ page }) => {
  await signIn(page);
  const slider = page.getByRole('region', { name: 'News' });
  await slider.getByRole('button', { name: 'Pause slides' }).click();
  await slider.getByRole('button', { name: 'Slide 2' }).click();
  await expect(slider.getByRole('img')).toHaveAccessibleName('Single Digit pays 10 to 95');
  await expect(slider.getByRole('img', { name: 'Single Digit pays 10 to 95' })).toBeInViewport();

  await page.evaluate(() => Object.assign(window, { before: true }));
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  // The part that hears the pull is loaded after the list: whoever sees that nothing happens pulls again.
  await expect(async () => {
    await touch('touchStart', 300);
    for (const y of [320, 340, 360, 380]) await touch('touchMove', y);
    await touch('touchEnd');
    await page.waitForFunction(() => !('before' in window), undefined, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Kalyan/ })).toBeVisible();
});

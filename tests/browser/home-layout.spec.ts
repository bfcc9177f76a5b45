// How the home screen lies: what moves, and where its parts stand.
import { expect, test } from '../support/app.ts';
import { signIn } from '../support/play.ts';

test('nothing moves by itself but the headline', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause headline' })).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(animation => animation.effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.textContent : null)),
  );
  expect(moving).toEqual([expect.stringContaining('Welcome to the demo.')]);
});

test('shortcuts have their five places before the first reply', async ({ page, mock }) => {
  await mock.faults({ path: '/api-get-dashboard-data', kind: 'latency', value: 2000 });
  await signIn(page);
  const places = page.getByRole('navigation', { name: 'Shortcuts' });
  const starline = places.getByRole('link', { name: 'Starline' });
  await expect(places.locator('li')).toHaveCount(5);
  const before = await starline.boundingBox();
  await expect(places.getByRole('link')).toHaveCount(5);
  expect(await starline.boundingBox()).toEqual(before);
});

test('from 900 px the cards stand in two columns', async ({ page }) => {
  const columns = () =>
    page
      .getByRole('article')
      .evaluateAll(cards => new Set(cards.map(card => card.getBoundingClientRect().left)).size);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 899, height: 800 });
  expect(await columns()).toBe(1);
});

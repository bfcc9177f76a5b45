// What a player sees of every screen: nothing jumps while it loads, no word is cut, each control can be hit.
import type { Page } from '@playwright/test';
import type { Route } from '../../src/nav/routes.ts';
import { playerScreens, screenOpener, visitorScreens } from '../support/all-screens.ts';
import { expect, test } from '../support/app.ts';
import { cutWords, smallTargets, watchShifts } from '../support/measure-layout.ts';
import { logIn } from '../support/play.ts';
import { slowLine, watchTraffic } from '../support/traffic.ts';

/** The parts of all screens that are measured one after another, so that a test stays under its time. */
const groups = [
  { who: 'a visitor', routes: visitorScreens, player: false },
  { who: 'a player', routes: playerScreens.filter(({ view }) => view.screen !== 'bid'), player: true },
  { who: 'a bidder', routes: playerScreens.filter(({ view }) => view.screen === 'bid'), player: true },
];

const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  /** A desktop of 1280 × 1024 at 400 %. */
  zoomed: { width: 320, height: 256 },
};

/** Opens each screen and collects what `measure` finds, by path. */
async function wrongScreens(
  page: Page,
  routes: readonly Route[],
  measure: () => Promise<readonly string[]>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const wrong: Record<string, readonly string[]> = {};
  const settled = watchTraffic(page);
  const open = screenOpener(page);
  for (const route of routes) {
    await open(route);
    await settled();
    const found = await measure();
    if (found.length > 0) wrong[route.paths[0]] = found;
  }
  return wrong;
}

for (const { who, routes, player } of groups) {
  test.describe(`all screens of ${who}`, () => {
    test.setTimeout(180_000);

    for (const size of ['phone', 'zoomed'] as const)
      test(`nothing jumps while they load, ${size}`, async ({ page }) => {
        await page.setViewportSize(sizes[size]);
        if (player) await logIn(page);
        const shifts = await watchShifts(page);
        await slowLine(page);
        const wrong = await wrongScreens(page, routes, async () => {
          const total = await shifts();
          return total > 0.02 ? [`moved by ${total}`] : [];
        });
        expect(wrong).toEqual({});
      });

    test('no word is cut and every control can be hit, at 390 and 320 px, zoomed, and with text of 200 %', async ({
      page,
    }) => {
      // A headline that scrolls shows a part of its words; it stands still here.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (player) await logIn(page);
      const wrong = await wrongScreens(page, routes, async () => {
        const found: string[] = [];
        const note = (at: string, words: readonly string[]) =>
          found.push(...words.map(what => `${at}: ${what}`));
        for (const [name, size] of Object.entries(sizes)) {
          await page.setViewportSize(size);
          note(name, await cutWords(page));
        }
        await page.setViewportSize(sizes.phone);
        note('phone', await smallTargets(page));
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        note('text of 200 %', await cutWords(page));
        return found;
      });
      expect(wrong).toEqual({});
    });
  });
}

// What a player sees of every screen: nothing jumps while it loads, no word is cut, each control can be hit.
import type { BrowserContext, Page } from '@playwright/test';
import type { Route } from '../../../src/nav/routes.ts';
import { stored } from '../../../src/storage/table.ts';
import { playerScreens, screenOpener, visitorScreens } from '../../support/all-screens.ts';
import { expect, test } from '../../support/app.ts';
import { cutWords, outOfReach, smallTargets, watchShifts } from '../../support/measure-layout.ts';
import { logIn, openGame } from '../../support/play.ts';
import { drawn, slowLine, watchTraffic } from '../../support/traffic.ts';

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
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

type Measure = (page: Page) => Promise<readonly string[]>;

/**
 * Opens each screen and collects what `measure` finds, by path. Three tabs share the screens, because a page on a slow line
 * mostly waits. `prepare` makes what is measured in a tab before its first page.
 */
async function wrongScreens(
  context: BrowserContext,
  routes: readonly Route[],
  prepare: (page: Page) => Promise<Measure>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const wrong: Record<string, readonly string[]> = {};
  const left = [...routes];
  const measureIn = async (page: Page): Promise<void> => {
    const settled = watchTraffic(page);
    const measure = await prepare(page);
    const open = screenOpener(page);
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      await open(route);
      await settled();
      const found = await measure(page);
      if (found.length > 0) wrong[route.paths[0]] = found;
    }
  };
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
  await Promise.all(tabs.map(measureIn));
  return wrong;
}

/** The device's clock shows this time when a page is opened, and goes on. Timers and measured times stay as they are. */
async function setDate(page: Page, now: string): Promise<void> {
  await page.addInitScript(begun => {
    const ahead = begun - Date.now();
    globalThis.Date = new Proxy(Date, {
      construct: (RealDate, given: [] | [number]) =>
        given.length === 0 ? new RealDate(RealDate.now() + ahead) : Reflect.construct(RealDate, given),
      get: (RealDate, name, proxy): unknown =>
        name === 'now' ? () => RealDate.now() + ahead : Reflect.get(RealDate, name, proxy),
    });
  }, Date.parse(now));
}

/** What `measure` finds at each of the sizes. */
async function atSizes(
  page: Page,
  measure: Measure,
  names: readonly (keyof typeof sizes)[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of names) {
    await page.setViewportSize(sizes[name]);
    // The height of the window that style sheets see follows one frame later.
    await drawn(page);
    found.push(...(await measure(page)).map(what => `${name}: ${what}`));
  }
  return found;
}

/** The same with text of 200 %, on a phone. The page keeps this text. */
async function withLargeText(page: Page, measure: Measure): Promise<readonly string[]> {
  await page.setViewportSize(sizes.phone);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  return (await measure(page)).map(what => `text of 200 %: ${what}`);
}

/** A headline that scrolls shows a part of its words; it stands still here. */
const standStill = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

for (const { who, routes, player } of groups) {
  test.describe(`all screens of ${who}`, () => {
    test.setTimeout(180_000);

    for (const size of ['phone', 'zoomed'] as const)
      test(`nothing jumps while they load, ${size}`, async ({ page, context, mock }) => {
        // A device whose clock is wrong is put right by the first reply, and the time left may then take another line.
        const { now } = await mock.state();
        if (player) await logIn(page);
        const wrong = await wrongScreens(context, routes, async tab => {
          await tab.setViewportSize(sizes[size]);
          await setDate(tab, now);
          const shifts = await watchShifts(tab);
          await slowLine(tab);
          return async () => {
            const found = await shifts();
            const total = found.reduce((sum, { score }) => sum + score, 0);
            return total > 0.02
              ? found.map(({ score, moved }) => `moved by ${score.toFixed(3)}: ${moved}`)
              : [];
          };
        });
        expect(wrong).toEqual({});
      });

    test('no word is cut and every control can be hit, at all widths, zoomed, and with text of 200 %', async ({
      page,
      context,
    }) => {
      if (player) await logIn(page);
      const wrong = await wrongScreens(context, routes, async tab => {
        await standStill(tab);
        return async () => [
          ...(await atSizes(tab, cutWords, ['small', 'zoomed', 'tablet', 'desktop', 'phone'])),
          ...(await smallTargets(tab)),
          ...(await withLargeText(tab, cutWords)),
        ];
      });
      expect(wrong).toEqual({});
    });

    for (const language of ['hi', 'mr'] as const)
      test(`no word is cut at 320 px and zoomed with ${language} chosen`, async ({ page, context }) => {
        if (player) await logIn(page);
        await context.addInitScript(
          ([key, settings]) => {
            // The empty page of a new tab has no storage.
            if (location.protocol !== 'about:') localStorage.setItem(key, settings);
          },
          [stored.settings.key, JSON.stringify({ language })] as const,
        );
        const wrong = await wrongScreens(context, routes, async tab => {
          await standStill(tab);
          const other = tab.locator(`html:not([lang=${language}])`);
          return async () => [
            ...((await other.count()) === 0 ? [] : ['it is in another language']),
            ...(await atSizes(tab, cutWords, ['zoomed', 'small'])),
            ...(await smallTargets(tab)),
          ];
        });
        expect(wrong).toEqual({});
      });
  });
}

/** Screens of the player that show names of markets and are opened by their address. */
const named = playerScreens.filter(({ view }) =>
  ['home', 'starline', 'gali', 'history', 'results', 'walletHistory'].includes(view.screen),
);

const lists = named.filter(({ view }) => ['home', 'starline', 'gali'].includes(view.screen));

for (const [scenario, screens] of [
  ['hindi-content', named],
  ['many-markets', lists],
  ['betting-off', lists],
  ['closing-soon', lists],
] as const)
  test(`no name of the scenario ${scenario} is cut at 320 px, zoomed, and with text of 200 %`, async ({
    page,
    context,
    mock,
  }) => {
    await mock.reset({ scenario });
    await logIn(page);
    const wrong = await wrongScreens(context, screens, async tab => {
      await standStill(tab);
      return async () => [
        ...(await atSizes(tab, cutWords, ['small', 'zoomed'])),
        ...(await withLargeText(tab, cutWords)),
      ];
    });
    expect(wrong).toEqual({});
  });

test('no word of the limits that hold is broken, with text of 200 %', async ({ page }) => {
  await logIn(page);
  await page.goto('/limits');
  await page.getByLabel('Daily limit').fill('500');
  await page.getByLabel('Remind me after (minutes)').fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('after 30 min')).toBeVisible();
  expect(await withLargeText(page, cutWords)).toEqual([]);
});

test.describe('what lies on top of a screen', () => {
  /** All words whole, all parts within reach, the buttons in sight: at 320 px, zoomed, and with text of 200 %. */
  const expectWhole = async (page: Page): Promise<void> => {
    const both = async (): Promise<readonly string[]> => [
      ...(await cutWords(page)),
      ...(await outOfReach(page)),
    ];
    const found = [...(await atSizes(page, both, ['small', 'zoomed'])), ...(await withLargeText(page, both))];
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    expect(found).toEqual([]);
  };

  test('the question before a bid of 120 rows', async ({ page }) => {
    await standStill(page);
    await logIn(page);
    await openGame(page, /^Kalyan/, 'SP Motor');
    await page.getByLabel('Enter Pana').fill('1234567890');
    await page.getByLabel('Enter Points').fill('10');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm bid' });
    await expect(dialog.getByRole('listitem')).toHaveCount(120);
    await expectWhole(page);
  });

  test('How this works', async ({ page }) => {
    await standStill(page);
    await logIn(page);
    await openGame(page, /^Kalyan/, 'Full Sangam');
    await page.getByRole('button', { name: 'How this works' }).click();
    await expect(page.getByRole('dialog', { name: 'How this works' }).getByText('Got it')).toBeVisible();
    await expectWhole(page);
  });

  test('the question before a transfer', async ({ page }) => {
    await standStill(page);
    await logIn(page);
    await page.goto('/transfer');
    await page.getByRole('textbox', { name: 'Points' }).fill('250');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('9876543211');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm transfer' })).toBeVisible();
    await expectWhole(page);
  });

  test('the side menu', async ({ page }) => {
    await standStill(page);
    await logIn(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWhole(page);
  });

  test('a toast', async ({ page }) => {
    await standStill(page);
    await logIn(page);
    await openGame(page, /^Kalyan/, 'Single Pana');
    // The same words are at the field; the toast stays for some seconds.
    await page.getByLabel('Pana', { exact: true }).fill('421');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('alert').first()).not.toBeEmpty();
    expect(await atSizes(page, cutWords, ['small', 'zoomed'])).toEqual([]);
    expect(await withLargeText(page, cutWords)).toEqual([]);
  });
});

// One visit, many questions: what is asked of every screen, and how a sweep comes to all of them.
import type { BrowserContext, Page } from '@playwright/test';
import type { Route } from '../../src/nav/routes.ts';
import { stored } from '../../src/storage/table.ts';
import { waysTo } from './all-screens.ts';
import { violations, violationsInLight } from './axe.ts';
import { cutWords, smallTargets, watchShifts } from './measure-layout.ts';
import { drawn, slowLine, watchTraffic } from './traffic.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  /** A desktop of 1280 × 1024 at 400 %. */
  zoomed: { width: 320, height: 256 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

type Question = (page: Page) => Promise<readonly string[]>;
type Found = Readonly<Record<string, readonly string[]>>;
/** Comes to a screen in a tab and says what is wrong there. */
export type Visit = (tab: Page) => Promise<(route: Route) => Promise<readonly string[]>>;

/**
 * Visits each screen and collects what is wrong, by path. Three tabs share the screens, because a page on a slow line
 * mostly waits.
 */
export async function sweep(context: BrowserContext, routes: readonly Route[], visit: Visit): Promise<Found> {
  const wrong: Record<string, readonly string[]> = {};
  const left = [...routes];
  const sweepIn = async (tab: Page): Promise<void> => {
    const come = await visit(tab);
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      const found = await come(route);
      if (found.length > 0) wrong[route.paths[0]] = found;
    }
  };
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
  await Promise.all(tabs.map(sweepIn));
  return wrong;
}

/** Loads each screen, at these sizes, on a slow line: nothing jumps meanwhile, and at rest nothing is wrong. */
export const loading =
  (now: string, at: readonly ('phone' | 'zoomed')[]): Visit =>
  async tab => {
    await setDate(tab, now);
    const shifts = await watchShifts(tab);
    await slowLine(tab);
    const settled = watchTraffic(tab);
    const { open } = waysTo(tab);
    const load = async (size: keyof typeof sizes, route: Route): Promise<readonly string[]> => {
      await tab.setViewportSize(sizes[size]);
      await tab.emulateMedia({ reducedMotion: 'no-preference' });
      await open(route);
      await settled();
      const found = await shifts();
      const total = found.reduce((sum, { score }) => sum + score, 0);
      return total > 0.02
        ? found.map(({ score, moved }) => `${size}: moved by ${score.toFixed(3)}: ${moved}`)
        : [];
    };
    return async route => {
      const jumped: string[] = [];
      for (const size of at) jumped.push(...(await load(size, route)));
      return [...jumped, ...(await atRest(tab))];
    };
  };

/** Walks through the screens in a language: no word is cut, controls can be hit, and axe has nothing to say in Hindi. */
export const walking =
  (language: 'hi' | 'mr', from: string): Visit =>
  async tab => {
    await standStill(tab);
    await tab.addInitScript(
      ([key, settings]) => {
        // The empty page of a new tab has no storage.
        if (location.protocol !== 'about:') localStorage.setItem(key, settings);
      },
      [stored.settings.key, JSON.stringify({ language })] as const,
    );
    await tab.goto(from);
    const settled = watchTraffic(tab);
    const { walk } = waysTo(tab);
    const other = tab.locator(`html:not([lang=${language}])`);
    return async route => {
      await walk(route);
      await settled();
      return [
        ...((await other.count()) === 0 ? [] : ['it is in another language']),
        ...(await atSizes(tab, cutWords, ['zoomed'])),
        ...(await smallTargets(tab)),
        ...(language === 'hi' ? await withLargeText(tab, inForcedColours) : []),
      ];
    };
  };

/** What is asked of a screen that has loaded. */
async function atRest(page: Page): Promise<readonly string[]> {
  await standStill(page);
  return [
    ...(await headings(page)),
    ...(await violations(page)),
    ...(await atSizes(page, cutWords, ['zoomed', 'tablet', 'desktop', 'phone'])),
    ...(await smallTargets(page)),
    ...(await withLargeText(page, cutWords)),
  ];
}

async function headings(page: Page): Promise<readonly string[]> {
  const count = await page.getByRole('heading', { level: 1 }).count();
  return count === 1 ? [] : [`${count} headings of the first level`];
}

async function inForcedColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await violationsInLight(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return found.map(what => `forced colours: ${what}`);
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

/** What is wrong at each of the sizes. */
export async function atSizes(
  page: Page,
  ask: Question,
  names: readonly (keyof typeof sizes)[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of names) {
    await page.setViewportSize(sizes[name]);
    // The height of the window that style sheets see follows one frame later.
    await drawn(page);
    found.push(...(await ask(page)).map(what => `${name}: ${what}`));
  }
  return found;
}

/** The same with text of 200 %, on a phone. */
export async function withLargeText(page: Page, ask: Question): Promise<readonly string[]> {
  await page.setViewportSize(sizes.phone);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const found = await ask(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return found.map(what => `text of 200 %: ${what}`);
}

/** A headline that scrolls shows a part of its words; it stands still here. */
export const standStill = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

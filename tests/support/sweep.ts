// Asks every screen all questions in one visit, and defines how a sweep reaches each screen.
import type { BrowserContext, Page } from '@playwright/test';
import type { Route } from '../../src/nav/routes.ts';
import { stored } from '../../src/storage/table.ts';
import { waysTo } from './all-screens.ts';
import { violations, violationsInLight } from './axe.ts';
import { cutWords, smallTargets, watchShifts } from './measure-layout.ts';
import { setDate } from './device-date.ts';
import { drawn, slowLine, watchTraffic } from './traffic.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  /** A desktop of 1280 × 1024 at 400 %. */
  zoomed: { width: 320, height: 256 },
  lying: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

type Question = (page: Page) => Promise<readonly string[]>;
type Found = Readonly<Record<string, readonly string[]>>;
/** Prepares a tab. The result opens a screen in it and returns the faults there. */
export type Visit = (tab: Page) => Promise<(route: Route) => Promise<readonly string[]>>;

/**
 * Visits each screen and collects the faults by path. Up to three tabs share the screens, because a page on a
 * slow line mostly waits.
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
  const open = context.pages();
  const count = Math.min(3, Math.ceil(routes.length / 4));
  const tabs = await Promise.all(
    Array.from({ length: count }, async (_, at) => open[at] ?? (await context.newPage())),
  );
  await Promise.all(tabs.map(sweepIn));
  return wrong;
}

/**
 * Loads each screen, small and large, on a slow line. Nothing may jump meanwhile, and the page must hydrate
 * as it was served.
 */
export const loading =
  (now: string): Visit =>
  async tab => {
    await setDate(tab, now);
    await watchHydration(tab);
    const shifts = await watchShifts(tab);
    await slowLine(tab);
    const settled = watchTraffic(tab);
    const { open } = waysTo(tab);
    const load = async (size: keyof typeof sizes, route: Route): Promise<readonly string[]> => {
      await tab.setViewportSize(sizes[size]);
      await open(route);
      await settled();
      const found = await shifts();
      const total = found.reduce((sum, { score }) => sum + score, 0);
      const moved = found.map(({ score, moved: what }) => `${size}: moved by ${score.toFixed(3)}: ${what}`);
      const kept = await tab.evaluate<boolean | undefined>('globalThis.hydratedAsServed');
      return [...(total > 0.02 ? moved : []), ...(kept === true ? [] : ['its elements are gone'])];
    };
    return async route => [...(await load('zoomed', route)), ...(await load('phone', route))];
  };

/** Walks from one page through all screens, and asks each everything in all languages. */
export const walking =
  (from: string): Visit =>
  async tab => {
    await standStill(tab);
    await ownSettings(tab);
    await tab.goto(from);
    const settled = watchTraffic(tab);
    const { walk } = waysTo(tab);
    return async route => {
      await walk(route);
      await settled();
      const found = [
        ...(await headings(tab)),
        ...(await atSizes(tab, cutWords, ['zoomed', 'tablet', 'desktop', 'phone'])),
        ...(await violations(tab)),
        ...(await smallTargets(tab)),
        ...(await withLargeText(tab, cutWords)),
      ];
      for (const language of ['hi', 'mr'] as const) {
        await speak(tab, language, settled);
        const wrong = [
          ...(await atSizes(tab, cutWords, ['zoomed'])),
          ...(await smallTargets(tab)),
          ...(language === 'hi' ? await withLargeText(tab, inForcedColours) : []),
        ];
        found.push(...wrong.map(what => `${language}: ${what}`));
      }
      await speak(tab, 'en', settled);
      return found;
    };
  };

declare global {
  /** Replaces the stored settings. Exists only in sweeps. */
  var settings: string | undefined;
}

/** The tabs of a sweep share a storage, and each has its own language. */
async function ownSettings(page: Page): Promise<void> {
  await page.addInitScript(key => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the store that was asked
    Storage.prototype.getItem = new Proxy(Storage.prototype.getItem, {
      apply: (read, store, [name]: [string]): string | null =>
        name === key ? (globalThis.settings ?? null) : Reflect.apply(read, store, [name]),
    });
  }, stored.settings.key);
}

/** React keeps the very elements that it hydrates. A mismatch replaces them, and the console reports it. */
async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let served: Element | null = null;
    // Runs before the scripts of the page.
    const take = (): void => void (served ??= document.querySelector('#root > *'));
    document.addEventListener('readystatechange', take);
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      if (name === 'hydrated') Object.assign(globalThis, { hydratedAsServed: served?.isConnected });
      return mark(name, options);
    };
  });
}

/** Changes the language of the current page, and waits for its words and letters. */
async function speak(page: Page, language: 'en' | 'hi' | 'mr', settled: () => Promise<void>): Promise<void> {
  await page.evaluate(
    ([key, settings]) => {
      Object.assign(globalThis, { settings });
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [stored.settings.key, JSON.stringify({ language })] as const,
  );
  await page.locator(`html[lang=${language}]`).waitFor();
  await settled();
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

/** Collects the faults at each of the sizes. */
export async function atSizes(
  page: Page,
  ask: Question,
  names: readonly (keyof typeof sizes)[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of names) {
    await page.setViewportSize(sizes[name]);
    // Style sheets see the new height of the window one frame later.
    await drawn(page);
    found.push(...(await ask(page)).map(what => `${name}: ${what}`));
  }
  return found;
}

/** Collects the faults on a phone with text of 200 %. */
export async function withLargeText(page: Page, ask: Question): Promise<readonly string[]> {
  await page.setViewportSize(sizes.phone);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const found = await ask(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return found.map(what => `text of 200 %: ${what}`);
}

/** Stops a scrolling headline, which shows only a part of its words. */
export const standStill = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

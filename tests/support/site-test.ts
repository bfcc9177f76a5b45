import { type BrowserContext, type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import { type Site, startSite } from './site.ts';

/** Playwright's `test` with its own site. It fails when a page logs an error, unless a file or server is missing. */
export const test = base.extend<{ readonly site: Site; readonly baseURL: string; readonly quiet: void }>({
  site: async ({}, run) => {
    const site = await startSite();
    await run(site);
    await site.end();
  },
  baseURL: async ({ site }, run) => run(site.url),
  quiet: [
    async ({ context }, run) => {
      const errors: string[] = [];
      context.on('console', line => {
        if (isFault(line)) errors.push(line.text());
      });
      context.on('weberror', thrown => errors.push(String(thrown.error())));
      await workerAtOnce(context);
      await run();
      expect.soft(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether a line of the console is an error. These tests remove files and servers, and the browser's errors about that are none. */
export const isFault = (line: ConsoleMessage): boolean =>
  line.type() === 'error' && !/^(Failed to load resource|Refused to apply style)/.test(line.text());

/** A page registers the service worker at once instead of after five seconds. */
export const workerAtOnce = (pages: BrowserContext | Page): Promise<unknown> =>
  pages.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    let waits = navigator.serviceWorker?.controller === null;
    const hasten = (task: () => void, ms = 0, ...rest: readonly unknown[]) => {
      const isIts = waits && ms === 5000;
      if (isIts) waits = false;
      return start(task, isIts ? 0 : ms, ...rest);
    };
    Object.assign(window, { setTimeout: hasten });
  });

/** Waits until the service worker has stored its build and controls the page. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 20_000,
  });
}

/** Marks the page. After a reload `marked` returns false. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
export const marked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['marked'] === 'yes');

/** Loads nothing ahead, as on a phone that is never idle. */
export const loadNothingAhead = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

export const buildOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-build');

import { expect, type Page, test as base } from '@playwright/test';
import { type Site, startSite } from './site.ts';

/** Playwright's `test` with a site of its own; a page that logs an error of its own making fails. */
export const test = base.extend<{ readonly site: Site; readonly baseURL: string; readonly quiet: void }>({
  site: async ({}, run) => {
    const site = await startSite();
    await run(site);
    await site.end();
  },
  baseURL: async ({ site }, run) => run(site.url),
  quiet: [
    async ({ context }, run) => {
      const said: string[] = [];
      context.on('console', line => {
        // What the browser itself says of a file or a server that is not there is what these tests are about.
        const missing = /^(Failed to load resource|Refused to apply style)/.test(line.text());
        if (line.type() === 'error' && !missing) said.push(line.text());
      });
      context.on('weberror', thrown => said.push(String(thrown.error())));
      await run();
      expect.soft(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the service worker has brought in its build and answers for the page. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 20_000,
  });
}

/** Marks the page, to tell later whether it was loaded anew. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
export const marked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['marked'] === 'yes');

/** Nothing is loaded ahead of need, as on a phone that is always busy. */
export const loadNothingAhead = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

export const buildOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-build');

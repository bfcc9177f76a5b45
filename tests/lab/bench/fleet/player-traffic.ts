import { type Browser, expect, type Page } from '@playwright/test';
import { startServer } from '../../../mock-server/live-server.ts';
import { findNginx } from '../../../support/hosts.ts';
import { logIn } from '../../../support/play.ts';
import { onNginx } from '../nginx-site.ts';
import { phone } from '../visit.ts';
import { countingFront, type Traffic } from './counting-front.ts';

/**
 * The requests of one player: on the first visit, on a return, and in an hour with the markets on the screen.
 */
export type PlayerTraffic = { readonly first: Traffic; readonly again: Traffic; readonly hour: Traffic };

/** Counts it in Chromium, at nginx as the build configures it, before the mock provider with 24 markets. */
export async function playerTraffic(browser: Browser): Promise<PlayerTraffic> {
  const nginx = findNginx();
  if (nginx === null) throw new Error('The fleet part needs nginx, which is not installed');
  const provider = await startServer();
  // The demo's slides are on the mock only: a picture of this site replaces them.
  for (const slide of provider.mock.data().content.sliderdata) slide.slider_image = '/icon.svg';
  try {
    return await onNginx(nginx, provider.url, { origin: 'same', secure: false }, async site => {
      const front = await countingFront(site);
      const context = await browser.newContext({ ...phone, baseURL: front.url });
      try {
        const page = await context.newPage();
        await logIn(page);
        await atRest(page);
        const first = front.take();
        await page.close();

        const next = await context.newPage();
        await next.clock.install();
        await next.goto('/imp');
        await expect(next.getByRole('article').first()).toBeVisible();
        await atRest(next);
        const again = front.take();

        await passHour(next);
        return { first, again, hour: front.take() };
      } finally {
        await context.close();
        front.stop();
      }
    });
  } finally {
    await provider.stop();
  }
}

/** Waits until the worker is active and has stored all files. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForTimeout(1500);
}

/** Lets an hour of the page pass. Replies arrive at once, because a jump over a request would look like a slow reply. */
async function passHour(page: Page): Promise<void> {
  const open = new Set<unknown>();
  page.on('request', request => open.add(request));
  page.on('requestfinished', request => open.delete(request));
  page.on('requestfailed', request => open.delete(request));
  const stepMs = 500;
  for (let ms = 0; ms < 3_600_000; ms += stepMs) {
    await page.clock.runFor(stepMs);
    while (open.size > 0) await page.waitForTimeout(1);
  }
}

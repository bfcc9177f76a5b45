import type { Page } from '@playwright/test';
import { journalOf } from './kept-in-browser.ts';

const tickMs = 1000;

/**
 * Lets `ms` of a page's own clock pass, a second at a time. What the app writes to its journal is written in real time
 * first, which this reading waits for: the app gives a write five seconds.
 */
export async function passPageTime(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= tickMs) {
    await journalOf(page);
    await page.clock.runFor(Math.min(left, tickMs));
  }
}

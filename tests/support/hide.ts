import type { Page } from '@playwright/test';

/**
 * Makes a page hidden or visible for its own scripts. A Chromium without a window never hides a page by itself: not
 * behind another page, in a minimised window or when it is frozen.
 */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(now => {
    Object.defineProperty(document, 'hidden', { value: now, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      value: now ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

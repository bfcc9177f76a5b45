import type { Page } from '@playwright/test';

/**
 * Hides the page, or shows it again, as the page sees it: a Chromium without a window knows of no tab behind another
 * (neither another page in front, nor a minimised window, nor a frozen page makes it hidden).
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

import type { Browser, Page } from '@playwright/test';
import { startMock } from '../../support/mock.ts';
import { logIn } from '../../support/play.ts';
import { phonePage } from './phone.ts';
import type { Figure } from './section.ts';

const pollSeconds = 1;
const periods = 6;

/** How often the built app polls the markets while it is visible and while it is hidden, and how soon after that. */
export async function hiddenPolls(browser: Browser): Promise<readonly Figure[]> {
  const { url, stop } = await startMock();
  const { page, stop: close } = await phonePage(browser, { baseURL: url });
  try {
    await page.route('**/config.json', async route => {
      const config = await (await route.fetch()).text();
      await route.fulfill({ body: config.replace('{', `{"pollSeconds":${pollSeconds},`) });
    });
    await logIn(page);
    await page.getByRole('article').first().waitFor();
    let requests = 0;
    page.on('request', request => {
      if (request.url().endsWith('/api-get-dashboard-data')) requests += 1;
    });
    const during = async (seconds: number): Promise<number> => {
      const before = requests;
      await page.waitForTimeout(seconds * 1000);
      return requests - before;
    };
    const visible = await during(periods * pollSeconds);
    await setHidden(page, true);
    const hidden = await during(periods * pollSeconds);
    const sent = page.waitForRequest('**/api-get-dashboard-data');
    const shown = performance.now();
    await setHidden(page, false);
    await sent;
    const back = performance.now() - shown;
    const what = `polls in ${periods} periods of ${pollSeconds} s`;
    return [
      { what: `${what}, visible`, value: visible, unit: '' },
      {
        what: `${what}, hidden`,
        value: hidden,
        unit: '',
        limit: { value: 0, of: 'value', at: 'most' },
      },
      {
        what: 'from visible again to the poll, the driver of the browser included',
        value: back,
        unit: 'ms',
        beside: { what: 'from one poll to the next', value: pollSeconds * 1000 },
        limit: { value: 0.5, of: 'ratio', at: 'most' },
      },
    ];
  } finally {
    await close();
    await stop();
  }
}

/**
 * Makes a page hidden or visible for its own scripts. A Chromium without a window never hides a page by itself: not
 * behind another page, in a minimised window or when it is frozen.
 */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(now => {
    Object.defineProperty(document, 'hidden', { value: now, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      value: now ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);

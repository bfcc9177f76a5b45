import type { BrowserContext, Page } from '@playwright/test';

/** The next pages believe to run in a window of their own: the browser of the tests has no installed app. */
export const installed = (pages: BrowserContext | Page): Promise<unknown> =>
  pages.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    const mode = /\(display-mode: ([\w-]+)\)/g;
    window.matchMedia = query =>
      ask(query.replace(mode, (_, asked) => (asked === 'standalone' ? 'all' : 'not all')));
  });

/** In CSS pixels: a camera above, the bar for gestures below, or both beside. */
type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

/** Covers the page as the phone's own edges do. */
export async function coverEdges(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

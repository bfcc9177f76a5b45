import type { BrowserContext, Page } from '@playwright/test';

/** Makes the next pages believe that they run in their own window, because the browser of the tests has no installed app. */
export const installed = (pages: BrowserContext | Page): Promise<unknown> =>
  pages.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    const mode = /\(display-mode: ([\w-]+)\)/g;
    window.matchMedia = query =>
      ask(query.replace(mode, (_, asked) => (asked === 'standalone' ? 'all' : 'not all')));
  });

/** CSS pixels of a camera above and the bar for gestures below, or of both at the sides. */
type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

/** Covers the page as the phone's own edges do. */
export async function coverEdges(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

import type { Page } from '@playwright/test';

/**
 * The browser's own Back, pressed `times` in a row. Unlike `page.goBack()` it waits for no page: a page may refuse the
 * step. Unlike `history.back()` it is the player's: a page may refuse it only once after each tap.
 */
export async function pressBack(page: Page, times = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let press = 1; press <= times; press += 1) {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
    const entryId = entries[currentIndex - 1]?.id;
    if (entryId === undefined) throw new Error('no page to go back to');
    await session.send('Page.navigateToHistoryEntry', { entryId });
  }
  await session.detach();
}

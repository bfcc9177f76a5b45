// A player who clears the site's data in the browser's settings while the app is open.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import {
  askInGame,
  askToPlace,
  failed,
  historyPath,
  loseReply,
  noticeOf,
  placed,
  posts,
  submitOf,
} from '../support/placing-steps.ts';
import { fillLogIn, toldIsNoted } from '../support/play.ts';

test.use({ allowConsole: [/Failed to load resource/] });

async function clearSite(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  });
  await session.detach();
}

test('a bid that is lost after the site was cleared is found at the next visit, and not sent twice', async ({
  page,
  mock,
}) => {
  await askToPlace(page);
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await toldIsNoted(page);

  await clearSite(page);
  // The same page goes on.
  await fillLogIn(page);
  await askInGame(page, '3');
  await loseReply(mock);
  await mock.faults({ path: historyPath, kind: 'status', value: 500, times: -1 });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  expect(await posts(mock)).toBe(2);

  await page.goto('/imp');
  await mock.clearFaults();
  await expect(noticeOf(page)).toContainText('Kalyan · Single Digit · 3 Open', { timeout: 45_000 });
  expect(await posts(mock)).toBe(2);
});

import { expect, type Page } from '@playwright/test';
import type { Mock } from './mock.ts';
import { openGame, proceed, signIn } from './play.ts';

// The steps of a player around one bid, and the records of provider and browser about it.

export const bidPath = '/api-submit-bid';
export const historyPath = '/api-bid-history-data';
export const failed = 'Failed to place bid. Please try again.';
export const unwritten =
  'This browser cannot store your request, so nothing was sent. Close other tabs of this site and open it again, or use another browser.';
export const placed = 'Bid placed successfully!';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm bid' });
export const submitOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'SUBMIT', exact: true });
export const busyOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Submitting...' });
/** The dialog about rows that were placed before, which were not sent again. */
export const noticeOf = (page: Page) => page.getByRole('dialog', { name: 'Done before' });
export const rowOf = (page: Page, digits: string) => page.getByRole('button', { name: `Delete ${digits}` });

export const posts = async (mock: Mock): Promise<number> =>
  (await mock.requests()).filter(call => call.path === bidPath).length;

/** The server carries out the next bid, and its reply is lost. */
export const loseReply = (mock: Mock) => mock.faults({ path: bidPath, kind: 'drop-after' });

/** Presses Submit, and waits for the dialog and for the reading of the history before the bid. */
export async function openDialog(page: Page): Promise<void> {
  const baseline = page.waitForResponse(reply => reply.url().endsWith(historyPath));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await baseline;
}

/** From the list of markets to the dialog of a slip with one row of 50 points. */
export async function askInGame(page: Page, digits = '7', market = /^Kalyan/): Promise<void> {
  await openGame(page, market, 'Single Digit');
  await proceed(page, { Digit: digits, Points: '50' });
  await openDialog(page);
}

/** Opens the dialog of a slip with one row, 7 for 50 points. */
export async function askToPlace(page: Page): Promise<void> {
  await signIn(page);
  await askInGame(page);
}

/** Opens a second tab of the same browser with one row and its dialog. */
export async function askInNewTab(page: Page, digits = '7'): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/imp');
  await askInGame(other, digits);
  return other;
}

/**
 * Counts how often `text` appears on screen from now on, however briefly. Call the result to get the count.
 */
export async function countSeen(page: Page, text: string): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(wanted => {
    const seen = { count: 0 };
    let there = document.body.innerText.includes(wanted);
    new MutationObserver(() => {
      const now = document.body.innerText.includes(wanted);
      if (now && !there) seen.count += 1;
      there = now;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  }, text);
  return () => counter.evaluate(({ count }) => count);
}

declare global {
  interface Window {
    readonly noteWords?: (text: string) => void;
  }
}

/** The texts of `texts` that have appeared since then, however briefly, on any page of this tab. */
export async function wordsSeen(page: Page, texts: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('noteWords', (text: string) => void seen.add(text));
  await page.addInitScript(wanted => {
    const look = (): void => {
      for (const text of wanted) if (document.body?.innerText.includes(text)) window.noteWords?.(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, texts);
  return seen;
}

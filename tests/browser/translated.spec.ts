import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openGame, place, proceed, signIn, wallet } from '../support/play.ts';

/**
 * Translates every page as browsers do: each text is replaced by one of the translator's own, in two `font` elements, also
 * what comes later, but for elements that say `translate="no"`. The words stay as they are.
 */
async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ours = new WeakSet<Node>();
    const textsIn = (root: Node): readonly Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let at = walker.nextNode(); at !== null; at = walker.nextNode())
        if (at instanceof Text) texts.push(at);
      return texts;
    };
    const translate = (root: Node): void => {
      for (const text of textsIn(root)) {
        const parent = text.parentElement;
        if (ours.has(text) || parent?.translate !== true || parent.closest('script, style') !== null)
          continue;
        const font = document.createElement('font');
        const words = new Text(text.data);
        ours.add(words);
        font.appendChild(document.createElement('font')).append(words);
        text.replaceWith(font);
      }
    };
    addEventListener('load', () => {
      translate(document.body);
      new MutationObserver(() => translate(document.body)).observe(document.body, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
  });
}

test('a browser that translates pages by itself neither breaks the app nor keeps an old balance on screen', async ({
  page,
}) => {
  await translatePages(page);
  await signIn(page);
  await expect(wallet(page)).toContainText('10,000 pts');
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await proceed(page, { Digit: '3', Points: '70' });
  await place(page);
  await expect(wallet(page)).toContainText('9,880 left');
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('2 bids');
  await wallet(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('9,880');

  // Running text of the provider may be translated, and the screen can be left all the same.
  await page.goto('/htp');
  await expect(page.getByRole('main').locator('font font').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
});

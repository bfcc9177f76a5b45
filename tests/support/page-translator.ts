import type { Page } from '@playwright/test';

/**
 * Translates every page as browsers do: each text is replaced by one of the translator's own, in two `font` elements, also
 * what comes later, but for elements that say `translate="no"`. The words stay as they are.
 */
export async function translatePages(page: Page): Promise<void> {
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

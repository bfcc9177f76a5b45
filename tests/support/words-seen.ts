import type { Page } from '@playwright/test';

declare global {
  interface Window {
    readonly noteWords?: (text: string) => void;
  }
}

/** Those of `texts` that have come on screen since, however short, on any page that this tab opens. */
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

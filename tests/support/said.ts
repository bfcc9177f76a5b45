import { type BrowserContext, expect as expectOf, type Page, test as testOf } from '@playwright/test';

// A toast is on screen for three seconds, so a test on a busy machine could miss it. Each page therefore
// keeps the texts of its toasts, and the test takes them in order.

declare global {
  /** The texts of this page's toasts that no test has taken yet. Exists only in tests. */
  var said: string[] | undefined;
}

/** Makes every page of the context keep the texts of its toasts. */
async function keepSaid(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept: string[] = [];
    globalThis.said = kept;
    let shown = new Set<string>();
    const isToast = (node: Node): boolean =>
      node instanceof Element && (node.matches('[data-at]') || node.querySelector('[data-at]') !== null);
    const look = (): void => {
      // A region that is drawn again shows the same toast, which does not count twice.
      const texts = [...document.querySelectorAll('[data-at] p')].map(({ textContent }) => textContent ?? '');
      kept.push(...texts.filter(text => !shown.has(text)));
      shown = new Set(texts);
    };
    new MutationObserver(changes => {
      if (changes.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isToast)))
        look();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Takes all texts up to this one. True if the text is on screen, or was since the last take. */
async function take(page: Page, text: string | RegExp): Promise<boolean> {
  const visible = await page.getByText(text).filter({ visible: true }).first().isVisible();
  const taken = page.evaluate(
    ([source, flags]) => {
      // Pages of a context that the test has made itself keep nothing, so the toast must be on screen.
      const kept = globalThis.said ?? [];
      const wanted = new RegExp(source, flags);
      return kept.splice(0, kept.findIndex(one => wanted.test(one)) + 1).length > 0;
    },
    typeof text === 'string' ? ([escaped(text), 'i'] as const) : ([text.source, text.flags] as const),
  );
  // A page that is just being left does not answer.
  return (await taken.catch(() => false)) || visible;
}

/** Escapes the text for use in a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Playwright's `test`, whose pages keep what their toasts say. */
export const test = testOf.extend({
  context: async ({ context }, run) => {
    await keepSaid(context);
    await run(context);
  },
});

/** Playwright's `expect`, which also checks the toasts of a page: `expect(page).toHaveSaid('Saved')`. */
export const expect = expectOf.extend({
  async toHaveSaid(page: Page, text: string | RegExp, { timeout = 10_000 }: { timeout?: number } = {}) {
    const until = Date.now() + timeout;
    let pass = await take(page, text);
    while (!pass && Date.now() < until) {
      await new Promise(resolve => setTimeout(resolve, 100));
      pass = await take(page, text);
    }
    return { pass, message: () => `No toast of ${page.url()} said ${String(text)} in ${timeout} ms.` };
  },
});

import { type BrowserContext, expect as expectOf, type Page, test as testOf } from '@playwright/test';

// A toast is on screen for three seconds. A test that is held up for longer, on a busy machine, would not see it. So each
// page keeps what its toasts have said, and a test takes it from there in order.

declare global {
  /** What the toasts of this page have said and no test has taken yet; only in tests. */
  var said: string[] | undefined;
}

/** Lets every page of the context keep what its toasts say. */
async function keepSaid(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept: string[] = [];
    globalThis.said = kept;
    let shown = new Set<string>();
    const isToast = (node: Node): boolean =>
      node instanceof Element && (node.matches('[data-at]') || node.querySelector('[data-at]') !== null);
    const look = (): void => {
      // A region that is made anew shows the same toast, which is not said again.
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

/** Takes what was said up to this text, and the text. Whether it is on screen or was, since something was taken last. */
async function take(page: Page, text: string | RegExp): Promise<boolean> {
  const visible = await page.getByText(text).filter({ visible: true }).first().isVisible();
  const taken = page.evaluate(
    ([source, flags]) => {
      // The pages of a context that a test has made itself keep nothing: there a toast is taken while it is on screen.
      const kept = globalThis.said ?? [];
      const wanted = new RegExp(source, flags);
      return kept.splice(0, kept.findIndex(one => wanted.test(one)) + 1).length > 0;
    },
    typeof text === 'string' ? ([escaped(text), 'i'] as const) : ([text.source, text.flags] as const),
  );
  // A page that is being left cannot be asked.
  return (await taken.catch(() => false)) || visible;
}

/** The text as a part of a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Playwright's `test`, whose pages keep what their toasts say. */
export const test = testOf.extend({
  context: async ({ context }, run) => {
    await keepSaid(context);
    await run(context);
  },
});

/** Playwright's `expect`, which also takes what the toasts of a page say: `expect(page).toHaveSaid('Saved')`. */
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

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

declare global {
  /** Skips milliseconds of the page's time. Exists only in tests. */
  var skipTime: (ms: number) => void;
}

/**
 * Lets a test skip time in each page that the context opens from now on. Unlike `page.clock`, it keeps the marks by which
 * a test knows that a page is ready. Each document begins at the real time, and intervals stay in real time.
 */
export async function allowSkips(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const begin = window.setTimeout.bind(window);
    const end = window.clearTimeout.bind(window);
    const date = Date.now.bind(Date);
    const ran = performance.now.bind(performance);
    let skipped = 0;
    let count = 0;
    const waiting = new Map<number, { readonly due: number; readonly act: () => void; handle: number }>();
    const now = (): number => ran() + skipped;
    Date.now = () => date() + skipped;
    performance.now = now;
    Object.assign(window, {
      setTimeout: (call: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
        count += 1;
        const id = count;
        const act = (): void => {
          waiting.delete(id);
          call(...given);
        };
        waiting.set(id, { due: now() + ms, act, handle: begin(act, ms) });
        return id;
      },
      clearTimeout: (id: number | undefined): void => {
        const timer = waiting.get(id ?? 0);
        if (timer === undefined) return;
        end(timer.handle);
        waiting.delete(id ?? 0);
      },
      skipTime: (ms: number): void => {
        skipped += ms;
        for (const timer of [...waiting.values()].toSorted((one, other) => one.due - other.due)) {
          end(timer.handle);
          timer.handle = begin(timer.act, Math.max(0, timer.due - now()));
        }
      },
    });
  });
}

/** Skips time in the page. Timers that are due then run at once. */
export const skipTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate(time => globalThis.skipTime(time), ms);

/** Skips at most 20 seconds of the page, one at a time, until it shows this. */
export async function skipUntil(page: Page, shown: Locator): Promise<void> {
  let left = 20;
  const afterASecond = async (): Promise<boolean> => {
    if (left > 0) await skipTime(page, 1000);
    left -= 1;
    return shown.isVisible();
  };
  await expect.poll(afterASecond, { timeout: 20_000, intervals: [50] }).toBe(true);
}

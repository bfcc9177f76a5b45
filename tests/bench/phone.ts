import type { Browser, Page } from '@playwright/test';

/** The screen of a cheap phone. */
const screen = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/**
 * A page of the app at `baseURL`, on a phone whose processor is `cpu` times slower than this machine's. `stop` closes it
 * and deletes all that it has stored.
 */
export async function phonePage(
  browser: Browser,
  { baseURL, cpu }: { readonly baseURL: string; readonly cpu: number },
): Promise<{ readonly page: Page; readonly stop: () => Promise<void> }> {
  const context = await browser.newContext({
    ...screen,
    baseURL,
    deviceScaleFactor: 2,
    locale: 'en-IN',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, stop: () => context.close() };
}

/** The value that `part` of all values are below: 0.5 gives the median. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

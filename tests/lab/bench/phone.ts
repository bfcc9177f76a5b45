import type { Browser, Page } from '@playwright/test';

/** The screen of a cheap phone. */
const screen = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

export type Phone = {
  readonly page: Page;
  /** Acts while the processor is slow. A slowed page takes half a core even when it rests: only one at a time may be slow. */
  readonly slowly: <T>(act: () => Promise<T>) => Promise<T>;
  /** Closes the page and deletes all that it has stored. */
  readonly stop: () => Promise<void>;
};

/** A page of the app at `baseURL`, on a phone whose processor can be made `cpu` times slower than this machine's. */
export async function phonePage(
  browser: Browser,
  { baseURL, cpu = 1 }: { readonly baseURL: string; readonly cpu?: number },
): Promise<Phone> {
  const context = await browser.newContext({
    ...screen,
    baseURL,
    deviceScaleFactor: 2,
    locale: 'en-IN',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const setRate = (rate: number) => client.send('Emulation.setCPUThrottlingRate', { rate });
  const slowly: Phone['slowly'] = async act => {
    await setRate(cpu);
    try {
      return await act();
    } finally {
      await setRate(1);
    }
  };
  return { page, slowly, stop: () => context.close() };
}

/** The value that `part` of all values are below: 0.5 gives the median. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

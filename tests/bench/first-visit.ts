import type { Browser } from '@playwright/test';

/** A first visit: milliseconds since the navigation began, and bytes that came over the wire until the page was alive. */
export type Visit = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** A field stands there and takes typing. */
  readonly field: number;
  /** React has taken over. */
  readonly interactive: number;
  readonly bytes: number;
};

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const throttled = { cpu: 4, latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };

/** Marks the largest paint, and when a field stands in the page. A text, for it runs there and not here. */
const watching = `
new PerformanceObserver(list => {
  for (const { startTime } of list.getEntries()) performance.mark('largest', { startTime })
}).observe({ type: 'largest-contentful-paint', buffered: true })
const seek = () => document.querySelector('input') ? performance.mark('field') : requestAnimationFrame(seek)
seek()`;

/** Visits once with an empty cache, on a slow phone and a slow line. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttled.latencyMs,
    downloadThroughput: throttled.bytesPerSecond,
    uploadThroughput: throttled.bytesPerSecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttled.cpu });
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript({ content: watching });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  const atLife = bytes;
  await page.waitForFunction(() => performance.getEntriesByName('largest').length > 0);
  const [firstPaint = 0, largestPaint = 0, field = 0, interactive = 0] = await page.evaluate(
    names => names.map(name => performance.getEntriesByName(name).at(-1)?.startTime ?? 0),
    ['first-contentful-paint', 'largest', 'field', 'alive'],
  );
  await context.close();
  return { firstPaint, largestPaint, field, interactive, bytes: atLife };
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

/** The medians of several visits, taken in turns with the other pages so that a busy moment hits all alike. */
export async function visits(
  browser: Browser,
  urls: Readonly<Record<string, string>>,
  times: number,
): Promise<Readonly<Record<string, Visit>>> {
  const seen = new Map<string, Visit[]>();
  for (let turn = 0; turn < times; turn += 1)
    for (const [name, url] of Object.entries(urls))
      seen.set(name, [...(seen.get(name) ?? []), await visit(browser, url)]);
  const middle = (all: readonly Visit[], figure: keyof Visit): number => median(all.map(one => one[figure]));
  return Object.fromEntries(
    [...seen].map(([name, all]) => [
      name,
      {
        firstPaint: middle(all, 'firstPaint'),
        largestPaint: middle(all, 'largestPaint'),
        field: middle(all, 'field'),
        interactive: middle(all, 'interactive'),
        bytes: middle(all, 'bytes'),
      },
    ]),
  );
}

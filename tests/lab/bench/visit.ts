import type { Browser, CDPSession, Page } from '@playwright/test';
import { untilReady } from '../../support/traffic.ts';

/** A first visit: milliseconds since the start of the navigation, and bytes over the wire until the page is ready. */
export type Visit = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** A field is drawn and takes typing; NaN on a page without fields. */
  readonly field: number;
  /** The page is hydrated, and a form can be sent. */
  readonly interactive: number;
  readonly bytes: number;
};

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };

/** Makes a page as slow as on a cheap phone with a slow line. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return client;
}

/** The first field for typing. The choice of the language is above it. */
const field = 'input:not([type=radio])';

/** A script that runs `act` when a field is drawn and the page can handle a key. */
const onField = (act: string): string => `
const drawn = () => document.querySelector('${field}:enabled')?.checkVisibility()
const seek = () => drawn() ? setTimeout(() => { ${act} }) : requestAnimationFrame(seek)
seek()`;

/** Marks the times, and calls `tell` when the page is ready and painted, because a question before that would delay it. */
const watching = `${onField("performance.mark('field')")}
new PerformanceObserver(list => {
  for (const { startTime } of list.getEntries()) performance.mark('largest', { startTime })
}).observe({ type: 'largest-contentful-paint', buffered: true })
const marked = name => performance.getEntriesByName(name).length > 0
new PerformanceObserver(() => {
  if (marked('ready') && marked('largest')) tell('')
}).observe({ type: 'mark', buffered: true })`;

/** One visit with an empty cache and a new connection, on a slow phone and a slow line. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, wire } = await openWith(browser, url, watching);
  const [firstPaint = Number.NaN, largestPaint = Number.NaN, field = Number.NaN, interactive = Number.NaN] =
    await page.evaluate(
      names => names.map(name => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN),
      ['first-contentful-paint', 'largest', 'field', 'ready'],
    );
  const began = await page.evaluate(() => performance.timeOrigin);
  await page.context().close();
  return { firstPaint, largestPaint, field, interactive, bytes: wire(began + interactive) };
}

/** Types as soon as `field` is marked. Throws when the page loses the text before it is ready. */
export async function proveTyping(browser: Browser, url: string): Promise<void> {
  const typing = onField(`document.querySelector('${field}').focus(); tell('')`);
  const { page, client } = await openWith(browser, url, typing);
  await client.send('Input.insertText', { text: '9' });
  await untilReady(page);
  const kept = await page.locator(field).first().inputValue();
  await page.context().close();
  if (kept !== '9') throw new Error(`${url} did not keep what was typed`);
}

/** Opens a page with a script of the bench in it, and waits until the script calls `tell`. */
async function openWith(browser: Browser, url: string, script: string) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await slowDown(page);
  const wire = countBytes(client);
  await client.send('Page.enable');
  await client.send('Runtime.enable');
  await client.send('Runtime.addBinding', { name: 'tell' });
  await client.send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  const told = new Promise((resolve, reject) => {
    client.once('Runtime.bindingCalled', resolve);
    setTimeout(() => reject(new Error(`${url} does not become ready`)), 30_000).unref();
  });
  await client.send('Page.navigate', { url });
  await told;
  return { page, client, wire };
}

/** Counts the bytes over the wire, headers included, until a time (milliseconds since 1970). */
function countBytes(client: CDPSession): (until: number) => number {
  const received: { readonly at: number; readonly bytes: number }[] = [];
  let offset = Number.NaN;
  client.on('Network.requestWillBeSent', ({ wallTime, timestamp }) => (offset = wallTime - timestamp));
  client.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
    received.push({ at: timestamp, bytes: encodedDataLength }),
  );
  return until =>
    received.filter(({ at }) => (at + offset) * 1000 <= until).reduce((sum, { bytes }) => sum + bytes, 0);
}

import type { Browser, CDPSession, Page } from '@playwright/test';

/** A first visit: milliseconds since the navigation began, and bytes over the wire until the page was ready. */
export type Visit = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** A field is drawn and the page is free to take what is typed into it; NaN where there is no field. */
  readonly field: number;
  /** React has taken over, and what is submitted can leave. */
  readonly interactive: number;
  readonly bytes: number;
};

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };

/** Makes a page as slow as a cheap phone on a slow line. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return client;
}

/** Acts once a field is drawn and the page is free to handle a key. */
const onField = (act: string): string => `
const drawn = () => document.querySelector('input:enabled')?.checkVisibility()
const seek = () => drawn() ? setTimeout(() => { ${act} }) : requestAnimationFrame(seek)
seek()`;

/** Marks the moments, and tells when the page is ready and painted: to ask it before would keep it busy. */
const watching = `${onField("performance.mark('field')")}
new PerformanceObserver(list => {
  for (const { startTime } of list.getEntries()) performance.mark('largest', { startTime })
}).observe({ type: 'largest-contentful-paint', buffered: true })
const marked = name => performance.getEntriesByName(name).length > 0
new PerformanceObserver(() => {
  if (marked('ready') && marked('largest')) tell('')
}).observe({ type: 'mark', buffered: true })`;

/** Visits once with an empty cache and a new connection, on a slow phone and a slow line. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, wire } = await arrive(browser, url, watching);
  const [firstPaint = Number.NaN, largestPaint = Number.NaN, field = Number.NaN, interactive = Number.NaN] =
    await page.evaluate(
      names => names.map(name => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN),
      ['first-contentful-paint', 'largest', 'field', 'ready'],
    );
  const began = await page.evaluate(() => performance.timeOrigin);
  await page.context().close();
  return { firstPaint, largestPaint, field, interactive, bytes: wire(began + interactive) };
}

/** Types as soon as a field is said to take it; throws where the page does not keep that until it is ready. */
export async function proveTyping(browser: Browser, url: string): Promise<void> {
  const typing = onField("document.querySelector('input').focus(); tell('')");
  const { page, client } = await arrive(browser, url, typing);
  await client.send('Input.insertText', { text: '9' });
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  const kept = await page.locator('input').first().inputValue();
  await page.context().close();
  if (kept !== '9') throw new Error(`${url} did not keep what was typed`);
}

/** Goes to a page with a script of ours in it, and waits until that calls `tell`. */
async function arrive(browser: Browser, url: string, script: string) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await slowDown(page);
  const wire = countBytes(client);
  await client.send('Page.enable');
  await client.send('Runtime.enable');
  await client.send('Runtime.addBinding', { name: 'tell' });
  // A script that runs there and not here, thus a text.
  await client.send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  const told = new Promise((resolve, reject) => {
    client.once('Runtime.bindingCalled', resolve);
    setTimeout(() => reject(new Error(`${url} does not come to life`)), 30_000).unref();
  });
  await client.send('Page.navigate', { url });
  await told;
  return { page, client, wire };
}

/** Counts what comes over the wire, heads included, until a moment (milliseconds since 1970). */
function countBytes(client: CDPSession): (until: number) => number {
  const came: { readonly at: number; readonly bytes: number }[] = [];
  let offset = Number.NaN;
  client.on('Network.requestWillBeSent', ({ wallTime, timestamp }) => (offset = wallTime - timestamp));
  client.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
    came.push({ at: timestamp, bytes: encodedDataLength }),
  );
  return until =>
    came.filter(({ at }) => (at + offset) * 1000 <= until).reduce((sum, { bytes }) => sum + bytes, 0);
}

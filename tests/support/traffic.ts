import { expect, type Page, type Request, type Route } from '@playwright/test';

/** The end of the second frame from now. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise(end => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end)))),
  );

/** Waits until the page is hydrated, because a link that is tapped earlier loads a new document. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
}

/**
 * Counts the page's requests from now on. The result waits until the page is ready and idle: two frames later
 * there is no new request.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const requests = { asked: 0, ended: 0 };
  page.on('request', () => (requests.asked += 1));
  page.on('requestfinished', () => (requests.ended += 1));
  page.on('requestfailed', () => (requests.ended += 1));
  return async () => {
    await untilReady(page);
    for (let before = -1; before !== requests.asked || requests.ended < requests.asked;) {
      before = requests.asked;
      await drawn(page);
    }
  };
}

/**
 * Counts the calls in flight whose path begins so. The result waits for them in real time, because a clock
 * that a test moves may run ahead of a busy machine and time a call out before its reply.
 */
export function watchCalls(page: Page, path: string): () => Promise<void> {
  let underWay = 0;
  const count = (by: number) => (request: Request) => {
    if (new URL(request.url()).pathname.startsWith(path)) underWay += by;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => expect.poll(() => underWay, { timeout: 15_000 }).toBeLessThanOrEqual(0);
}

/**
 * Holds every call to the provider that the page makes from now on, like a stalled line. Call the result to
 * send the held calls and to let later ones pass.
 */
export async function holdCalls(page: Page): Promise<() => Promise<void>> {
  const gate = closedGate();
  const left: Promise<void>[] = [];
  const calls = /\/api-[\w-]+$/;
  const hold = (route: Route): Promise<void> => {
    const leaving = gate.opened.then(() => route.continue());
    left.push(leaving);
    return leaving;
  };
  await page.route(calls, hold);
  return async () => {
    gate.open();
    await Promise.all(left);
    await page.unroute(calls, hold);
  };
}

/**
 * Waits for the page's next call of `path` and for its reply, which is held. Call the result to deliver it.
 */
export async function holdNextReply(page: Page, path: string): Promise<() => Promise<void>> {
  const [made, gate] = [closedGate(), closedGate()];
  let held: Promise<void> | null = null;
  const holdReply = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    made.open();
    await gate.opened;
    await route.fulfill({ response });
  };
  const onCall = (route: Route): Promise<void> => {
    if (held !== null) return route.continue();
    held = holdReply(route);
    return held;
  };
  await page.route(url => url.pathname === path, onCall);
  await made.opened;
  return async () => {
    gate.open();
    await held;
    await drawn(page);
  };
}

function closedGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>(resolve => (open = resolve));
  return { opened, open: (): void => open() };
}

/** Makes the line slow (150 ms, 400 kB a second), and turns the browser's cache off. */
export async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 400_000,
    uploadThroughput: 100_000,
  });
}

import type { Browser, Page } from '@playwright/test';
import { startServer } from '../../mock-server/live-server.ts';
import { type Given, median, type Section } from './section.ts';
import { singleBundle } from './single-bundle.ts';
import { phone, slowDown } from './visit.ts';
import { untilReady } from '../../support/traffic.ts';

const turns = 7;

type TimedRequest = { readonly path: string; readonly began: number; readonly ended: number };

/** From login to a bid form: milliseconds from a tap until the next screen is drawn and can be tapped, and counts of calls. */
type Walk = {
  readonly market: number;
  readonly form: number;
  readonly trips: number;
  readonly readings: number;
  /** From a tap on a market whose screen is not loaded until its name is the page's heading. */
  readonly answer: number;
};

/** Walks from login to a bid form when the page is idle, in dist/ and in a single bundle of the same sources. */
export async function navigation({ browser }: Given): Promise<Section> {
  const { folder, drop } = await singleBundle();
  const split = await startServer({ site: 'dist' });
  const single = await startServer({ site: folder });
  try {
    const walks = { split: [] as Walk[], single: [] as Walk[] };
    for (let turn = 0; turn < turns; turn += 1) {
      walks.split.push(await walk(browser, split.url));
      walks.single.push(await walk(browser, single.url));
    }
    const of = (all: readonly Walk[], figure: (one: Walk) => number): number => median(all.map(figure));
    const step = (what: string, figure: (one: Walk) => number) => ({
      what,
      value: of(walks.split, figure),
      unit: 'ms',
      beside: { what: 'a single bundle', value: of(walks.single, figure) },
    });
    return {
      title: `After idle: CPU ÷ 4, 150 ms, 1.6 Mbit/s, medians of ${turns}`,
      figures: [
        {
          ...step('from the markets to a bid form', ({ market, form }) => market + form),
          limit: { value: 1.2, of: 'ratio', at: 'most' },
        },
        step('of that, a market and its games', ({ market }) => market),
        { ...step('of that, the form', ({ form }) => form), limit: { value: 300, of: 'value', at: 'most' } },
        {
          what: 'a tap on a market before its screen is loaded, until the page answers',
          value: of(walks.split, ({ answer }) => answer),
          unit: 'ms',
          limit: { value: 100, of: 'value', at: 'most' },
        },
        {
          what: 'round trips from the login to the market list',
          value: Math.max(...walks.split.map(({ trips }) => trips)),
          unit: '',
          limit: { value: 1, of: 'value', at: 'most' },
        },
        {
          what: 'requests for the list on the way',
          value: Math.max(...walks.split.map(({ readings }) => readings)),
          unit: '',
          limit: { value: 1, of: 'value', at: 'most' },
        },
      ],
    };
  } finally {
    await split.stop();
    await single.stop();
    drop();
  }
}

async function walk(browser: Browser, url: string): Promise<Walk> {
  const { context, page } = await atLogin(browser, url);
  await idle(page);
  await step(page, /^Login$/, /^Kalyan/);
  const [, ...afterLogin] = await requestsOf(page);
  const trips = tripsOf(afterLogin.filter(({ path }) => path.startsWith('/api-')));
  const readings = afterLogin.filter(({ path }) => path === '/api-get-dashboard-data').length;
  await idle(page);
  const market = await step(page, /^Kalyan/, /^Single Pana$/);
  const form = await step(page, /^Single Pana$/, /^Proceed$/);
  await context.close();
  return { market, form, trips, readings, answer: await hastyTap(browser, url) };
}

async function atLogin(browser: Browser, url: string) {
  const context = await browser.newContext({ ...phone, baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  return { context, page };
}

/** Taps a market as soon as it is drawn. */
async function hastyTap(browser: Browser, url: string): Promise<number> {
  const { context, page } = await atLogin(browser, url);
  await untilReady(page);
  await step(page, /^Login$/, /^Kalyan/);
  const answer = await step(page, /^Kalyan/, /^Kalyan$/, 'h1');
  await context.close();
  return answer;
}

/** Waits until everything is loaded ahead and the page is idle. */
async function idle(page: Page): Promise<void> {
  await untilReady(page);
  // The page waits before it loads ahead (src/app/boot/app.tsx).
  await page.waitForTimeout(2500);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise(rest => requestIdleCallback(rest, { timeout: 3000 })));
}

/** Taps a button. Returns the milliseconds until the next screen is drawn and the page is free again. */
const step = (page: Page, button: RegExp, next: RegExp, kind = 'button'): Promise<number> =>
  page.evaluate<number>(`new Promise(done => {
    const nameOf = one => one.getAttribute('aria-label') ?? one.textContent
    const named = (name, kind = 'button') => [...document.querySelectorAll(kind)].find(one => name.test(nameOf(one)))
    const began = performance.now()
    const seek = () => named(${next}, '${kind}') ? setTimeout(() => done(performance.now() - began)) : requestAnimationFrame(seek)
    performance.mark('tap')
    named(${button}).click()
    requestAnimationFrame(seek)
  })`);

/** The requests since the last tap, with the times of their start and end in milliseconds. */
const requestsOf = (page: Page): Promise<readonly TimedRequest[]> =>
  page.evaluate<readonly TimedRequest[]>(`performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= performance.getEntriesByName('tap').at(-1).startTime)
    .map(({ name, startTime, responseEnd }) => ({ path: new URL(name).pathname, began: startTime, ended: responseEnd }))`);

/** How many times the page waits for the provider: calls at the same time are one trip. */
function tripsOf(calls: readonly TimedRequest[]): number {
  let trips = 0;
  let ended = -Infinity;
  for (const call of calls.toSorted((a, b) => a.began - b.began)) {
    if (call.began < ended) continue;
    trips += 1;
    ended = call.ended;
  }
  return trips;
}

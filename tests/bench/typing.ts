import type { Browser, Page } from '@playwright/test';
import { startMock } from '../support/mock.ts';
import { logIn, openGame } from '../support/play.ts';
import { phonePage, quantile } from './phone.ts';
import type { Figure, Section } from './section.ts';

const cpu = 6;
const rounds = 12;
const motors = 9;
/** Milliseconds after which the page has finished all earlier work. */
const rest = 400;

/**
 * Notes the longest event of each interaction: from the key to the next paint, in milliseconds, which the browser rounds
 * to 8. It is a text because it runs in the browser.
 */
const watchingKeys = `
globalThis.interactions = new Map()
new PerformanceObserver(list => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
}).observe({ type: 'event', durationThreshold: 16 })`;

/** Measures the time from the end of the next tap to the paint of 120 rows, as `motor`. */
const watchingRows = `
performance.clearMeasures('motor')
addEventListener('click', ({ timeStamp }) => {
  const rows = document.getElementsByTagName('li')
  const watcher = new MutationObserver(() => {
    if (rows.length < 120) return
    watcher.disconnect()
    // A message from inside a frame arrives after that frame is painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => performance.measure('motor', { start: timeStamp })
    requestAnimationFrame(() => port2.postMessage(null))
  })
  watcher.observe(document.body, { childList: true, subtree: true })
}, { capture: true, once: true })`;

/** The time from a key or a tap on a bid form to its paint, on a processor six times slower than this machine's. */
export async function typing({ browser }: { readonly browser: Browser }): Promise<Section> {
  const { url, stop } = await startMock();
  const phone = await phonePage(browser, { baseURL: url, cpu });
  try {
    await logIn(phone.page);
    return {
      title: `Typing on a bid form, CPU ÷ ${cpu}`,
      figures: [...(await keys(phone.page)), ...(await motor(phone.page))],
    };
  } finally {
    await phone.stop();
    await stop();
  }
}

/** Types two of 220 panas and points with corrections, adds the row, and repeats that. */
async function keys(page: Page): Promise<readonly Figure[]> {
  await openGame(page, /^Kalyan/, 'Full Sangam');
  await page.evaluate(watchingKeys);
  await page.getByRole('combobox', { name: 'Open Pana' }).focus();
  let count = 0;
  const press = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      count += 1;
      await page.keyboard.press(name, { delay: 30 });
      await page.waitForTimeout(90);
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    await press('1', '2', 'Backspace', 'Backspace', '1', '2', String((round + 3) % 10), 'Enter');
    await press('3', 'ArrowDown', 'ArrowDown', 'Backspace', '3', '3', '9', 'Enter');
    await press('1', '5', 'Backspace', '0', 'Enter');
  }
  // Keys without an entry took less than the observer's threshold of 16 ms.
  const seen = await page.evaluate<number[]>('[...interactions.values()]');
  const all = [...seen, ...Array.from<number>({ length: Math.max(0, count - seen.length) }).fill(8)];
  return [
    { what: `a key, to the next paint: median of ${all.length}`, value: quantile(all, 0.5), unit: 'ms' },
    {
      what: 'a key, to the next paint: 98 of 100',
      value: quantile(all, 0.98),
      unit: 'ms',
      limit: { value: 50, of: 'value', at: 'most' },
    },
  ];
}

/** One tap adds 120 rows: the first time on a page, and again on the same page. */
async function motor(page: Page): Promise<readonly Figure[]> {
  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'SP Motor');
  const first: number[] = [];
  const again: number[] = [];
  for (let turn = 0; turn < motors; turn += 1) {
    first.push(await rowsAdded(page));
    again.push(await rowsAdded(page));
    await page.reload();
  }
  const limit = { value: 100, of: 'value', at: 'most' } as const;
  const what = '120 rows of a motor, from the tap to their paint';
  return [
    {
      what: `${what}, the first time on a page: median of ${motors}`,
      value: quantile(first, 0.5),
      unit: 'ms',
      limit,
    },
    { what: `${what}, again: median of ${motors}`, value: quantile(again, 0.5), unit: 'ms', limit },
  ];
}

/** Adds 120 rows and deletes them. Returns the milliseconds to add them. */
async function rowsAdded(page: Page): Promise<number> {
  await page.getByLabel('Enter Pana').fill('1234567890');
  await page.getByLabel('Enter Points').fill('10');
  const button = await page.getByRole('button', { name: 'Proceed' }).boundingBox();
  if (button === null) throw new Error('The form has no button');
  await page.evaluate(watchingRows);
  await page.waitForTimeout(rest);
  // A locator would run in the page while the rows are added, and cost time.
  await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
  await page.waitForFunction(() => performance.getEntriesByName('motor').length > 0);
  const took = await page.evaluate(() => performance.getEntriesByName('motor')[0]?.duration);
  await page.getByRole('button', { name: 'Delete all' }).tap();
  await page.getByRole('list', { name: 'Bids on this slip' }).waitFor({ state: 'hidden' });
  return took ?? Number.NaN;
}

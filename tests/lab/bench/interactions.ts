import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { startMock } from '../../support/mock.ts';
import { openGame, place } from '../../support/play.ts';
import { type Phone, phonePage, quantile } from './phone.ts';
import type { Section } from './section.ts';

const cpu = 6;
/** After this many milliseconds the page is at rest. */
const rest = 300;
/** Single panas of the board's first rows. */
const marked = '128 137 146 236 245 290 380 470 489 560 129 138 147 156 237 246 345 390 480 570'.split(' ');

type Interactions = {
  /** Milliseconds of each tap and key, from the input to the next paint. */
  readonly all: readonly number[];
  /** The worst one: the touched element, or the kind of touch if it is gone, and the milliseconds before, in and after its listeners. */
  readonly worst: { readonly target: string; readonly parts: readonly number[] } | null;
};

const vitals = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace(/[^/]+$/, 'web-vitals.attribution.iife.js');

/** Runs in the browser, thus a text. Of an interaction with several events the longest counts. */
const watching = `
globalThis.interactions = { longest: {}, worst: null }
new PerformanceObserver(list => {
  const { longest } = interactions
  for (const { interactionId: id, duration } of list.getEntries())
    if (id > 0) longest[id] = Math.max(duration, longest[id] ?? 0)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
addEventListener('DOMContentLoaded', () => webVitals.onINP(({ attribution: found }) => {
  const parts = [found.inputDelay, found.processingDuration, found.presentationDelay].map(Math.round)
  interactions.worst = { target: found.interactionTarget ?? found.interactionType, parts }
}, { reportAllChanges: true, durationThreshold: 16 }))`;

/** A walk of a player: log in, open a game, mark 20 numbers, submit, read the history and filter it. */
export async function interactions({ browser }: { readonly browser: Browser }): Promise<Section> {
  const mock = await startMock();
  const phone = await phonePage(browser, { baseURL: mock.url, cpu });
  try {
    await phone.page.addInitScript(`${readFileSync(vitals, 'utf8')}\n${watching}`);
    const { all, worst } = await phone.slowly(() => walk(phone));
    if (worst !== null) console.log(`  the slowest: ${worst.target}, ${worst.parts.join(' + ')} ms`);
    return {
      title: `All taps and keys of a walk, CPU ÷ ${cpu}`,
      figures: [
        {
          what: `from the input to the next paint: 98 of 100, of ${all.length}`,
          value: quantile(all, 0.98),
          unit: 'ms',
          limit: { value: 200, of: 'value', at: 'most' },
        },
        { what: 'the same: median', value: quantile(all, 0.5), unit: 'ms' },
      ],
    };
  } finally {
    await phone.stop();
    await mock.stop();
  }
}

async function walk({ page }: Phone): Promise<Interactions> {
  await page.goto('/login');
  await page.getByLabel('Phone number').tap();
  await page.keyboard.type('9876543210', { delay: 60 });
  await page.getByLabel('Password', { exact: true }).tap();
  await page.keyboard.type('demo1234', { delay: 60 });
  await page.getByRole('button', { name: 'Login', exact: true }).tap();
  await openGame(page, /^Kalyan/, 'Single Pana');
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  for (const number of marked) await tap(page, number);
  await place(page);
  await page.getByRole('button', { name: 'Back' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Kalyan' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).tap();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Bid History' }).tap();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page.waitForTimeout(rest);
  await page.getByRole('button', { name: 'Filters' }).tap();
  await page.waitForTimeout(rest);
  return page.evaluate<Interactions>(
    '({ all: Object.values(interactions.longest), worst: interactions.worst })',
  );
}

async function tap(page: Page, number: string): Promise<void> {
  await page.locator(`[data-number="${number}"]`).tap();
  await page.waitForTimeout(rest);
}

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import * as v from 'valibot';
import { findChromium } from '../../support/find-chromium.ts';
import { startMock } from '../../support/mock.ts';
import { freePort } from '../../support/hosts.ts';
import { logIn, openGame } from '../../support/play.ts';
import { watchTraffic } from '../../support/traffic.ts';
import { installComparison } from './comparison.ts';
import type { Figure, Section } from './section.ts';

/** The pages, and the player's way to them, one after another. */
const visits: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/login': page => page.goto('/login'),
  '/landing': page => page.goto('/landing'),
  '/imp': logIn,
  '/single': page => openGame(page, /^Kalyan/, 'Single Digit'),
  '/wallet': page => page.goto('/wallet'),
};

const modules = resolve('tests/lab/bench/comparison/node_modules');
const load = (file: string): Promise<unknown> => import(pathToFileURL(`${modules}/${file}`).href);
const fn = v.custom<(...given: readonly unknown[]) => Promise<unknown>>(value => typeof value === 'function');
const lighthouseModule = v.object({ snapshot: fn });
const puppeteerModule = v.object({ default: v.object({ connect: fn }) });
/** Puppeteer's objects keep their prototype, so they are not copied. */
const remotePage = v.custom<{ readonly url: () => string }>(
  value => typeof value === 'object' && value !== null && 'url' in value,
);
const remoteBrowser = v.custom<{
  readonly pages: () => Promise<unknown>;
  readonly disconnect: () => unknown;
}>(value => typeof value === 'object' && value !== null && 'pages' in value);
const result = v.object({
  lhr: v.object({ categories: v.object({ accessibility: v.object({ score: v.number() }) }) }),
});

/** Lighthouse's score of accessibility, of each page as a player sees it. */
export async function accessibility(): Promise<Section> {
  installComparison();
  const { snapshot } = v.parse(lighthouseModule, await load('lighthouse/core/index.js'));
  const puppeteer = v.parse(
    puppeteerModule,
    await load('puppeteer-core/lib/esm/puppeteer/puppeteer-core.js'),
  ).default;
  const mock = await startMock();
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    baseURL: mock.url,
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const settled = watchTraffic(page);
    const figures: Figure[] = [];
    for (const [path, visit] of Object.entries(visits)) {
      await visit(page);
      await settled();
      const browser = v.parse(
        remoteBrowser,
        await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null }),
      );
      const pages = v.parse(v.array(remotePage), await browser.pages());
      const shown = pages.find(one => one.url() === page.url());
      const { lhr } = v.parse(
        result,
        await snapshot(shown, { flags: { onlyCategories: ['accessibility'] } }),
      );
      await browser.disconnect();
      const score = Math.round(lhr.categories.accessibility.score * 100);
      figures.push({ what: path, value: score, unit: '', limit: { value: 100, of: 'value', at: 'least' } });
    }
    return { title: 'Lighthouse, accessibility of what is on screen', figures };
  } finally {
    await context.close();
    await mock.stop();
  }
}

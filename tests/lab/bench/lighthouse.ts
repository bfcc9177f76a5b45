import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { startServer } from '../../mock-server/live-server.ts';
import { findChromium } from '../../support/find-chromium.ts';
import { findNginx, freePort } from '../../support/hosts.ts';
import { installComparison } from './comparison.ts';
import { onNginx } from './nginx-site.ts';
import { type Figure, median, type Section } from './section.ts';

const categories = { performance: 'performance', 'best-practices': 'best practices', seo: 'SEO' } as const;
const turns = 3;
const program = resolve('tests/lab/bench/comparison/node_modules/lighthouse/cli/index.js');
/** The pages, and whether a player is logged in. */
const pages = { '/login/': false, '/landing/': false, '/imp/': true } as const;
const report = v.object({ categories: v.record(v.string(), v.object({ score: v.number() })) });

/** A stored session (src/storage/player.ts) with the token of the mock's demo player. */
const session = { username: 'Demo Player', token: 'mock-token-1', mobile: '9876543210' };

/**
 * Lighthouse's scores (mobile, its own throttling) of pages on nginx, which is configured by the build and
 * passes the calls to the provider. `/imp/` is measured again with the provider on another origin, where
 * browsers send a preflight request. `/imp/` needs a player: the browser's storage contains only a session.
 */
export async function lighthouse(): Promise<Section> {
  const nginx = findNginx();
  if (nginx === null) throw new Error('The Lighthouse part needs nginx, which is not installed');
  installComparison();
  const provider = await startServer();
  // The demo's slides are on the mock only: a picture of this site replaces them.
  for (const slide of provider.mock.data().content.sliderdata) slide.slider_image = '/icon.svg';
  try {
    const crossOrigin = await onNginx(nginx, provider.url, { origin: 'other', secure: true }, site =>
      scores(site, '/imp/', true),
    );
    const sameOrigin = await onNginx(nginx, provider.url, { origin: 'same', secure: true }, async site => {
      const figures: Figure[] = [];
      for (const [path, player] of Object.entries(pages)) figures.push(...(await scores(site, path, player)));
      return figures;
    });
    const others = crossOrigin.map(({ what, value, unit }) => ({
      what: `${what}, the provider on another origin`,
      value,
      unit,
    }));
    return {
      title: `Lighthouse, mobile, served by nginx, medians of ${turns}`,
      figures: [...sameOrigin, ...others],
    };
  } finally {
    await provider.stop();
  }
}

/** The medians of several runs, because other work of the machine changes single runs. */
async function scores(site: string, path: string, player: boolean): Promise<readonly Figure[]> {
  const runs: (readonly number[])[] = [];
  for (let turn = 0; turn < turns; turn += 1) runs.push(await run(site, path, player));
  return Object.values(categories).map((name, index) => ({
    what: `${path}: ${name}`,
    value: median(runs.map(one => one[index] ?? Number.NaN)),
    unit: '',
    limit: { value: 100, of: 'value', at: 'least' },
  }));
}

/** The scores by category, from a new browser whose storage holds a player's session or nothing. */
async function run(site: string, path: string, player: boolean): Promise<readonly number[]> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    ignoreHTTPSErrors: true,
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      `--remote-debugging-port=${port}`,
      '--ignore-certificate-errors',
    ],
  });
  try {
    const [page = await context.newPage()] = context.pages();
    // A file without scripts: no part of the app is loaded before Lighthouse starts.
    await page.goto(`${site}/robots.txt`);
    const stored = player ? JSON.stringify(session) : '';
    await page.evaluate(text => text !== '' && localStorage.setItem('matka.session.v1', text), stored);
    await page.goto('about:blank');
    const flags = ['--output=json', '--quiet', '--disable-storage-reset', '--no-enable-error-reporting'];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        program,
        site + path,
        `--port=${port}`,
        `--only-categories=${Object.keys(categories).join()}`,
        ...flags,
      ],
      { maxBuffer: 1e8 },
    );
    mkdirSync('tests/reports', { recursive: true });
    writeFileSync(`tests/reports/lighthouse-${path.replaceAll('/', '')}.json`, stdout);
    const found = v.parse(report, JSON.parse(stdout)).categories;
    return Object.keys(categories).map(name => Math.round((found[name]?.score ?? Number.NaN) * 100));
  } finally {
    await context.close();
  }
}

import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { configure } from '../../src/export/configure.ts';
import { startServer } from '../mock-server/live-server.ts';
import { findChromium } from '../support/find-chromium.ts';
import { buildApart, findNginx, freePort, startNginx } from '../support/nginx.ts';
import { installBeside } from './beside.ts';
import { type Figure, median, type Section } from './section.ts';

const categories = { performance: 'performance', 'best-practices': 'best practices', seo: 'SEO' } as const;
const turns = 3;
const program = resolve('tests/bench/beside/node_modules/lighthouse/cli/index.js');
/** Whether a player looks at it, or nobody yet. */
const pages = { '/login/': false, '/landing/': false, '/imp/': true } as const;
/** Where the provider answers: through the site itself, or somewhere else. */
type Provider = 'here' | 'elsewhere';
const report = v.object({ categories: v.record(v.string(), v.object({ score: v.number() })) });

/** As the login stores it (src/state/core/session.ts); the mock takes the token for that of its demo player. */
const session = { username: 'Demo Player', token: 'mock-token-1', mobile: '9876543210' };

/**
 * Lighthouse's scores (mobile, its own throttling) of pages served by nginx as our build configures it, which passes the
 * provider's calls on; and of `/imp/` once more with the provider on another origin, where browsers ask twice. `/imp/`
 * shows the markets to a player alone: his session stands in the browser's storage before, and nothing else does.
 */
export async function lighthouse(): Promise<Section> {
  const nginx = findNginx();
  if (nginx === null) throw new Error('The Lighthouse part needs nginx, which is not installed');
  installBeside();
  const provider = await startServer();
  // The demo's slides lie on the mock: on this site a picture that it has stands in for them.
  for (const slide of provider.mock.data().content.sliderdata) slide.slider_image = '/icon.svg';
  try {
    const elsewhere = await onSite(nginx, provider.url, 'elsewhere', site => scores(site, '/imp/', true));
    const here = await onSite(nginx, provider.url, 'here', async site => {
      const figures: Figure[] = [];
      for (const [path, player] of Object.entries(pages)) figures.push(...(await scores(site, path, player)));
      return figures;
    });
    const others = elsewhere.map(({ what, value, unit }) => ({
      what: `${what}, the provider on another origin`,
      value,
      unit,
    }));
    return {
      title: `Lighthouse, mobile, served by nginx, medians of ${turns}`,
      figures: [...here, ...others],
    };
  } finally {
    await provider.stop();
  }
}

/** Acts on a site that nginx serves, built and configured for a provider. */
async function onSite<T>(
  nginx: string,
  provider: string,
  place: Provider,
  act: (site: string) => Promise<T>,
): Promise<T> {
  const { folder, drop } = buildApart('--host', 'nginx');
  try {
    const host = place === 'here' ? '/' : provider;
    const hosts = ['api', 'headline', 'gateway'].map(name => [`hosts.${name}`, host] as const);
    const wrong = await configure({ site: join(folder, 'dist'), hosting: join(folder, 'hosting') }, [
      ...hosts,
      ['appKey.value', 'demo'],
    ]);
    if (wrong !== null) throw new Error(wrong);
    if (place === 'here') passOn(join(folder, 'hosting/nginx.conf'), provider);
    const site = await startNginx(nginx, folder, true);
    try {
      return await act(site.url);
    } finally {
      await site.stop();
    }
  } finally {
    drop();
  }
}

/** Has the site pass the provider's calls on, as docs/hosting.md advises. */
function passOn(conf: string, provider: string): void {
  const text = readFileSync(conf, 'utf8');
  const before = '  location / {\n';
  writeFileSync(conf, text.replace(before, `  location /api- { proxy_pass ${provider}; }\n${before}`));
}

/** The medians of several runs: each one depends on what the machine does besides. */
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

/** Scores by category, from a browser of its own whose storage holds the session of a player or nothing. */
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
    // A file without scripts: no part of the app is there before Lighthouse comes.
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

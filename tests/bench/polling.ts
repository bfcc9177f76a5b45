import { build } from 'esbuild';
import type { Browser, Page } from '@playwright/test';
import { optionsOf } from '../../src/export/bundle.ts';
import { createMock } from '../support/app-mock.ts';
import { hiddenPolls } from './hidden-polls.ts';
import { phonePage, quantile } from './phone.ts';
import type { Poll } from './polling-page.tsx';
import type { Figure, Section } from './section.ts';

const times = { same: 1000, changed: 200 };

/** The time of a poll without changes, and of one with one changed card; and the polls of a hidden page. */
export async function polling({ browser }: { readonly browser: Browser }): Promise<Section> {
  return {
    title: 'Polling',
    figures: [
      ...(await at(browser, 1)),
      ...(await at(browser, 4)).map(({ what, value, unit }) => ({ what: `${what}, CPU ÷ 4`, value, unit })),
      ...(await hiddenPolls(browser)),
    ],
  };
}

async function at(browser: Browser, cpu: number): Promise<readonly Figure[]> {
  const { page, stop } = await phonePage(browser, { baseURL: 'http://127.0.0.1', cpu });
  try {
    await open(page);
    const same = await polls(page, 500, false);
    const changed = await polls(page, 2000, true);
    const rest = changed.map(({ answered, committed }) => committed - answered);
    const parse = changed.map(({ answered }) => answered);
    const whole = changed.map(({ committed }) => committed);
    return [
      wrong('500 markets unchanged', same, 0),
      time('500 markets unchanged, from the reply to the end of the poll: median', written(same), 0.5, 0.05),
      time('500 markets unchanged: 98 of 100', written(same), 0.98),
      wrong('one of 2,000', changed, 1),
      time('one of 2,000: share, render, commit: median', rest, 0.5, 2),
      time('one of 2,000: share, render, commit: 98 of 100', rest, 0.98),
      time('one of 2,000: compare, parse, schema: median', parse, 0.5),
      time('one of 2,000, from the reply to the commit: median', whole, 0.5),
    ];
  } finally {
    await stop();
  }
}

const written = (seen: readonly Poll[]): readonly number[] => seen.map(one => one.written);

const time = (what: string, values: readonly number[], part: number, limit?: number): Figure => ({
  what,
  value: quantile(values, part),
  unit: 'ms',
  ...(limit !== undefined && { limit: { value: limit, of: 'value', at: 'most' } }),
});

/** The number of polls that did not draw `right` cards. */
const wrong = (what: string, seen: readonly Poll[], right: number): Figure => ({
  what: `${what}: polls of ${seen.length} that drew other than ${right}`,
  value: seen.filter(({ cards }) => cards !== right).length,
  unit: '',
  limit: { value: 0, of: 'value', at: 'most' },
});

/** Opens the page that polls, isolated from other origins: browsers then measure to 5 µs instead of 100. */
async function open(page: Page): Promise<void> {
  const { outputFiles } = await build({
    ...optionsOf({ watching: false, base: '' }),
    entryPoints: ['tests/bench/polling-page.tsx'],
    outdir: 'bench',
    write: false,
  });
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const html = '<!doctype html><title>Polling</title><link rel="stylesheet" href="/bench.css"><body></body>';
  await page.route('**/*', route => {
    const file = outputFiles.find(({ path }) => path.endsWith(route.request().url().slice(-4)));
    return route.request().url().endsWith('/')
      ? route.fulfill({ contentType: 'text/html', headers, body: html })
      : route.fulfill({ contentType: 'text/css', headers, body: file?.text ?? '' });
  });
  await page.goto('/');
  if (!(await page.evaluate('crossOriginIsolated'))) throw new Error('The page is not cross-origin isolated');
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  await page.addScriptTag({ type: 'module', content: script?.text ?? '' });
}

/** Polls in the page, with `count` markets: copies of the mock's 500. */
async function polls(page: Page, count: number, changes: boolean): Promise<readonly Poll[]> {
  const mockMarkets = createMock({ scenario: 'many-markets' }).data().markets;
  const markets = Array.from({ length: count }, (_, index) => ({
    ...mockMarkets[index % mockMarkets.length],
    id: undefined,
    game_id: index + 1,
    msg_status: 1,
  }));
  return page.evaluate<readonly Poll[]>(
    `polls(${JSON.stringify(markets)}, ${changes}, ${changes ? times.changed : times.same})`,
  );
}

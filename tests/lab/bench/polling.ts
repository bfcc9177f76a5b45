import { build } from 'esbuild';
import type { Browser, Page } from '@playwright/test';
import { optionsOf } from '../../../src/export/bundle.ts';
import { createMock } from '../../support/app-mock.ts';
import { usualApp, usualLogIn } from './comparison.ts';
import { atMost, beside, type Besides, onBoth } from './besides.ts';
import { hiddenPolls } from './hidden-polls.ts';
import { phonePage } from './phone.ts';
import type { Poll } from './polling-probe.ts';
import type { Figure, Section } from './section.ts';
import { serve, utf8 } from './serve.ts';

const times = { same: 200, changed: 50 };

/**
 * Measures a poll whose reply brings nothing new, or one new card. Also checks that a hidden page sends none.
 */
export async function polling({ browser }: { readonly browser: Browser }): Promise<Section> {
  const scripts = await built();
  const page = utf8(
    '<!doctype html><link rel="stylesheet" href="/bench.css"><body><script type="module" src="/bench.js"></script>',
  );
  const ours = await isolated(browser, path => (path === '/' ? page : (scripts.get(path) ?? null)));
  const usual = await isolated(browser, usualApp());
  try {
    await usual.page.addInitScript(usualLogIn);
    await usual.page.addInitScript(new TextDecoder().decode(scripts.get('/usual-polling.js')));
    await ours.page.goto('/');
    await usual.page.goto('/home');
    const pages = await onBoth({ ours, usual }, async ({ page }) => page);
    await onBoth(pages, ready);
    const same = await polls(pages, 500, false);
    const changed = await polls(pages, 2000, true);
    const [unchanged, one] = ['500 markets unchanged', 'one of 2,000 markets changed'];
    return {
      title: 'Polling',
      figures: [
        wrong(unchanged, same.ours, 0),
        atMost(0.5, beside(`${unchanged}, from the reply to nothing to do: median`, took(same), 0.5)),
        wrong(one, changed.ours, 1),
        {
          ...atMost(0.5, beside(`${one}, from the reply to the commit: median`, took(changed), 0.5)),
          inReadme: true,
        },
        ...(await hiddenPolls(browser)),
      ],
    };
  } finally {
    await ours.stop();
    await usual.stop();
  }
}

/**
 * The files that run in the browser, by path: the app's page, and the script that comes before the usual one.
 */
async function built(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    ...optionsOf({ watching: false, base: '' }),
    entryPoints: {
      bench: 'tests/lab/bench/polling-page.tsx',
      'usual-polling': 'tests/lab/bench/usual-polling.ts',
    },
    outdir: '/',
    write: false,
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
}

/** A page that is alone in its process: only then do browsers measure to 5 µs instead of 100. */
async function isolated(browser: Browser, files: (path: string) => Uint8Array | null) {
  const site = await serve(files, {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  });
  const { page, stop } = await phonePage(browser, { baseURL: site.url });
  return {
    page,
    stop: async () => {
      await stop();
      site.stop();
    },
  };
}

/** Waits until a page can be asked to poll. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction("'poll' in globalThis");
  if (!(await page.evaluate('crossOriginIsolated'))) throw new Error('The page is not alone in its process');
}

/** Polls on both pages in turns; the `count` markets are the mock's 500, again and again. */
async function polls(
  pages: Besides<Page>,
  count: number,
  changes: boolean,
): Promise<Besides<readonly Poll[]>> {
  const many = createMock({ scenario: 'many-markets' }).data().markets;
  const markets = Array.from({ length: count }, (_, index) => ({
    ...many[index % many.length],
    id: undefined,
    game_id: index + 1,
    msg_status: 1,
  }));
  await onBoth(pages, page => page.evaluate(`show(${JSON.stringify(markets)})`));
  const seen = { ours: [] as Poll[], usual: [] as Poll[] };
  for (let turn = 0; turn < (changes ? times.changed : times.same); turn += 1) {
    const poll = await onBoth(pages, page => page.evaluate<Poll>(`poll(${changes})`));
    seen.ours.push(poll.ours);
    seen.usual.push(poll.usual);
  }
  return seen;
}

const took = ({ ours, usual }: Besides<readonly Poll[]>): Besides<readonly number[]> => ({
  ours: ours.map(poll => poll.took),
  usual: usual.map(poll => poll.took),
});

/** Polls that drew a wrong number of cards. */
const wrong = (what: string, seen: readonly Poll[], right: number): Figure => ({
  what: `${what}: polls of ${seen.length} that drew other than ${right}`,
  value: seen.filter(({ cards }) => cards !== right).length,
  unit: '',
  limit: { value: 0, of: 'value', at: 'most' },
});

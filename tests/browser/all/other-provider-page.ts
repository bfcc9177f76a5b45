// The app of dist/ on a host that knows nothing but files, in front of the independent provider on another origin.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { configure } from '../../../src/export/configure.ts';
import { consoleFaults } from '../../support/console-faults.ts';
import { startStaticHost } from '../../support/hosts.ts';
import type { OtherProviderOptions } from '../../support/other-provider/options.ts';
import { type OtherProvider, startOtherProvider } from '../../support/other-provider/other-provider.ts';
import { openGame, place, proceed } from '../../support/play.ts';
import { test as base } from '../../support/said.ts';
import { allowSkips, skipTime } from '../../support/skip-time.ts';
import { drawn, untilReady, watchCalls } from '../../support/traffic.ts';

export const asha = '9876543210';

type World = {
  readonly provider: OtherProvider;
  /**
   * Passes the time of the page and of the provider until the page has polled several times, so that it could say
   * something false.
   */
  readonly polled: () => Promise<void>;
};

type Config = Readonly<Record<string, unknown>>;

/**
 * Playwright's `test` with `openAt`: starts a provider and a site whose configuration names it, and logs Asha in. The page
 * takes the time from the provider's Date header. A test fails when the page throws or logs an error.
 */
export const test = base.extend<{
  readonly openAt: (
    options: OtherProviderOptions,
    config?: Config,
    /** Changes the world before the page looks at it. */
    arrange?: (provider: OtherProvider) => void,
  ) => Promise<World>;
}>({
  openAt: async ({ page, context }, run) => {
    const ends: (() => unknown)[] = [];
    const errors = consoleFaults(context);

    await run(async (options, config = {}, arrange = () => undefined) => {
      const { clock, ...rest } = options;
      const provider = await startOtherProvider({
        dateHeader: 'provider',
        exposeDate: true,
        clock: { running: true, ...clock },
        ...rest,
      });
      arrange(provider);
      const folder = mkdtempSync(join(tmpdir(), 'matka-other-'));
      ends.push(provider.close, () => rmSync(folder, { recursive: true, force: true }));
      // Packing each file again would take most of the test's time.
      const isPlain = (file: string): boolean => !/\.(br|gz)$/.test(file);
      cpSync('dist', join(folder, 'dist'), { recursive: true, filter: isPlain });
      const fields = {
        'hosts.api': provider.url,
        'hosts.headline': provider.url,
        'hosts.gateway': provider.url,
        'appKey.value': 'demo',
        paths: {},
        clock: 'server',
        zone: 'Asia/Kolkata',
        boards: 'kept',
        readLagSeconds: 0,
        pollSeconds: 1,
        ...config,
      };
      const written = await configure(
        folder,
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      );
      if (!written.ok) throw new Error(written.error.join('\n'));
      const host = await startStaticHost(join(folder, 'dist'));
      ends.push(host.stop);
      await allowSkips(context);
      const arrived = watchCalls(page, '/api-');
      await logIn(page, host.url);
      const calls = (): number => provider.requests().length;
      const polled = async (): Promise<void> => {
        const before = calls();
        const afterASecond = async (): Promise<number> => {
          provider.advance(1 / 60);
          await skipTime(page, 1000);
          await drawn(page);
          await arrived();
          return calls() - before;
        };
        await base.expect.poll(afterASecond, { timeout: 15_000, intervals: [0] }).toBeGreaterThan(4);
      };
      return { provider, polled };
    });

    for (const end of ends.toReversed()) await end();
    const allowed = /^Service Worker registration blocked by Playwright/;
    base.expect.soft(errors.filter(line => !allowed.test(line))).toEqual([]);
  },
});

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await untilReady(page);
  await page.getByLabel('Phone number').fill(asha);
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Markets' }).waitFor();
}

export const listPaths = { main: '/imp', starline: '/imp2', gali: '/galiIMP' } as const;

/** Opens a page of the same site. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await untilReady(page);
}

type Bid = {
  readonly family?: keyof typeof listPaths;
  readonly market: string;
  readonly game?: string;
  readonly fill: Readonly<Record<string, string>>;
};

/** Bids from the list of the family, and goes back to the home screen. */
export async function bidOn(page: Page, { family = 'main', market, game = 'Single Digit', fill }: Bid) {
  await visit(page, listPaths[family]);
  await openGame(page, new RegExp(`^${market}`), game);
  await proceed(page, fill);
  await place(page);
  await visit(page, '/imp');
}

/** The rows of /results under a heading. */
export const resultsUnder = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading }).getByRole('listitem');

/** The rows of /results that no heading gives to another day. */
export const resultsOfToday = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .locator('li:not([aria-label="Yesterday"] *, [aria-label="Earlier"] *, [aria-label="Last result"] *)')
    .filter({ hasText: text });

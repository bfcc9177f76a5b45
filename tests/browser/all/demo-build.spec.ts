// The demo without a server (`npm run build -- --demo`), from a host of plain files.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { faultsIn } from '../../support/axe.ts';
import { consoleFaults } from '../../support/console-faults.ts';
import { expect, test as base } from '../../support/said.ts';
import { kept, workerAtOnce } from '../../support/site-test.ts';
import { play, scripts, shortPauses } from './demo-script.ts';
import { buildInFolder } from '../../support/built-folder.ts';
import { findNginx, startNginx, startStaticHost } from '../../support/hosts.ts';
import { untilReady } from '../../support/traffic.ts';

const nginx = findNginx();

type Built = { readonly folder: string; readonly drop: () => void };
type Host = { readonly url: string; readonly stop: () => Promise<void> };

/** Playwright's `test` with a demo build on a host. A test also fails when a page logs a warning or an error. */
const test = base.extend<{ readonly host: Host; readonly quiet: void }, { readonly built: Built }>({
  built: [
    async ({}, run) => {
      const built = buildInFolder('--demo', '--host', 'nginx');
      await run(built);
      built.drop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  host: async ({ built }, run) => {
    const started =
      nginx === null
        ? await startStaticHost(join(built.folder, 'dist'))
        : await startNginx(nginx, built.folder);
    let stopped: Promise<void> | null = null;
    const stop = (): Promise<void> => (stopped ??= started.stop());
    await run({ url: started.url, stop });
    await stop();
  },
  baseURL: async ({ host }, run) => run(host.url),
  quiet: [
    async ({ context }, run) => {
      const lines = consoleFaults(context);
      await run();
      const expected = /Failed to launch|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;
      expect
        .soft(
          lines.filter(line => !expected.test(line)),
          'errors and warnings',
        )
        .toEqual([]);
    },
    { auto: true },
  ],
});
test.use({ serviceWorkers: 'allow' });

/** Visits the demo once, until its files are kept, and takes host and network away. */
async function goOffline(page: Page, host: Host): Promise<void> {
  await workerAtOnce(page);
  await page.goto('/login');
  await kept(page);
  await host.stop();
  await page.context().setOffline(true);
}

/**
 * The console in a separate tab, which carries out a call as `docs/demos.md` writes it and returns the
 * mock's answer.
 */
async function openConsole(page: Page) {
  const desk = await page.context().newPage();
  await desk.goto('/__mock/#desk');
  // The console shows its clock once it has read the world. Before that its buttons do nothing.
  await expect(desk.getByText(/\d{4}, \d+:\d\d:\d\d [ap]m/).first()).toBeVisible();
  const ask = async (method: string, path: string, body = ''): Promise<unknown> => {
    await desk.getByLabel('A call, as the demos write it').fill(`${method} ${path} ${body}`.trim());
    await desk.evaluate(() => document.querySelector('#told')?.replaceChildren());
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    const told = desk.locator('#told');
    await expect(told).not.toBeEmpty();
    const answer: unknown = JSON.parse((await told.textContent()) ?? '');
    return answer;
  };
  return { desk, ask };
}

async function logIn(page: Page, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Markets' })).toBeVisible();
}

const banner = (page: Page) => page.getByRole('complementary', { name: /Demo|डेमो/ });

// The guide of the console plays the two others below.
test('a demo is played without a server and without a network', async ({ page, host }) => {
  test.setTimeout(120_000);
  const script = scripts.find(({ title }) => title === 'The provider fails and nothing is lost');
  if (script === undefined) throw new Error('No such demo');
  await goOffline(page, host);
  const { ask } = await openConsole(page);
  await page.bringToFront();
  await play(script, { page, ask });
});

test('without a network every picture and chart is drawn, and the app is next to the console', async ({
  page,
  host,
}) => {
  await goOffline(page, host);
  await page.goto('/landing');
  await logIn(page);
  for (const path of ['/imp', '/landing', '/login']) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await page.waitForFunction(() => document.images.length > 0);
    await page.waitForFunction(() => [...document.images].every(image => image.complete));
    const broken = () =>
      [...document.images].filter(image => image.naturalWidth === 0).map(image => image.src);
    expect(await page.evaluate(broken), path).toEqual([]);
  }
  await page.goto('/chart-pages/?of=kalyan');
  await expect(page.getByRole('heading', { name: 'Kalyan chart' })).toBeVisible();
  expect(await page.getByRole('row').count()).toBeGreaterThan(8);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/__mock/#desk');
  const phone = page.frameLocator('iframe[title="The app"]');
  await expect(phone.getByRole('heading', { name: 'Markets' })).toBeVisible();
  await expect(phone.locator('#demo')).toBeHidden();
  await page.getByRole('button', { name: 'Betting is off', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Turn betting on' })).toBeVisible();
});

test('one world for all tabs, which survives a reload and a closed tab', async ({ page, context }) => {
  await logIn(page);
  const other = await context.newPage();
  await other.goto('/imp');
  await expect(other.getByText('10,000 pts')).toBeVisible();
  const { desk, ask } = await openConsole(page);
  await ask('POST', '/__mock/reset', '{"scenario": "new-player"}');
  await other.close();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Wallet 0 pts', exact: true })).toBeVisible();
  // The console sees the calls of the other tabs as they arrive.
  const calls = desk.getByRole('list', { name: 'Calls, the newest first' });
  await desk.getByRole('button', { name: 'Clear' }).click();
  await expect(calls.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(calls.getByText('/api-get-dashboard-data').first()).toBeVisible();
  await desk.close();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Wallet 0 pts', exact: true })).toBeVisible();
});

test('calls of several tabs at once are carried out one after the other, none twice and none lost', async ({
  page,
  context,
}) => {
  await logIn(page);
  const tabs = [page, ...(await Promise.all([1, 2].map(() => context.newPage())))];
  for (const tab of tabs.slice(1)) await tab.goto('/__mock/#desk');
  const { desk, ask } = await openConsole(page);
  const before = await ask('GET', '/__mock/db/content');
  expect(before).toMatchObject({ betting_status: '1' });
  // Each of the three consoles advances the clock twice by an hour.
  await ask('POST', '/__mock/clock', '{"now": "2026-11-21T00:10:00"}');
  const hours = [...tabs.slice(1), desk].map(async tab => {
    for (let n = 0; n < 2; n += 1) {
      await tab.getByRole('button', { name: '+ 1 hour' }).click();
      await expect(tab.getByRole('status')).toHaveText('Clock: + 1 hour.');
    }
  });
  await Promise.all(hours);
  await expect(desk.getByText(/21 Nov 2026, 6:1\d:\d\d am/)).toBeVisible();
});

test('a link opens its scenario once, and an unknown one is named', async ({ page }) => {
  await logIn(page, '/login?scenario=new-player');
  await expect(page).toHaveURL(/\/imp$/);
  await expect(page.getByRole('link', { name: 'Wallet 0 pts', exact: true })).toBeVisible();
  await page.goto('/?scenario=absent');
  await expect(banner(page)).toContainText("Unknown scenario 'absent'. There are: default");
  await expect(page).not.toHaveURL(/scenario/);
});

test('the banner begins the running scenario again, after a question', async ({ page }) => {
  await logIn(page, '/login?scenario=new-player');
  const { desk, ask } = await openConsole(page);
  await ask('POST', '/__mock/clock', '{"advance": "1h"}');
  await page.bringToFront();
  const begin = banner(page).getByRole('button', { name: 'Start afresh' });
  await begin.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Start the demo afresh?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(begin).toBeFocused();
  expect(await ask('GET', '/__mock/state')).toMatchObject({
    scenario: 'new-player',
    now: expect.any(String),
  });
  await expect(desk.getByText(/, 2:0\d:\d\d pm/)).toBeVisible();
  await page.bringToFront();
  await begin.click();
  await banner(page).getByRole('button', { name: 'Yes' }).click();
  await expect(begin).toBeVisible();
  await expect(desk.getByText(/, 1:0\d:\d\d pm/)).toBeVisible();
  await expect(desk.getByRole('definition').filter({ hasText: 'new-player' })).toBeVisible();
});

test('a world that this build cannot read gives way to a fresh one', async ({ page }) => {
  await logIn(page, '/login?scenario=new-player');
  await page.evaluate(
    () =>
      new Promise<void>((kept, failed) => {
        const opening = indexedDB.open('matka-demo:/');
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('world', 'readwrite');
          change.objectStore('world').put('{"state": {"version": 0}}', 'text');
          change.addEventListener('complete', () => kept());
          change.addEventListener('abort', () => failed(change.error));
        });
      }),
  );
  await page.reload();
  await expect(page.getByRole('link', { name: 'Wallet 10,000 pts', exact: true })).toBeVisible();
});

test('the banner covers nothing and moves nothing, axe knows nothing against it, and it speaks the language of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const shift of list.getEntries())
        performance.mark('shift', { detail: Number(Reflect.get(shift, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/login');
  await untilReady(page);
  const bottom = await banner(page).evaluate(element => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(44);
  expect(await page.locator('#root').evaluate(element => element.getBoundingClientRect().top)).toBe(bottom);
  const shifts = await page.evaluate(() =>
    performance.getEntriesByName('shift').map(mark => Number(Reflect.get(mark, 'detail'))),
  );
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsIn(page, '#demo'), colorScheme).toEqual([]);
  }
  await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
  await expect(banner(page).getByRole('button', { name: 'नए सिरे से' })).toBeVisible();
});

test('in a folder of a site it has its pictures, charts and console too', async ({ page }) => {
  test.skip(nginx === null, 'nginx is not installed');
  test.slow();
  const built = buildInFolder('--demo', '--base', '/sub/', '--host', 'nginx');
  const host = await startNginx(nginx ?? '', built.folder);
  try {
    await logIn(page, `${host.url}/sub/login`);
    const picture = page.getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate(image => Number(Reflect.get(image, 'naturalWidth')))).toBeGreaterThan(0);
    const [desk] = await Promise.all([
      page.waitForEvent('popup'),
      banner(page).getByRole('link', { name: 'Console' }).click(),
    ]);
    await expect(desk).toHaveURL(`${host.url}/sub/__mock/`);
    await desk.getByRole('link', { name: 'Everything else' }).click();
    await expect(desk.getByText('Second Player').first()).toBeVisible();
    await page.goto(`${host.url}/sub/chart-pages/?of=gali-disawar`);
    await expect(page.getByRole('heading', { name: 'Gali Disawar chart' })).toBeVisible();
  } finally {
    await host.stop();
    built.drop();
  }
});

test('a guided demo goes by itself without a server and without a network', async ({ page, host }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await goOffline(page, host);
  // Four times there is something new to say; then it is at its end.
  await playDemo(page, 'A result day', ['Step 8 of 23', 'Step 17 of 23', 'Step 21 of 23', 'That is all.']);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('link', { name: 'Everything else' }).click();
  await expect(page.locator('#players')).toContainText('10,425 points');
});

async function playDemo(page: Page, title: string, ends: readonly string[]): Promise<void> {
  await shortPauses(page);
  await page.goto('/__mock/');
  await page.getByRole('button', { name: title, exact: true }).click();
  const guide = page.getByRole('region', { name: 'Show a demo' });
  const next = guide.locator('#next');
  for (const end of ends) {
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.click();
    await expect(guide).toContainText(end, { timeout: 30_000 });
    await expect(next).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 });
    await expect(guide.getByRole('alert')).toHaveCount(0);
  }
}

test('on a phone alone, used before and in Hindi, the console shows a demo', async ({ page, host }) => {
  test.setTimeout(90_000);
  await goOffline(page, host);
  await logIn(page);
  // This tab stays, with the app's databases open.
  await page.evaluate(() => localStorage.setItem('matka.settings.v1', '{"language":"hi"}'));
  const desk = await page.context().newPage();
  await playDemo(desk, "A new player's first bid", [
    'Step 8 of 30',
    'Step 16 of 30',
    'Step 19 of 30',
    'Step 26 of 30',
    'That is all.',
  ]);
});

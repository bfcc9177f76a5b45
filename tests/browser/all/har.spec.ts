// HAR in both directions with a tool that knows nothing of this project: Playwright replays the console's file,
// and records in Chromium what `--har` reads (docs/mock/recording.md "HAR").
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../../support/app.ts';
import { mockAt, startMock } from '../../support/mock.ts';
import { logIn, openGame, place, proceed, records, wallet } from '../../support/play.ts';

const har = v.looseObject({
  log: v.looseObject({ entries: v.array(v.looseObject({ request: v.looseObject({}) })) }),
});

const folder = mkdtempSync(join(tmpdir(), 'matka-har-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** A player reads the points in the top bar, the open bid in the history, and the name of the account. */
async function expectToRead(page: Page, name: string): Promise<void> {
  await expect(wallet(page)).toHaveAccessibleName(/^Wallet 9,980 (left|pts)$/);
  // A call that is under way when the page is left goes past the HAR to the mock.
  await page.waitForLoadState('networkidle');
  await page.goto('/bid');
  await expect(records(page).first()).toContainText('Kalyan');
  await expect(records(page).first()).toContainText('20');
  await page.waitForLoadState('networkidle');
  await page.goto('/profile');
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}

/** A page on an unused device. */
const readerOf = async (browser: Browser, baseURL: string): Promise<Page> =>
  browser.newPage({ baseURL, serviceWorkers: 'block' });

async function bidOnce(page: Page): Promise<void> {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '20' });
  await place(page);
}

test('the app reads a HAR of the console in the place of the provider', async ({
  browser,
  page,
  context,
  mock,
}) => {
  await bidOnce(page);
  // From here on the calls are those of a player who looks afterwards.
  const desk = await context.newPage();
  await desk.goto('/__mock/#desk');
  await desk.getByRole('button', { name: 'Clear' }).click();
  await page.close();
  const again = await readerOf(browser, mock.url);
  await logIn(again);
  await expectToRead(again, 'Demo Player');
  await again.close();
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Download HAR' }).click(),
  ]);
  const calls = v.parse(har, JSON.parse(readFileSync(await download.path(), 'utf8')));
  // Playwright compares bodies byte by byte, and in the mock's HAR the password, the key and the token are
  // ***.
  for (const { request } of calls.log.entries) Reflect.deleteProperty(request, 'postData');
  const file = join(folder, 'calls.har');
  writeFileSync(file, JSON.stringify(calls));

  await desk.close();
  await mock.reset({ scenario: 'empty' });
  const reader = await readerOf(browser, mock.url);
  await reader.routeFromHAR(file, { url: /\/(api-|payment-)/, notFound: 'abort' });
  await logIn(reader);
  await expectToRead(reader, 'Player 1');
  // A closing page still sends its last calls.
  expect((await mock.requests()).map(({ path }) => path)).toEqual([]);
  await reader.close();
});

test('a mock that is started with a HAR of Chromium answers as the provider did', async ({
  browser,
  mock,
}) => {
  const file = join(folder, 'chromium.har');
  const recorded = await browser.newContext({
    baseURL: mock.url,
    serviceWorkers: 'block',
    recordHar: { path: file },
  });
  const player = await recorded.newPage();
  // The app reads replies as streams, and Chromium's tools lose some of those. They keep a copy that is read whole.
  await player.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (...call) => {
      const reply = await send(...call);
      void reply
        .clone()
        .text()
        .catch(() => undefined);
      return reply;
    };
  });
  await bidOnce(player);
  await expectToRead(player, 'Demo Player');
  await recorded.close();
  expect(readFileSync(file, 'utf8')).toContain('demo1234');

  const scenario = join(folder, 'chromium.json');
  const replay = await startMock('--har', file, '--record-to', scenario);
  const context = await browser.newContext({ baseURL: replay.url, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // The replies keep their order, so the same steps get the same ones. The world of this mock takes no bid.
    await bidOnce(page);
    await expectToRead(page, 'Player 1');
    expect(await mockAt(replay.url).db('bids?digits=7&points=20')).toEqual([]);
  } finally {
    await context.close();
    await replay.stop();
  }
  expect(readFileSync(scenario, 'utf8')).not.toMatch(/demo1234|Demo Player/);
});

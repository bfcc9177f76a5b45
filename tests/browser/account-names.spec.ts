// The account names in the browser's databases after a log-out, and those that an older build wrote.
import type { Page } from '@playwright/test';
import type { Attempt } from '../../src/domain/placing/attempt.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { expect, test } from '../support/app.ts';
import {
  askToPlace,
  failed,
  historyPath,
  loseReply,
  noticeOf,
  posts,
  submitOf,
} from '../support/placing-steps.ts';
import { journalOf } from '../support/kept-in-browser.ts';
import { logIn, signIn } from '../support/play.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const mobile = '9876543210';
const lost = 'Kalyan · Single Digit · 7 Open';

/** All that the databases hold, as text. */
const databases = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const kept: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const table of database.objectStoreNames)
        kept.push(name, await done(database.transaction(table).objectStore(table).getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });

/** The player's bid was carried out, its reply is lost, and its history cannot be read: its attempt stays open. */
async function loseBid(page: Page, mock: Parameters<typeof loseReply>[0]): Promise<void> {
  await askToPlace(page);
  await loseReply(mock);
  await mock.faults({ path: historyPath, kind: 'status', value: 500, times: -1 });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
}

/** Waits until a lost bid was found by its attempt. It is not sent again. */
async function found(page: Page, mock: Parameters<typeof loseReply>[0]): Promise<void> {
  await expect(noticeOf(page)).toContainText(lost, { timeout: 20_000 });
  await expect(noticeOf(page)).toContainText(/Placed at 1:0\d PM\s*50 pts/);
  const line = await noticeOf(page)
    .getByText(/^Placed at/)
    .boundingBox();
  expect(line?.height, 'the time stands on one line').toBeLessThan(30);
  expect(await posts(mock)).toBe(1);
  await noticeOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(noticeOf(page)).toBeHidden();
}

test('after a log-out no database names the player, and a lost bid is found on return', async ({
  page,
  mock,
}) => {
  await loseBid(page, mock);
  await page.goto('/imp');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const left = await databases(page);
  expect(left).toContain('"market":"Kalyan","game":"Single Digit","session":"Open","number":"7"');
  expect(left).not.toContain(mobile);
  expect(left).not.toContain(fingerprint(mobile));
  expect((await journalOf(page)).map(({ account }) => account)).toEqual([
    expect.stringMatching(/^[\da-f]{32}$/),
  ]);
  const exported = await page.evaluate(async () => {
    const key = await new Promise<unknown>(done => {
      const opening = indexedDB.open('matka-keys');
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('keys').objectStore('keys').get('accounts');
        reading.addEventListener('success', () => {
          opening.result.close();
          done(reading.result);
        });
      });
    });
    if (!(key instanceof CryptoKey)) return 'no key';
    try {
      await crypto.subtle.exportKey('raw', key);
      return 'exported';
    } catch (error) {
      return error instanceof Error ? error.name : 'failed';
    }
  });
  expect(exported).toBe('InvalidAccessError');

  await mock.clearFaults();
  await logIn(page);
  await found(page, mock);
});

test('an attempt that an older build wrote under the fingerprint is found as well', async ({
  page,
  mock,
}) => {
  await loseBid(page, mock);
  await page.goto('/robots.txt');
  await page.evaluate(
    async ([account = '', text = '']) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
        });
      const newer = await done(indexedDB.open('matka-journal'));
      const records: readonly Pick<Attempt, 'wanted'>[] = await done(
        newer.transaction('attempts').objectStore('attempts').getAll(),
      );
      newer.close();
      await done(indexedDB.deleteDatabase('matka-journal'));
      const opening = indexedDB.open('matka-journal', 2);
      opening.addEventListener('upgradeneeded', () => {
        const database = opening.result;
        const attempts = database.createObjectStore('attempts', { keyPath: 'id' });
        attempts.createIndex('account', 'account');
        for (const record of records) {
          const wanted = record.wanted.map(({ line, variant, points, ref, row }) => ({
            line,
            variant,
            points,
            ref,
            row,
            text,
          }));
          attempts.add({ ...record, account, wanted });
        }
        database.createObjectStore('leases', { keyPath: 'account' });
        database.createObjectStore('pages').add(5, 'turned');
      });
      (await done(opening)).close();
    },
    [fingerprint(mobile), lost],
  );
  await mock.clearFaults();
  await page.goto('/imp');
  await found(page, mock);
});

test("another player's records are removed a day after they were read, and not before", async ({ page }) => {
  await askToPlace(page);
  await page.evaluate(
    () =>
      new Promise<void>(done => {
        const opening = indexedDB.open('matka-journal');
        opening.addEventListener('success', () => {
          const write = opening.result.transaction('attempts', 'readwrite');
          const attempt = {
            account: 'somebody else',
            source: { kind: 'withdraw' },
            wanted: [],
            total: 50,
            alone: true,
            baseline: { lines: [], balance: 1000 },
            phase: { kind: 'placed', twice: false, told: true },
          };
          const hour = 3_600_000;
          const unread = { ...attempt, phase: { ...attempt.phase, told: false } };
          write.objectStore('attempts').add({ ...attempt, id: 'old', sentAt: Date.now() - 25 * hour });
          write.objectStore('attempts').add({ ...unread, id: 'unread', sentAt: Date.now() - 25 * hour });
          write.objectStore('attempts').add({ ...attempt, id: 'new', sentAt: Date.now() - 23 * hour });
          write.addEventListener('complete', () => {
            opening.result.close();
            done();
          });
        });
      }),
  );
  await page.reload();
  await expect.poll(async () => (await journalOf(page)).map(({ id }) => id)).toEqual(['new', 'unread']);
});

test('a payment that an older build began is shown as not yet reported', async ({ page, mock }) => {
  await signIn(page);
  await mock.faults({ path: '/api-wallet-transaction-history', kind: 'status', value: 500, times: -1 });
  await page.goto('/robots.txt');
  await page.evaluate(async owner => {
    // The page before may have made it in the version of today.
    const removing = indexedDB.deleteDatabase('matka-deposits');
    Object.assign(window, { removing });
    await new Promise(done => {
      removing.addEventListener('success', done);
    });
    const opening = indexedDB.open('matka-deposits', 1);
    // The browser may collect a request that nothing refers to.
    Object.assign(window, { opening });
    await new Promise<void>(done => {
      opening.addEventListener('upgradeneeded', () => {
        const intents = opening.result.createObjectStore('intents', { keyPath: 'id' });
        intents.createIndex('owner', 'owner');
      });
      opening.addEventListener('success', () => {
        const write = opening.result.transaction('intents', 'readwrite');
        const at = Date.now() - 60_000;
        const intent = { id: 'older', owner, points: 640, at, listed: null, decided: null, tried: null };
        write.objectStore('intents').put({ ...intent, doubt: true });
        write.addEventListener('complete', () => {
          opening.result.close();
          done();
        });
      });
    });
  }, fingerprint(mobile));
  await page.goto('/wallet');
  const region = page.getByRole('region', { name: 'Payments on their way' });
  await expect(region).toContainText('Not yet reported');
  await expect(region).toContainText('640');
});

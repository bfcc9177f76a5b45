// A tab that stays open while new builds replace its own (docs/design/running-for-days.md).
import { logIn, openGame, proceed } from '../../support/play.ts';
import { buildName } from '../../support/site.ts';
import { buildOf, expect, kept, loadNothingAhead, mark, marked, test } from '../../support/site-test.ts';

test('without a worker a lost file leads to one reload, into the newest build', async ({ page, site }) => {
  await loadNothingAhead(page);
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await mark(page);
  site.deploy(20);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible();
  await expect(page).toHaveURL(/\/forgotpass$/);
  expect(await marked(page)).toBe(false);
  expect(await buildOf(page)).toBe(buildName(20));
});

test('a page that came before its screen loads again by itself', async ({ page, site }) => {
  let pages = 0;
  page.on('request', request => (pages += Number(request.isNavigationRequest())));
  await page.route('**/assets/account-*.js', route =>
    pages === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/forgotpass');
  await expect.poll(() => pages).toBe(2);
  await page.getByRole('textbox', { name: 'Phone' }).fill('1');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Phone number is not valid!')).toBeVisible();
  expect(site.asked).toContain('/version.json');
});

test('with unsent rows it waits for the player, and the rows are still there', async ({ page, site }) => {
  await loadNothingAhead(page);
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Pana');
  await proceed(page, { Pana: '128', Points: '25' });
  await expect(page.getByRole('main')).toContainText('25');
  await mark(page);
  site.deploy(20);
  await page.getByRole('link', { name: /^Wallet \d/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.');
  expect(site.asked.filter(path => path === '/version.json')).toEqual([]);
  expect(await marked(page)).toBe(true);

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect.poll(() => buildOf(page)).toBe(buildName(20));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('25');
});

test('a file that is gone for good does not make the page blink for ever', async ({ page, site }) => {
  await loadNothingAhead(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/account-*.js', route => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  expect(site.asked).toContain('/version.json');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a tab of an old build finds its files twenty builds later', async ({ page, context, site }) => {
    await page.goto('/login');
    await kept(page);
    const old = await context.newPage();
    await loadNothingAhead(old);
    await old.goto('/login');
    await mark(old);
    for (const number of [10, 20]) {
      site.deploy(number);
      await page.reload();
    }
    await old.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(old.getByRole('textbox', { name: 'Phone' })).toBeVisible();
    expect(await marked(old)).toBe(true);
    expect(await buildOf(old)).toBe(buildName(0));
    expect(await buildOf(page)).toBe(buildName(20));
  });

  test('a new version is offered to an idle player, and the new worker waits for the consent', async ({
    page,
    site,
  }) => {
    // Home never quite stops, because the headline moves by itself.
    await logIn(page);
    await kept(page);
    site.deploy(1);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 15_000 });
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await buildOf(page)).toBe(buildName(0));

    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(name => document.documentElement.dataset['build'] === name, buildName(1));
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
    await expect(page.getByText('A new version is ready')).toBeHidden();
  });
});

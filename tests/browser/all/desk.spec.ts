// The console as a presenter uses it: the bar, the next step, the guided demos, the phones.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { allowSkips, skipUntil } from '../../support/skip-time.ts';
import { play, scripts, shortPauses } from './demo-script.ts';

/** Messages of the browser when nothing opens `upi:` links, or when a call fails as the demo intends. */
test.use({ allowConsole: [/Failed to (launch|load resource)/] });

const wide = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
};
const bar = (page: Page) => page.getByRole('banner');
const fact = (page: Page, name: string) =>
  page
    .locator('#status div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');
const said = (page: Page) => page.getByRole('status');

async function openDemo(page: Page, title: string): Promise<Locator> {
  await shortPauses(page);
  await page.goto('/__mock/');
  await page.getByRole('button', { name: title, exact: true }).click();
  return page.getByRole('region', { name: 'Show a demo' });
}

/** Does the steps by keyboard until the guide has new words. */
async function goOn(page: Page, guide: Locator): Promise<void> {
  const next = guide.locator('#next');
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 });
  await expect(guide.getByRole('alert')).toHaveCount(0);
}

test('the console opens with three demos, and a running one leaves the phone, the words and three buttons', async ({
  page,
}) => {
  for (const size of [wide.viewport, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await page.goto('/__mock/');
    const demos = page.getByRole('region', { name: 'Show a demo' });
    await expect(demos.getByRole('button')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Players' })).toBeHidden();
    await demos.getByRole('button', { name: 'A result day', exact: true }).click();
    await expect(page.getByRole('button')).toHaveText(['Next', 'End', 'Presenter view']);
    await expect(page.frameLocator('iframe[title="The app"]').getByLabel('Phone number')).toBeVisible();
    const [phone, glass] = await Promise.all(
      ['#phone', '#phone iframe'].map(place => page.locator(place).boundingBox()),
    );
    expect(phone?.width).toBeGreaterThanOrEqual(390);
    expect(glass?.height).toBe(phone?.height);
    if (size.width > 390) expect(phone?.height).toBe(size.height);
    await page.getByRole('button', { name: 'End' }).click();
    await page.getByRole('link', { name: 'Everything else' }).click();
    await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
    await expect(demos).toBeHidden();
    await page.goBack();
    await expect(demos.getByRole('button')).toHaveCount(3);
  }
});

test('the bar tells the time and moves it, at phone width too', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mock.clock({ freeze: true });
  await page.goto('/__mock/#desk');
  await expect(bar(page)).toContainText('1:00:00 pm (stopped)');
  // Kalyan's session at 3:00 PM is far: Time Bazar's open session ends first.
  await expect(fact(page, 'Next close')).toHaveText('Time Bazar 1:10 PM');
  await expect(fact(page, 'Demo Player')).toHaveText('10,000 pts');
  await expect(fact(page, 'Scenario')).toHaveText('default');
  await page.getByRole('heading', { name: 'Calls' }).scrollIntoViewIfNeeded();
  await bar(page).getByRole('button', { name: '+ 30 s' }).click();
  await expect(bar(page)).toContainText('1:00:30 pm');
  await bar(page).getByRole('button', { name: '+ 1 min' }).click();
  await expect(bar(page)).toContainText('1:01:30 pm');
  await bar(page).getByRole('button', { name: '− 1 min' }).click();
  await expect(bar(page)).toContainText('1:00:30 pm');
  await expect(bar(page)).toBeInViewport();
});

test('the bar names what goes wrong, and one press fixes everything', async ({ page }) => {
  await page.goto('/__mock/#desk');
  await expect(page.getByRole('button', { name: 'Fix everything' })).toHaveCount(0);
  await page.getByText('A fault of your own').click();
  // A call that has not been made yet, by its name.
  await page.getByLabel('On calls to').selectOption('submit bid (/api-submit-bid)');
  await page.getByRole('button', { name: 'Set fault', exact: true }).click();
  await page.getByRole('button', { name: 'gateway down', exact: true }).click();
  await expect(bar(page)).toContainText('Going wrong: status on /api-submit-bid, gateway down');
  await page.getByRole('button', { name: 'Fix everything' }).click();
  await expect(said(page)).toHaveText('Fixed: 2 things are right again.');
  await expect(bar(page)).not.toContainText('Going wrong');
});

test('a result that is next is declared on top, and taken back', async ({ page, mock }) => {
  await mock.clock({ freeze: true });
  await page.goto('/__mock/#desk');
  const next = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Declare next/ }) });
  const line = next.getByRole('listitem').filter({ hasText: 'Time Bazar, open' });
  await line.getByRole('button', { name: 'Draw a pana: Time Bazar, open' }).click();
  await expect(line.getByRole('textbox')).toHaveValue(/^\d{3}$/);
  await line.getByRole('textbox').fill('128');
  await line.getByRole('button', { name: 'Declare next: Time Bazar, open' }).click();
  await expect(said(page)).toHaveText('Declared 128 for Time Bazar, open: nobody has won.');
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(said(page)).toHaveText('Taken back. Time Bazar, open has no result yet.');
  await expect(line.getByRole('textbox')).toHaveValue('');
  expect(await mock.db('results?game_id=5&family=main')).toEqual([]);
});

test('a fresh start is taken back, time and all', async ({ page, mock }) => {
  await mock.clock({ freeze: true });
  await mock.clock({ advance: '30m' });
  await page.goto('/__mock/#desk');
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect(bar(page)).toContainText('1:00:0');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(bar(page)).toContainText('1:30:00 pm (stopped)');
});

test.describe('on a wide screen', () => {
  test.use(wide);

  // The steps of all three are taken below.
  const title = 'The provider fails and nothing is lost';
  test('a demo goes by itself from one thing to say to the next', async ({ page, mock }) => {
    test.setTimeout(90_000);
    const guide = await openDemo(page, title);
    // The focus stays at Next, even when the app in the phone moves its own.
    for (let end = false; !end;) {
      await goOn(page, guide);
      end = (await guide.getByText('That is all.').count()) > 0;
    }
    expect(await mock.db('bids?user_id=1&status=open&digits=7&points=50')).toHaveLength(1);
    await guide.getByRole('button', { name: 'Finish' }).click();
    await expect(said(page)).toHaveText(`The end of "${title}".`);
    await expect(bar(page)).not.toContainText('Going wrong');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(said(page)).toHaveText('Taken back. As it was before the demo.');
    expect(await mock.state()).toMatchObject({ scenario: 'default' });
  });

  test('a page that does not load is reported, and can be opened again', async ({ page, context }) => {
    await allowSkips(context);
    const guide = await openDemo(page, "A new player's first bid");
    await page.route(/\/login$/, () => undefined);
    await guide.getByRole('button', { name: 'Next' }).click();
    await skipUntil(page, guide.getByRole('alert').filter({ hasText: 'The phone does not show this.' }));
    await expect(guide.getByRole('button', { name: 'Skip' })).toBeVisible();
    await page.unroute(/\/login$/);
    await goOn(page, guide);
    await expect(guide).toContainText('Step 8 of 30: Press Add Fund.');
    await expect(guide.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  });

  test('a demo goes on if something disappears again while the presenter speaks', async ({ page }) => {
    const guide = await openDemo(page, title);
    const found = page
      .frameLocator('iframe[title="The app"]')
      .getByText('Bid placed successfully!', { exact: true });
    for (const step of [8, 16, 22]) {
      await goOn(page, guide);
      await expect(guide).toContainText(`Step ${step} of 25`);
    }
    await expect(guide).toContainText('See "Bid placed successfully!"');
    await expect(found).toBeVisible();
    await expect(found).toHaveCount(0);
    await goOn(page, guide);
    await expect(guide).toContainText('That is all.');
  });

  test('a ring shows where, and a presenter who presses there has done the step', async ({ page }) => {
    const guide = await openDemo(page, 'A result day');
    await goOn(page, guide);
    await expect(guide).toContainText('Step 8 of 23');
    await page.waitForFunction(() => document.querySelector('#ring')?.checkVisibility());
    const card = page
      .frameLocator('iframe[title="The app"]')
      .getByRole('button', { name: /^Kalyan/ })
      .first();
    // The ring follows the card, which moves while the app reads its lists.
    const apart = async (): Promise<number> => {
      const [ring, place] = [await page.locator('#ring').boundingBox(), await card.boundingBox()];
      return Math.abs((ring?.y ?? 0) - (place?.y ?? 1000));
    };
    await expect.poll(apart).toBeLessThan(12);
    await card.click();
    await expect(guide).toContainText('Press Single Digit.');
    await guide.getByRole('button', { name: 'End', exact: true }).click();
    await expect(said(page)).toHaveText('You left "A result day".');
  });

  test('the phone has one of three sizes, and a second player has another', async ({ page }) => {
    await page.setViewportSize({ width: 1700, height: 1200 });
    await page.goto('/__mock/#desk');
    const width = () =>
      page
        .locator('iframe')
        .first()
        .evaluate(frame => {
          const { contentDocument } = frame as HTMLIFrameElement;
          // A document that is being replaced has no root for a moment.
          return contentDocument?.querySelector('html')?.getBoundingClientRect().width;
        });
    await expect.poll(width).toBe(390);
    await page.getByRole('radio', { name: 'Small' }).check();
    await expect.poll(width).toBe(360);
    await page.getByRole('radio', { name: 'Large' }).check();
    await expect.poll(width).toBe(430);
    await page.getByRole('checkbox', { name: 'A second player beside' }).check();
    for (const [title, mobile, points] of [
      ['The app', '9876543210', '10,000'],
      ['The app of a second player', '9876543211', '500'],
    ] as const) {
      const app = page.frameLocator(`iframe[title="${title}"]`);
      await app.getByLabel('Phone number').fill(mobile);
      await app.getByLabel('Password', { exact: true }).fill('demo1234');
      await app.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(app.getByRole('link', { name: `Wallet ${points} pts`, exact: true })).toBeVisible();
    }
  });
});

for (const script of scripts)
  test(`the steps of docs/demos.md: ${script.title}`, async ({ page, mock }) => {
    test.setTimeout(90_000);
    const ask = async (method: string, path: string, body?: string): Promise<unknown> => {
      const reply = await fetch(mock.url + path, { method, ...(body !== undefined && { body }) });
      const answer: unknown = await reply.json();
      expect(reply.status, JSON.stringify(answer)).toBe(200);
      return answer;
    };
    await play(script, { page, ask });
  });

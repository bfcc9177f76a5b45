// What lies on top of a screen, and limits that hold: no word is cut, and all parts are within reach. With forced colours
// what is chosen is seen.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { violations } from '../../support/axe.ts';
import { cutWords, outOfReach } from '../../support/measure-layout.ts';
import { openGame, signIn } from '../../support/play.ts';
import { atSizes, standStill, withLargeText } from '../../support/sweep.ts';

test('no word of the limits that hold is broken, with text of 200 %', async ({ page }) => {
  await signIn(page, { path: '/limits' });
  await page.getByLabel('Daily limit').fill('500');
  await page.getByLabel('Remind me after (minutes)').fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('after 30 min')).toBeVisible();
  expect(await withLargeText(page, cutWords)).toEqual([]);
});

test.describe('what lies on top of a screen', () => {
  /** All words whole, all parts within reach, the buttons in sight: at 320 px, zoomed, and with text of 200 %. */
  const expectWhole = async (page: Page): Promise<void> => {
    const both = async (): Promise<readonly string[]> => [
      ...(await cutWords(page)),
      ...(await outOfReach(page)),
    ];
    const found = [...(await atSizes(page, both, ['small', 'zoomed'])), ...(await withLargeText(page, both))];
    expect(found).toEqual([]);
  };

  test('the question before a bid of 120 rows', async ({ page }) => {
    await standStill(page);
    await signIn(page);
    await openGame(page, /^Kalyan/, 'SP Motor');
    await page.getByLabel('Enter Pana').fill('1234567890');
    await page.getByLabel('Enter Points').fill('10');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm bid' });
    await expect(dialog.getByRole('listitem')).toHaveCount(120);
    await expectWhole(page);
  });

  test('How this works', async ({ page }) => {
    await standStill(page);
    await signIn(page);
    await openGame(page, /^Kalyan/, 'Full Sangam');
    await page.getByRole('button', { name: 'How this works' }).click();
    await expect(page.getByRole('dialog', { name: 'How this works' }).getByText('Got it')).toBeVisible();
    await expectWhole(page);
    expect(await violations(page)).toEqual([]);
  });

  test('the question before a transfer', async ({ page }) => {
    await standStill(page);
    await signIn(page);
    await page.goto('/transfer');
    await page.getByRole('textbox', { name: 'Points' }).fill('250');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('9876543211');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm transfer' })).toBeVisible();
    await expectWhole(page);
  });

  test('the side menu', async ({ page }) => {
    await standStill(page);
    await signIn(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWhole(page);
  });

  test('a toast', async ({ page }) => {
    await standStill(page);
    await signIn(page);
    await openGame(page, /^Kalyan/, 'Single Pana');
    // The same words are at the field; the toast stays for some seconds.
    await page.getByLabel('Pana', { exact: true }).fill('421');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('alert').first()).not.toBeEmpty();
    expect(await atSizes(page, cutWords, ['small', 'zoomed'])).toEqual([]);
    expect(await withLargeText(page, cutWords)).toEqual([]);
  });
});

/** How a part is drawn. */
const look = (element: Locator) =>
  element.evaluate(one => {
    const { backgroundColor, borderTopWidth, borderTopStyle, color } = getComputedStyle(one);
    return { background: backgroundColor, edge: borderTopStyle === 'none' ? '0px' : borderTopWidth, color };
  });

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('every button, pill and chip has an edge, the chosen session is filled, and only a ticked box shows its tick', async ({
    page,
  }) => {
    await signIn(page, { path: '/wallet' });
    for (const name of ['Add Fund', 'Withdraw Fund'])
      expect((await look(page.getByRole('link', { name }))).edge).toBe('1px');
    await page.goto('/imp');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect((await look(page.getByRole('button', { name: 'Menu' }))).edge).toBe('1px');
    const pill = page.getByText('Open and Close bids', { exact: true }).first();
    expect((await look(pill)).edge).not.toBe('0px');

    await openGame(page, /^Kalyan/, 'SP DP TP');
    const half = (name: string) =>
      page.locator('label', { has: page.getByRole('radio', { name }) }).locator('span');
    for (const [chosen, other] of [
      ['Open', 'Close'],
      ['Close', 'Open'],
    ] as const) {
      await page.getByRole('radio', { name: chosen }).check({ force: true });
      await expect
        .poll(async () => (await look(half(chosen))).background)
        .not.toBe((await look(half(other))).background);
      expect((await look(half(chosen))).color).not.toBe((await look(half(other))).color);
      expect([(await look(half(chosen))).edge, (await look(half(other))).edge]).toEqual(['1px', '1px']);
    }
    await page.getByRole('checkbox', { name: 'DP' }).check({ force: true });
    const tick = (name: string) =>
      page.locator('label', { has: page.getByRole('checkbox', { name }) }).locator('svg');
    await expect(tick('DP')).toBeVisible();
    await expect(tick('SP')).toBeHidden();
  });
});

// Layers above a screen: no word is cut, all parts are within reach, and WCAG A and AA hold. With forced
// colours a choice stays visible.
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../../support/app.ts';
import { violations } from '../../support/axe.ts';
import { cutWords, outOfReach } from '../../support/measure-layout.ts';
import { openGame, proceed, signIn } from '../../support/play.ts';
import { atSizes, standStill, withLargeText } from '../../support/sweep.ts';

/** All words whole, all parts within reach, the buttons in sight: at 320 px, zoomed, lying, and with text of 200 %. */
async function faults(page: Page): Promise<readonly string[]> {
  const both = async (): Promise<readonly string[]> => [
    ...(await cutWords(page)),
    ...(await outOfReach(page)),
  ];
  return [...(await atSizes(page, both, ['small', 'zoomed', 'lying'])), ...(await withLargeText(page, both))];
}

const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (document.documentElement.scrollWidth > innerWidth ? ['too wide'] : []));

function notInSight(element: Element): readonly string[] {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight ? [] : ['out of sight'];
}

for (const [game, fill] of [
  ['Single Pana', { Pana: '128', Points: '50' }],
  ['Single Digit', { Digit: '7', Points: '50' }],
] as const)
  test(`the form of ${game} with a row is whole at 320 px with text of 200 %`, async ({ page }) => {
    await signIn(page);
    await openGame(page, /^Kalyan/, game);
    await proceed(page, fill);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(page.getByRole('button', { name: /^Delete \d/ })).toBeVisible();
    expect([...(await cutWords(page)), ...(await tooWide(page))]).toEqual([]);
  });

test('layers above a screen are whole and within reach, and meet WCAG A and AA', async ({ page }) => {
  await standStill(page);
  await signIn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await faults(page), 'side menu').toEqual([]);
  expect(await violations(page), 'side menu').toEqual([]);
  await page.keyboard.press('Escape');

  await openGame(page, /^Kalyan/, 'Full Sangam');
  await page.getByRole('button', { name: 'How this works' }).click();
  const understood = page.getByRole('dialog', { name: 'How this works' }).getByText('Got it');
  await expect(understood).toBeVisible();
  expect(await faults(page), 'How this works').toEqual([]);
  expect(await violations(page), 'How this works').toEqual([]);
  await understood.click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await page.getByRole('button', { name: 'Single Pana', exact: true }).click();
  await page.getByRole('main').getByLabel('Pana', { exact: true }).fill('12');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await violations(page), 'suggestions').toEqual([]);
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('Number 421 is not valid');
  // A toast stays for three seconds, and appears again at the next tap.
  for (const ask of [
    async () => [
      ...(await atSizes(page, cutWords, ['small', 'zoomed'])),
      ...(await withLargeText(page, cutWords)),
    ],
    () => violations(page),
  ]) {
    await proceed(page, { Pana: '421', Points: '50' });
    await expect(toast).toBeVisible();
    expect(await ask(), 'toast and field error').toEqual([]);
  }
  await proceed(page, { Pana: '128', Points: '50' });
  await expect(page.getByRole('button', { name: 'Delete 128' })).toBeVisible();
  expect(await violations(page), 'slip').toEqual([]);
  const fits = async () => [...(await cutWords(page)), ...(await tooWide(page))];
  expect(await atSizes(page, fits, ['small', 'lying']), 'slip').toEqual([]);
  expect(await withLargeText(page, fits), 'slip').toEqual([]);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const warning = page.getByRole('dialog', { name: 'Confirm bid' }).getByText('a bid cannot be cancelled');
  await expect(warning).toBeVisible();
  expect(await violations(page), 'dialog').toEqual([]);
  const warned = () => warning.evaluate(notInSight);
  expect(await atSizes(page, warned, ['small', 'lying']), 'dialog').toEqual([]);
  expect(await withLargeText(page, warned), 'dialog').toEqual([]);
  expect(await faults(page), 'dialog').toEqual([]);
  await page.getByRole('button', { name: 'SUBMIT', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
  expect(await violations(page), 'receipt').toEqual([]);
});

test('amounts to tap are whole, and leave the words below them alone', async ({ page, mock }) => {
  await standStill(page);
  const [request] = v.parse(
    v.tuple([v.looseObject({ id: v.number() })]),
    await mock.db('fund_requests?status=pending'),
  );
  await mock.fundRequest(request.id, 'approved');
  await signIn(page, { path: '/withdraw' });
  await expect(page.getByRole('button', { name: '10,000' })).toBeVisible();
  expect(await withLargeText(page, cutWords)).toEqual([]);
});

test('the questions before a bid of 120 rows and before a transfer are whole and within reach', async ({
  page,
}) => {
  await standStill(page);
  await signIn(page);
  await openGame(page, /^Kalyan/, 'SP Motor');
  await page.getByLabel('Enter Pana').fill('1234567890');
  await page.getByLabel('Enter Points').fill('10');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm bid' });
  await expect(dialog.getByRole('listitem')).toHaveCount(120);
  expect(await faults(page)).toEqual([]);

  await page.goto('/transfer');
  await page.getByRole('textbox', { name: 'Points' }).fill('250');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('9876543211');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm transfer' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('with betting off the remaining shortcuts are in the middle, without a hole', async ({ page, mock }) => {
  await mock.reset({ scenario: 'betting-off', seed: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const links = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  await expect(links).toHaveText(['Starline', 'Gali Disawar']);
  const middles = await links.evaluateAll(all =>
    all.map(link => link.getBoundingClientRect()).map(({ left, right }) => (left + right) / 2),
  );
  expect(middles.reduce((sum, middle) => sum + middle) / 2).toBeCloseTo(390 / 2, 0);
});

/** The look of a part. */
const look = (element: Locator) =>
  element.evaluate(one => {
    const { backgroundColor, borderTopWidth, borderTopStyle, color } = getComputedStyle(one);
    return { background: backgroundColor, edge: borderTopStyle === 'none' ? '0px' : borderTopWidth, color };
  });

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the main button of a screen is filled, and others are not', async ({ page }) => {
    const filled = async (role: 'button' | 'link', name: string): Promise<boolean> => {
      const button = page.getByRole(role, { name, exact: true });
      const [{ background }, page_] = [await look(button), await look(page.locator('body'))];
      return background !== page_.background;
    };
    await signIn(page, { path: '/wallet' });
    expect([await filled('link', 'Add Fund'), await filled('link', 'Withdraw Fund')]).toEqual([true, false]);
    await page.goto('/withdraw');
    expect(await filled('button', 'Submit')).toBe(true);
    await page.goto('/imp');
    await openGame(page, /^Kalyan/, 'Single Pana');
    expect(await filled('button', 'Proceed')).toBe(true);
    // Submit is the main button then.
    await proceed(page, { Pana: '128', Points: '50' });
    expect([await filled('button', 'Proceed'), await filled('button', 'Submit')]).toEqual([false, true]);
  });

  test('every button, pill and chip has an edge, the chosen session is filled, and only a ticked box shows its tick', async ({
    page,
  }) => {
    await signIn(page, { path: '/wallet' });
    for (const name of ['Add Fund', 'Withdraw Fund'])
      expect((await look(page.getByRole('link', { name }))).edge).toBe('1px');
    await page.goto('/imp');
    await expect(page.getByRole('article').first()).toBeVisible();
    // The edge of a sign is close to it, because its target may reach over the words next to it.
    const sign = page.getByRole('button', { name: 'Menu' }).locator('svg');
    expect(await sign.evaluate(svg => getComputedStyle(svg).outlineWidth)).toBe('1px');
    const pill = page.getByText(/^Open: \d+ min left$/).first();
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

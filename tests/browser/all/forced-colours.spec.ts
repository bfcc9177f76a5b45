import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { logIn, openGame } from '../../support/play.ts';

test.use({ forcedColors: 'active' });

const look = (element: Locator) =>
  element.evaluate(one => {
    const { backgroundColor, borderTopWidth, borderTopStyle, color } = getComputedStyle(one);
    return { background: backgroundColor, edge: borderTopStyle === 'none' ? '0px' : borderTopWidth, color };
  });

test('with forced colours the chosen session is filled, the other is not, and both have edges', async ({
  page,
}) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'Single Pana');
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
});

test('with forced colours only a ticked box shows its tick', async ({ page }) => {
  await logIn(page);
  await openGame(page, /^Kalyan/, 'SP DP TP');
  await page.getByRole('checkbox', { name: 'DP' }).check({ force: true });
  const tick = (name: string) =>
    page.locator('label', { has: page.getByRole('checkbox', { name }) }).locator('svg');
  await expect(tick('DP')).toBeVisible();
  await expect(tick('SP')).toBeHidden();
});

test('with forced colours every button, pill and chip has an edge', async ({ page }) => {
  await logIn(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect((await look(page.getByRole('button', { name: 'Menu' }))).edge).toBe('1px');
  expect((await look(page.getByText('Open and Close bids', { exact: true }).first())).edge).not.toBe('0px');
  await page.goto('/wallet');
  for (const name of ['Add Fund', 'Withdraw Fund'])
    expect((await look(page.getByRole('link', { name }))).edge).toBe('1px');
});

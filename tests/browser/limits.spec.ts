import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openGame, proceed, signIn, toldIsNoted } from '../support/play.ts';

/** Sets limits as a player does. */
async function setLimits(page: Page, fill: Readonly<Record<string, string>>, pause?: string): Promise<void> {
  await page.goto('/limits');
  for (const [label, value] of Object.entries(fill)) await page.getByLabel(label).fill(value);
  if (pause !== undefined) await page.getByLabel('Pause').selectOption(pause);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveSaid('Saved');
}

test('two tabs cannot exceed a daily limit together, and a reload changes nothing', async ({
  page,
  context,
}) => {
  await signIn(page);
  // 120 points were bid on main markets today.
  await setLimits(page, { 'Daily limit': '320' });
  const there = await context.newPage();
  for (const tab of [page, there]) {
    await tab.goto('/imp');
    await openGame(tab, /^Kalyan/, 'Single Digit');
    await proceed(tab, { Digit: '7', Points: '150' });
    await tab.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(tab.getByRole('dialog', { name: 'Confirm bid' })).toBeVisible();
  }
  const confirm = (tab: Page) => tab.getByRole('dialog', { name: 'Confirm bid' }).getByText('SUBMIT').click();
  await Promise.all([confirm(page), confirm(there)]);
  const ends = [page, there].map(tab =>
    tab
      .getByText(/^Bid placed successfully!$|^Your daily limit leaves 50 pts$/)
      .first()
      .textContent(),
  );
  expect((await Promise.all(ends)).map(String).toSorted()).toEqual([
    'Bid placed successfully!',
    'Your daily limit leaves 50 pts',
  ]);
  await toldIsNoted(page);
  await there.close();
  await page.goto('/imp');
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '77', Points: '60' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  // Which of this day's bids the history has shown is not known after a reload: SUBMIT knows.
  const refused = page.getByText('Your daily limit leaves 50 pts').first();
  const question = page.getByRole('dialog', { name: 'Confirm bid' });
  await expect(refused.or(question)).toBeVisible();
  if (await question.isVisible()) await question.getByText('SUBMIT').click();
  await expect(refused).toBeVisible();
});

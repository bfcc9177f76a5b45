// Only a layout engine shows what moves.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { signIn } from '../support/play.ts';

const forms = [
  { path: '/withdraw', button: 'Submit', fill: { Points: '10' }, error: 'Min amt is 1,000' },
  { path: '/withdraw', button: 'Submit', fill: { Points: '1000' }, error: 'Please select a payment method' },
  { path: '/transfer', button: 'Submit', fill: { Points: '' }, error: 'Points is required!' },
  {
    path: '/transfer',
    button: 'Submit',
    fill: { Points: '250', 'Phone number': '1' },
    error: 'Phone.No is not Valid!',
  },
  { path: '/payviaupi', button: 'Add Money', fill: { Amount: '7' }, error: 'Minimum amount to add is 500' },
  { path: '/imp4', button: 'Submit', fill: { From: '99/99/2026' }, error: 'Date input not valid.' },
  {
    path: '/change',
    button: 'Submit',
    fill: { 'Current Password': '' },
    error: 'Current Password is required!',
  },
] as const;

/** Where all fields and buttons of the screen are. */
const places = (page: Page): Promise<readonly number[]> =>
  page
    .getByRole('main')
    .locator('input, select, button, a')
    .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().top + scrollY)));

for (const width of [390, 320])
  for (const { path, button, fill, error } of forms)
    test(`'${error}' on ${path} takes the place of a hint and moves nothing at ${width} px`, async ({
      page,
      mock,
    }) => {
      expect(mock).toBeDefined();
      await page.setViewportSize({ width, height: 844 });
      await signIn(page, { path });
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const [name, text] of Object.entries(fill)) await page.getByRole('textbox', { name }).fill(text);
      const paytm = page.getByRole('radio', { name: 'Paytm' });
      if (await paytm.isVisible()) await paytm.check();
      const before = await places(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(error)).toBeVisible();
      expect(await places(page)).toEqual(before);
    });

test('an error of the whole form moves nothing', async ({ page, mock }) => {
  expect(mock).toBeDefined();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('9876543210');
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
    const before = await places(page);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Invalid credentials')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    expect(await places(page)).toEqual(before);
  }
});

// A bid form that traps nobody with money: what is typed goes with Submit, one balance is shown, and after SUBMIT nothing moves.
import { expect, test } from '../support/app.ts';
import { watchShifts } from '../support/measure-layout.ts';
import { bidPath, dialogOf, placed, submitOf } from '../support/placing-steps.ts';
import { openGame, proceed, signIn, toldIsNoted, wallet } from '../support/play.ts';

test('Submit takes along what is typed, the top bar and the question say what is left, and after SUBMIT nothing moves', async ({
  page,
  mock,
}) => {
  const shifts = await watchShifts(page);
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Jodi Digit');
  await proceed(page, { 'Enter Digit': '47', Points: '75' });
  await page.goBack();
  await page.getByRole('button', { name: 'Single Digit', exact: true }).click();
  await proceed(page, { Digit: '7', Points: '50' });
  await expect(wallet(page)).toHaveAccessibleName('Wallet 9,875 left 2 unsent slips');
  await expect(page.getByRole('main')).not.toContainText('9,875');
  const digit = page.getByRole('combobox', { name: 'Digit' });
  await digit.fill('8');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Points' })).toHaveAccessibleDescription(
    'Please enter point',
  );
  await expect(dialogOf(page)).toBeHidden();

  await page.getByRole('textbox', { name: 'Points' }).fill('60');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialogOf(page).getByRole('listitem')).toHaveText([/^7 .*50 pts/, /^8 .*60 pts/]);
  await expect(dialogOf(page)).toContainText(/Total Points\s*110/);
  await expect(dialogOf(page)).toContainText(/Balance after\s*9,815/);
  await expect(wallet(page)).toContainText('9,815 left');
  await mock.faults({ path: bidPath, kind: 'latency', value: 1500 });
  const before = (await shifts()).length;
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Bid placed/ })).toBeInViewport();
  await expect(digit).toBeHidden();
  await expect(wallet(page)).toHaveAccessibleName('Wallet 9,815 left 1 unsent slip');
  // The balance is written anew.
  const moved = (await shifts()).slice(before).map(shift => shift.moved);
  expect(moved.filter(words => !words.startsWith('Wallet'))).toEqual([]);
  await page.getByRole('button', { name: 'New bid' }).click();
  await expect(digit).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Points' })).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeHidden();
  await toldIsNoted(page);
});

test('after a board that was used and scrolled, the receipt is in view with its heading', async ({
  page,
}) => {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Pana');
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  for (const number of ['128', '137', '146'])
    await page.getByRole('grid').getByRole('button', { name: number }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await page.getByRole('button', { name: 'Show slip' }).click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await expect(page.getByRole('heading', { name: /^Bid placed/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: /^Bid placed/ })).toBeFocused();
  await toldIsNoted(page);
});

import { expect, test } from '../../support/app.ts';
import { logIn, signIn } from '../../support/play.ts';
import { startTranscript } from './transcript.ts';

// The words that a player hears who cannot see and uses only a keyboard. After each line of keys come the
// element with the focus and, in brackets, the live regions.

test.use({ isMobile: false, hasTouch: false, reducedMotion: 'reduce' });
test.beforeEach(({ mock }) => mock.clock({ now: '2026-11-21T07:30:00' }));

test('a log-in is spoken, with the errors of a number that is too short and of no password', async ({
  page,
}) => {
  const walk = await startTranscript(page);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'WhatsApp support' })).toBeVisible();
  await walk(`
    > Tab
      Language, group, English, radio, checked
    > Tab
      Phone number, textbox
    > Tab
      Password, textbox
    > Tab
      Show password, button
    > Tab
      Login, button
    > Tab
      New here? Register, button
    > Tab
      Forgot password?, link
    > Tab
      WhatsApp support, link
    > Tab
      How To Play, link
    > Tab
      About this app, link
    > Shift+Tab, Shift+Tab, Shift+Tab, Shift+Tab, Shift+Tab, Shift+Tab, Shift+Tab
      Password, textbox
    > Shift+Tab
      Phone number, textbox
    > "98765"
      98765
    > Enter
      98765, invalid
      (Invalid phone number!)
      (Password is required!)
    > "43210"
      9876543210
    > Tab
      Password, textbox, invalid, Password is required!
    > "wrong-one"
      •••••••••
    > Enter
      (Invalid credentials)
    > Control+a, "demo1234"
      ••••••••
    > Enter
      Markets, heading
    > Shift+Tab
      Menu, button
  `);
});

test('a bid is spoken from the markets to its receipt', async ({ page }) => {
  test.setTimeout(90_000);
  const walk = await startTranscript(page);
  await logIn(page);
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'How a bid works' })).toBeVisible();
  await walk(`
    > Tab
      Wallet 10,000 pts, link
    > Tab
      Yours, region, How a bid works, button
    > Tab
      Welcome to the demo. Points here are play points: nothing is bought, won or paid., button
    > Tab
      Add Fund, link
    > Tab
      Withdraw, link
    > Tab
      Starline, link
    > Tab
      Gali Disawar, link
    > Tab
      History, link
    > Tab
      Closes next, region, Sridevi Morning , Open and Close bids, Play, button, not declared yet Open bids till 10:00 AM · Close till 12:00 PM
    > Tab, Tab
      Time Bazar , Open and Close bids, Play, button, not declared yet Open bids till 1:10 PM · Close till 2:10 PM
    > Enter
      Time Bazar, heading
  `);
  // The heading is there at once, the rest with the screen's own files.
  await expect(page.getByRole('button', { name: 'Single Digit' })).toBeVisible();
  await walk(`
    > Tab
      Wallet 10,000 pts, link
    > Tab
      Single Digit, button, 0 to 9
    > Enter
      Single Digit, heading
  `);
  await expect(page.getByRole('button', { name: 'How this works' })).toBeVisible();
  await walk(`
    > Tab
      Wallet 10,000 left, link
    > Tab
      How this works, button, Single Digit
    > Tab
      Session, group, Open, radio, checked
    > Tab
      Fill, button
    > Tab
      Digit, combobox
    > Enter
      Points, textbox
    > Enter
      Digit, combobox, invalid, Please enter the number
    > "5"
      5
    > Enter
      Points, textbox
    > Enter
      invalid
      (Please enter point)
    > Backspace, "50"
      50
      (If 5 comes: 475 pts)
    > Enter
      Digit, combobox
      (5 for 50 points added, 1 bid, 50 points)
    > "8"
      8
    > Enter
      Points, textbox
    > "40"
      40
      (If 8 comes: 380 pts)
    > Enter
      Digit, combobox
      (8 for 40 points added, 2 bids, 90 points)
  `);
  // A person takes longer than a tenth of a second from here to the dialog, and does not hear it again there.
  await expect(page.locator('[aria-live=polite] span')).toHaveCount(0);
  await walk(`
    > Shift+Tab
      Fill, button
    > Shift+Tab
      Session, group, Open, radio, checked
    > Shift+Tab, Enter
      How this works, dialog, Got it, button
    > Enter
      How this works, button, Single Digit
    > Tab, Tab, Tab, Tab
      Points, textbox
    > Tab
      Digit: tap a number, group, 0, button
    > Tab
      Add to the points, group, +10, button
    > Tab
      +20, button
    > Tab
      +50, button
    > Tab
      +100, button
    > Tab
      +500, button
    > Tab
      Proceed, button
    > Tab
      Slips, button
    > Tab
      Delete all, button
    > Tab
      Delete 5, button
    > Tab
      Delete 8, button
    > Shift+Tab, Enter
      (5 deleted Undo)
    > Tab
      Submit, button, 1 bid 40 pts
    > Enter
      Confirm bid, dialog, Total Bid 1 Total Points 40 Most you can win 380 Balance after 9,960 Result after 1:10 PM, Once placed, a bid cannot be cancelled in any situation., CANCEL, button
    > Tab
      SUBMIT, button
    > Escape
      Submit, button, 1 bid 40 pts
    > Enter
      Confirm bid, dialog, Total Bid 1 Total Points 40 Most you can win 380 Balance after 9,960 Result after 1:10 PM, Once placed, a bid cannot be cancelled in any situation., CANCEL, button
    > Tab
      SUBMIT, button
    > Enter
      Receipt, region, Bid placed Placed 7:30 AM · Time Bazar Open · 1 bid · 40 pts · result after 1:10 PM, heading
      (Balance: 9,960 pts)
    > Tab
      View bids, button
    > Tab
      Bid again, button
    > Tab
      Share, button
  `);
});

test('a history and its dates are spoken', async ({ page }) => {
  const walk = await startTranscript(page);
  await signIn(page);
  await page.goto('/imp4');
  await expect(page.getByRole('link', { name: /^Wallet/ })).toBeVisible();
  await walk(`
    > Tab
      Back, button
    > Tab
      Menu, button
    > Tab
      Wallet 10,000 pts, link
    > Tab
      Show, group, All, radio, checked
    > Tab
      Period, group, Today, radio, checked
    > Tab
      From, textbox, 11/21/2026
    > "11012026"
      11/01/2026
    > Tab
      From: choose from the calendar, button
    > Tab
      To, textbox, 11/21/2026
    > Tab
      To: choose from the calendar, button
    > Tab
      Submit, button
    > Enter
      (List updated)
  `);
});

test('the filter of a history is spoken', async ({ page, mock }) => {
  // There is something to filter on the days of the world alone.
  await mock.reset();
  const walk = await startTranscript(page);
  await signIn(page);
  await page.goto('/imp4');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).focus();
  await walk(`
    > Tab
      Filters, button
    > Enter
      Filters, dialog, Market, combobox, Any market
    > Tab
      Game, combobox, Any game
    > Tab
      Session, combobox, Any session
    > Tab
      Status, combobox, Any status
    > Tab
      Number, searchbox
    > Tab
      Sort, combobox, Newest
  `);
});

test('a withdrawal is spoken, with its error first', async ({ page }) => {
  const walk = await startTranscript(page);
  await signIn(page);
  await page.goto('/withdraw');
  await expect(page.getByRole('link', { name: /^Wallet/ })).toBeVisible();
  await walk(`
    > Tab
      Back, button
    > Tab
      Menu, button
    > Tab
      Wallet 10,000 pts, link
    > Tab
      Withdrawals are paid between 10:00 AM and 6:00 PM., button
    > Tab
      Points, textbox, Balance: 10,000 pts
    > "5"
      5
    > Tab
      Set the amount, group, 1,000, button
    > Tab
      2,000, button
    > Tab
      5,000, button
    > Tab
      Max, button
    > Tab
      Payment method, combobox, Choose a method
    > Tab
      Submit, button
    > Enter
      Points, textbox, 5, invalid, Min amt is 1,000 Balance: 10,000 pts
    > Control+a, "1000"
      1000
    > Enter
      Payment method, combobox, Choose a method, invalid, Please select a payment method
    > Tab
      Submit, button
    > Enter
      Payment method, combobox, Choose a method, invalid, Please select a payment method
  `);
});

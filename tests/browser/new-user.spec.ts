import { expect, test } from '../support/app.ts';
import * as player from '../support/new-user.ts';
import { phone, type Press } from '../support/new-user.ts';
import { holdCalls } from '../support/traffic.ts';
import { openedLinks } from '../support/opened-links.ts';

const press: Press = button => button.click();

/** Taps twice at once, and a third time while the button says that it is busy; until then no call gets through. */
const pressThrice: Press = async (button, busyWord) => {
  const page = button.page();
  const release = await holdCalls(page);
  await button.dblclick();
  const busy = page.getByRole('button', { name: busyWord });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await release();
};

/** Each of these reached the server as often as the player meant it. */
const meant = {
  '/api-check-mobile': 1,
  '/api-user-registration': 1,
  '/api-forget-check-mobile': 1,
  '/api-forgot-password': 1,
  '/api-user-login': 1,
  '/api-fund-request-add': 1,
  '/api-check-user-for-transfer-amt': 1,
  '/api-user-transfer-wallet-balance': 1,
  '/api-resend-otp': 1,
  '/api-add-user-upi-details': 1,
  '/api-user-withdraw-fund-request': 1,
  // Read when the screen opens, and again at Submit; the bids of yesterday once, for all visits of the list of histories.
  '/api-bid-history-data': 3,
  '/api-galidisawar-wining-history-data': 2,
};

for (const { title, latency, pressed } of [
  { title: 'a new user goes all the way through the account and the wallet', latency: 0, pressed: press },
  {
    title: 'the same over a slow line, each tap held until it was repeated: busy words, second taps ignored',
    latency: 100,
    pressed: pressThrice,
  },
]) {
  test(title, async ({ page, mock }) => {
    test.setTimeout(90_000);
    if (latency > 0) await mock.faults({ path: '*', kind: 'latency', value: latency, times: -1 });
    const links = await openedLinks(page);
    await player.register(page, pressed);
    await player.logOut(page);
    await player.losePassword(page, pressed);
    await player.deposit(page, mock, pressed);
    await player.transfer(page, pressed);
    await player.withdraw(page, pressed);
    await player.readHistories(page, pressed);
    await player.logOut(page);

    expect(links).toHaveLength(1);
    const [user] = (await mock.db(`users?mobile=${phone}`)) as { id: number; user_name: string }[];
    expect(user?.user_name).toBe('New Player');
    const ledger = (await mock.db(`ledger?user_id=${user?.id}`)) as { points: number }[];
    expect(ledger.map(({ points }) => points)).toEqual([5000, -250, -1000]);
    expect(await mock.db(`withdrawals?user_id=${user?.id}`)).toMatchObject([
      { request_amount: 1000, status: 'pending' },
    ]);
    expect(await mock.db('transfers?amount=250')).toMatchObject([{ from_user_id: user?.id, to_user_id: 2 }]);
    const calls = (await mock.requests()).map(({ path }) => path);
    const counted = Object.keys(meant).map(path => [path, calls.filter(call => call === path).length]);
    expect(Object.fromEntries(counted)).toEqual(meant);
  });
}

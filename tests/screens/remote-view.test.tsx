import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppMock } from '../support/app-mock.ts';
import { holdReply } from '../support/held-reply.ts';
import { passTimeAtOnce, settle } from '../support/pass-time.ts';
import { setNetwork } from '../../src/lib/network.ts';
import { renderApp } from '../support/render-app.tsx';

const numbers = "Couldn't load your payout numbers.";

/** Every list and figure: its screen, the call that reads it, and the text when that fails. */
const readings: readonly (readonly [path: string, call: string, text: string])[] = [
  ['/imp', '/api-get-dashboard-data', "Couldn't load the markets."],
  ['/imp2', '/api-starline-game', "Couldn't load the markets."],
  ['/galiIMP', '/api-galidisawar-game', "Couldn't load the markets."],
  ['/charts', '/api-get-dashboard-data', "Couldn't load the charts."],
  ['/gameRates', '/api-game-rates', "Couldn't load the rates."],
  ['/htp', '/api-how-to-play', "Couldn't load the guide."],
  ['/imp4', '/api-bid-history-data', "Couldn't load your bids."],
  ['/imp3', '/api-wining-history-data', "Couldn't load your wins."],
  ['/imp5', '/api-starline-bid-history-data', "Couldn't load your bids."],
  ['/imp6', '/api-starline-wining-history-data', "Couldn't load your wins."],
  ['/impbid', '/api-galidisawar-bid-history-data', "Couldn't load your bids."],
  ['/impwin', '/api-galidisawar-wining-history-data', "Couldn't load your wins."],
  ['/transaction', '/api-wallet-transaction-history', "Couldn't load your wallet history."],
  ['/imp7', '/api-wallet-transaction-history', "Couldn't load your wallet history."],
  ['/addfundhistory', '/api-wallet-transaction-history', "Couldn't load your deposits."],
  ['/withdrawhistory', '/api-user-withdraw-transaction-history', "Couldn't load your withdrawals."],
  ['/withdraw', '/api-get-wallet-info', "Couldn't load the hours and limits of withdrawals."],
  ['/withdraw', '/api-get-user-payment-details', numbers],
  ['/withdrawrule', '/api-money-deposit-withdrawal-rule', "Couldn't load the rules."],
  ['/depositrule', '/api-money-deposit-withdrawal-rule', "Couldn't load the rules."],
  ['/imp9', '/apiGetawayStatus', "Couldn't load the payment methods."],
  ['/imp9', '/api-admin-bank-details', "Couldn't load the UPI ID to pay to. Do not pay yet."],
  ['/payviaupi', '/api-admin-bank-details', "Couldn't load the UPI ID to pay to. Do not pay yet."],
  ['/qrpay', '/payment-details', "Couldn't load the QR code. Do not pay yet."],
];

const drop = (path: string) => (mock: AppMock) => void mock.fault({ path, kind: 'drop', times: -1 });
/** The face of a failure: the alert that is not the toasts'. */
const face = async () => {
  const button = await screen.findByRole('button', { name: 'Try Again' });
  const alert = button.closest<HTMLElement>('[role=alert]');
  if (alert === null) throw new Error('Try Again is in no alert');
  return alert;
};

it.each(readings)('%s: when %s fails → %s', async (path, call, text) => {
  const { mock, user } = await renderApp(path, { arrange: drop(call) });
  const alert = await face();
  expect(within(alert).getByText(text)).toBeVisible();
  expect(within(alert).getByRole('link', { name: 'WhatsApp support' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543212',
  );
  mock.clearFaults();
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
  ['/imp4', '/api-bid-history-data', 'NO DATA FOUND'],
  ['/impwin', '/api-galidisawar-wining-history-data', 'NO DATA FOUND'],
  ['/imp9', '/apiGetawayStatus', 'Failed to load payment options. Please try again later.'],
  ['/withdraw', '/api-get-user-payment-details', 'An error occurred while fetching payment details'],
])("spec 2 §4, spec 1 §8: the specified text of %s is above the app's own", async (path, call, said) => {
  await renderApp(path, { arrange: drop(call) });
  const texts = within(await face())
    .getAllByText(/./)
    .map(element => element.textContent);
  expect(texts[0]).toBe(said);
  expect(texts[1]).toMatch(/^Couldn't load/);
});

it('Try Again is busy while it works, and keeps the focus when it fails again', async () => {
  const { mock, user } = await renderApp('/gameRates', { arrange: drop('/api-game-rates') });
  await face();
  const held = holdReply(mock, '/api-game-rates');
  mock.clearFaults();
  mock.fault({ path: '/api-game-rates', kind: 'status', value: 500, times: -1 });
  const button = screen.getByRole('button', { name: 'Try Again' });
  await user.click(button);
  await held.asked;
  expect(button).toHaveTextContent('Loading…');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await held.deliver();
  expect(button).toHaveTextContent('Try Again');
  expect(button).toHaveFocus();
});

it('a history is tried again with the dates that were chosen', async () => {
  const { mock, user } = await renderApp('/imp4');
  mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 500, times: 1 });
  const from = screen.getByLabelText('From', { selector: 'input[type=text], input:not([type])' });
  await user.clear(from);
  await user.type(from, '11/05/2026');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(within(await face()).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull());
  const asked = mock.calls().filter(call => call.path === '/api-bid-history-data');
  expect(asked.slice(-2).map(call => call.body)).toMatchObject([
    { bid_from: '11/5/2026', bid_to: '11/21/2026' },
    { bid_from: '11/5/2026', bid_to: '11/21/2026' },
  ]);
});

it.each([
  ['/imp4', 'Markets', '/imp'],
  ['/imp6', 'KALYAN STARLINE', '/imp2'],
  ['/impwin', 'GALI DISAWAR', '/galiIMP'],
  ['/transaction', 'Wallet', '/imp7'],
  ['/charts', 'Markets', '/imp'],
])('an empty list on %s leads on to %s', async (path, name, href) => {
  await renderApp(path, { scenario: 'empty' });
  await screen.findByText('NO DATA FOUND');
  expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

/** The device reports the loss or return of its network, and the site's host can be reached or not. */
const goOnline = async (online: boolean): Promise<void> => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  vi.stubGlobal('fetch', async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return { ok: true, text: async () => '{"version": "one"}' };
  });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  await settle();
};

afterEach(() => {
  setNetwork('online');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['/imp', '/api-get-dashboard-data'],
  ['/imp2', '/api-starline-game'],
  ['/imp4', '/api-bid-history-data'],
  ['/transaction', '/api-wallet-transaction-history'],
  ['/htp', '/api-how-to-play'],
])('%s that is opened without a network says so at once, and loads when it returns', async (path, call) => {
  const { mock } = await renderApp(path, { arrange: drop('*') });
  await goOnline(false);
  expect(within(await face()).getByText('No connection')).toBeVisible();
  await waitFor(() => expect(mock.calls().map(one => one.path)).toContain(call));
  await settle();
  mock.clearFaults();
  await goOnline(true);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull());
  expect(screen.queryByText('No connection')).toBeNull();
});

it('data from before the network was lost shows its time', async () => {
  const { mock } = await renderApp('/transaction');
  await screen.findByRole('list', { name: 'Wallet History' });
  mock.advance('5m');
  await goOnline(false);
  expect(screen.getByText('Offline: showing last update')).toBeVisible();
  expect(screen.getByText('as of 1:00 PM')).toBeVisible();
  await goOnline(true);
  expect(screen.queryByText('as of 1:00 PM')).toBeNull();
});

it('markets that no poll has reached for two minutes are named old', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { mock } = await renderApp('/imp');
  await screen.findByRole('button', { name: /^Kalyan/ });
  // The next reply stays away, as after a long sleep of the device.
  holdReply(mock, '/api-get-dashboard-data');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByText('Offline: showing last update')).toBeNull();
  mock.advance('2m');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Offline: showing last update')).toBeVisible();
  expect(screen.getByText('as of 1:00 PM')).toBeVisible();
});

it.each(['/imp', '/imp4', '/wallet', '/qrpay'])(
  'on %s a read that never ends becomes a failure after 15 s',
  async path => {
    passTimeAtOnce();
    await renderApp(path, { arrange: mock => void mock.fault({ path: '*', kind: 'hang', times: -1 }) });
    expect(await screen.findAllByText(/^Couldn't load/, {}, { timeout: 40_000, interval: 500 })).not.toEqual(
      [],
    );
  },
);

it('the bar and the wallet show that the balance cannot be read', async () => {
  const { mock, user } = await renderApp('/imp', { arrange: drop('*') });
  const pill = await screen.findByRole('link', { name: 'Wallet Balance unknown' });
  await user.click(pill);
  expect(await screen.findByText("Couldn't load your balance.")).toBeVisible();
  expect(screen.queryByText('0', { exact: true })).toBeNull();
  mock.clearFaults();
  const alert = screen.getByText("Couldn't load your balance.").closest<HTMLElement>('[role=alert]');
  await user.click(within(alert ?? document.body).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('10,000', { selector: 'strong' })).toBeVisible();
});

it('a balance whose refresh fails stays, and is named old', async () => {
  const { mock, user } = await renderApp('/imp');
  mock.fault({ path: '/api-user-wallet-balance', kind: 'status', value: 500, times: -1 });
  await user.click(await screen.findByRole('link', { name: /^Wallet 10,000/ }));
  expect(await screen.findByText('Offline: showing last update')).toBeVisible();
  expect(screen.getByText('10,000', { selector: 'strong' })).toBeVisible();
});

it.each(['/imp', '/imp2', '/galiIMP'])(
  'with betting off %s says that it is paused, and leads to balance and withdrawing',
  async path => {
    const { user } = await renderApp(path, { scenario: 'betting-off' });
    expect(await screen.findByText(/^Bidding is paused at the moment. Your points are safe./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See your balance or withdraw' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Withdraw Fund' })).toBeVisible();
  },
);

it('with betting on nothing is said of a pause', async () => {
  await renderApp('/imp');
  await screen.findByRole('button', { name: /^Kalyan/ });
  expect(screen.queryByText(/paused/)).toBeNull();
});

it('while it is not known whether betting is on, the lists of one time offer the charts alone', async () => {
  await renderApp('/imp2', { arrange: drop('/api-get-dashboard-data') });
  const links = within(screen.getByRole('main'));
  expect(await links.findByRole('link', { name: 'Market Charts' })).toBeVisible();
  expect(links.queryByRole('link', { name: 'Bid-History' })).toBeNull();
  expect(screen.queryByText(/paused/)).toBeNull();
});

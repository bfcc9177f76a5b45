import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { decideDeposit } from '../../../mock-server/rules/money.ts';
import { points } from '../../../src/domain/points.ts';
import { type Deposit, isAwaited } from '../../../src/domain/wallet/deposit.ts';
import { fingerprint } from '../../../src/lib/fingerprint.ts';
import { deposit, none } from '../../support/deposit-pages.ts';
import { passTime } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';

const listPath = '/api-wallet-transaction-history';
const day = 86_400_000;

const region = () => screen.queryByRole('region', { name: 'Payments on their way' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
});

/** An asked deposit of 500 points, which the provider lists as its request 900. */
const asked = ({ at = Date.now(), ...fields }: Partial<Deposit> = {}): Deposit =>
  deposit({ points: points(500), at, before: none, phase: { kind: 'awaited', at }, ...fields });

async function open(
  route: string,
  kept: readonly Deposit[] = [asked()],
  status: 'pending' | 'rejected' = 'pending',
) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp(route, {
    begun: kept,
    arrange: mock => {
      // Deposits of 500 points of earlier days would be counted too.
      mock.data().ledger = mock
        .data()
        .ledger.filter(entry => entry.kind !== 'deposit' || entry.points !== 500);
      mock.data().fund_requests = [
        { id: 900, user_id: 1, request_amount: 500, status, at: '2026-11-21T07:29:00.000Z' },
      ];
    },
  });
  const decide = (status: 'approved' | 'rejected') =>
    decideDeposit(app.mock.data(), 900, status, '2026-11-21T07:31:00.000Z');
  return { ...app, decide, kept: () => [...app.deposits.kept.values()].filter(isAwaited).length };
}

// The markets bring a new balance every 5 s, and then the history is read at once.
it.each([
  ['/wallet', 21_000],
  ['/imp', 6000],
])('a deposit that was asked for waits on %s until it is approved', async (route, ms) => {
  const app = await open(route);
  expect(await screen.findByText('Payment of 500 pts')).toBeVisible();
  expect(within(region() ?? document.body).getByText('Waiting for approval')).toBeVisible();
  await pass(20_000);
  expect(screen.getByText('Waiting for approval')).toBeVisible();

  app.decide('approved');
  const said = 'Deposit of 500 pts approved.';
  // The toast disappears after three seconds, and the poll may come at any moment of its five.
  await passTime(ms, () => screen.queryByText(said) !== null);
  expect(region()).toBeNull();
  expect(screen.queryByText('Waiting for approval')).toBeNull();
  expect(screen.getByText(said)).toBeVisible();
  // A decided payment keeps its place until the player leaves.
  expect(within(screen.getByRole('region', { name: 'Deposits' })).getByText('Approved')).toBeVisible();
  expect(app.kept()).toBe(0);
});

it('the balance of the top bar is read again with the approval', async () => {
  const app = await open('/transfer');
  expect(await screen.findByText('Balance: 10,000 pts')).toBeVisible();
  app.decide('approved');
  await pass(21_000);
  expect(screen.getByText('Balance: 10,500 pts')).toBeVisible();
});

it('a rejected deposit is reported, and claims nothing', async () => {
  const app = await open('/wallet');
  await screen.findByText('Waiting for approval');
  app.decide('rejected');
  await pass(21_000);
  expect(
    screen.getByText('Deposit of 500 pts was rejected. If you have paid, please ask support.'),
  ).toBeVisible();
  expect(region()).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Deposits' })).getByText('Rejected')).toBeVisible();
  expect(app.kept()).toBe(0);
});

it('the next visit shows no decided deposit', async () => {
  const app = await open('/wallet');
  await screen.findByText('Waiting for approval');
  app.decide('approved');
  await pass(21_000);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Wallet History' })));
  await screen.findByRole('list', { name: 'Wallet History' });
  await act(async () => history.back());
  await screen.findByRole('list', { name: 'Latest transactions' });
  expect(screen.queryByRole('region', { name: 'Deposits' })).toBeNull();
});

it('a deposit that the list does not show for a day is marked so, and can be dismissed', async () => {
  const app = await open('/wallet', [asked({ points: points(700), at: Date.now() - day })], 'rejected');
  expect(
    await screen.findByText(
      'We have not found it in Wallet History for a day. If you have paid, please ask support.',
    ),
  ).toBeVisible();
  expect(within(region() ?? document.body).getByRole('link', { name: 'WhatsApp support' })).toBeVisible();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })));
  expect(region()).toBeNull();
  expect(app.kept()).toBe(0);
});

it('while the history cannot be read, the deposit waits', async () => {
  const app = await open('/wallet', [asked({ at: Date.now() - 2 * day })]);
  app.mock.fault({ path: listPath, kind: 'drop', times: -1 });
  app.decide('approved');
  await pass(41_000);
  expect(screen.getByText('Waiting for approval')).toBeVisible();
  app.mock.clearFaults();
  await pass(21_000);
  expect(region()).toBeNull();
});

it("another player's deposit is not shown, and stays for its player", async () => {
  const app = await open('/wallet', [asked({ owner: fingerprint('9876543211') })], 'rejected');
  await screen.findByRole('list', { name: 'Latest transactions' });
  await pass(21_000);
  expect(region()).toBeNull();
  expect(app.kept()).toBe(1);
});

it('without a deposit home reads the list once, for returned stakes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp('/imp');
  await pass(61_000);
  expect(app.mock.calls().filter(({ path }) => path === listPath)).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { wallet } from '../../src/contract/wallet.ts';
import { pointsIn } from '../../src/domain/amount.ts';
import { points } from '../../src/domain/points.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import { bettingAtom, loadDashboardAtom } from '../../src/state/reading/markets.ts';
import { refreshWalletAtom } from '../../src/state/reading/wallet-reading.ts';
import { walletAtom, walletFailedAtom } from '../../src/state/reading/wallet.ts';
import { createMock } from '../support/app-mock.ts';
import { phone } from '../support/example.ts';
import { holdReply } from '../support/held-reply.ts';
import { memoryMoney } from '../support/memory-money.ts';
import { openTab } from '../support/tab.ts';

const path = '/api-user-wallet-balance';

it('the reply to an older call, arriving after that to a newer one, does not restore the old balance', async () => {
  const mock = createMock();
  const held = holdReply(mock, path);
  const { store } = openTab(mock, memoryMoney());
  const older = store.set(refreshWalletAtom);
  await held.asked;
  const spent = { points: points(500), receiver: phone('9876543211') };
  expect(await store.get(environmentAtom).client.call(wallet.transfer, spent)).toMatchObject({ ok: true });
  expect(await store.set(refreshWalletAtom)).toBe(9500);
  await held.deliver();
  // The older call still returns the wallet of its time.
  expect(await older).toBe(10_000);
  expect(pointsIn(store.get(walletAtom))).toBe(9500);
});

it('an older call that fails after a newer one has succeeded is not reported', async () => {
  const mock = createMock();
  mock.fault({ path, kind: 'status', value: 500 });
  const held = holdReply(mock, path);
  const { store } = openTab(mock, memoryMoney());
  const older = store.set(refreshWalletAtom);
  await held.asked;
  expect(await store.set(refreshWalletAtom)).toBe(10_000);
  await held.deliver();
  expect(await older).toBeNull();
  expect(store.get(store.get(walletFailedAtom))).toBe(false);
});

it('a poll of the markets that was asked for before the points were spent does not bring the old balance back', async () => {
  const mock = createMock();
  const { store } = openTab(mock, memoryMoney());
  const held = holdReply(mock, '/api-get-dashboard-data');
  const poll = store.set(loadDashboardAtom);
  await held.asked;
  const spent = { points: points(500), receiver: phone('9876543211') };
  expect(await store.get(environmentAtom).client.call(wallet.transfer, spent)).toMatchObject({ ok: true });
  expect(await store.set(refreshWalletAtom)).toBe(9500);
  await held.deliver();
  await poll;
  expect(pointsIn(store.get(walletAtom))).toBe(9500);

  // The next poll is newer than the wallet's reply.
  expect(await store.get(environmentAtom).client.call(wallet.transfer, spent)).toMatchObject({ ok: true });
  await store.set(loadDashboardAtom);
  expect(pointsIn(store.get(walletAtom))).toBe(9000);
});

it('a poll of the markets that is the same as before a wallet of another amount has the newer balance', async () => {
  const mock = createMock();
  const { store } = openTab(mock, memoryMoney());
  await store.set(loadDashboardAtom);
  // Points that were held and are given back.
  mock.fault({ path, kind: 'reply', value: { status: true, wallet_amt: 9500 } });
  expect(await store.set(refreshWalletAtom)).toBe(9500);
  expect(pointsIn(store.get(walletAtom))).toBe(9500);
  await store.set(loadDashboardAtom);
  expect(pointsIn(store.get(walletAtom))).toBe(10_000);
});

it('a poll of the markets without a wallet leaves the balance', async () => {
  const mock = createMock();
  const { store } = openTab(mock, memoryMoney());
  expect(await store.set(refreshWalletAtom)).toBe(10_000);
  mock.fault({
    path: '/api-get-dashboard-data',
    kind: 'reply',
    value: { status: true, betting_status: '1', result: [] },
  });
  await store.set(loadDashboardAtom);
  expect(store.get(bettingAtom)).toBe(true);
  expect(pointsIn(store.get(walletAtom))).toBe(10_000);
});

import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { points } from '../../src/domain/points.ts';
import { valueOf } from '../../src/lib/remote.ts';
import { mainRatesAtom } from '../../src/state/reading/rates.ts';
import { closeSessionAtom, openSessionAtom, playerAtom } from '../../src/state/core/session.ts';
import { dashboardPollAtom, loadDashboardAtom } from '../../src/state/reading/markets.ts';
import { transferAtom } from '../../src/state/money/transfers.ts';
import { slidesAtom } from '../../src/state/reading/content.ts';
import { walletHistoryResource } from '../../src/state/reading/wallet-reading.ts';
import { phone } from '../support/example.ts';
import { holdReply } from '../support/held-reply.ts';
import { renderApp } from '../support/render-app.tsx';

const settled = () => act(async () => undefined);
const app = () => renderApp('/about');
const asked = (mock: Awaited<ReturnType<typeof app>>['mock'], path: string) =>
  mock.calls().filter(call => call.path === path).length;

afterEach(() => {
  vi.useRealTimers();
});

it('is asked for when it is looked at, and again when it is looked at again', async () => {
  const { store, mock } = await app();
  expect(asked(mock, '/api-game-rates')).toBe(0);
  const leave = store.sub(mainRatesAtom, () => undefined);
  await settled();
  expect(store.get(mainRatesAtom)).toMatchObject({
    kind: 'loaded',
    value: { singleDigit: { stake: '10', win: '95' } },
  });
  leave();
  store.sub(mainRatesAtom, () => undefined);
  await settled();
  expect(asked(mock, '/api-game-rates')).toBe(2);
});

it('the same answer keeps the old value, so that nothing is drawn', async () => {
  const { store } = await app();
  store.sub(mainRatesAtom, () => undefined)();
  await settled();
  const before = store.get(mainRatesAtom);
  store.sub(mainRatesAtom, () => undefined)();
  await settled();
  expect(store.get(mainRatesAtom)).toBe(before);
});

it('a failure keeps the last good value', async () => {
  const { store, network } = await app();
  store.sub(mainRatesAtom, () => undefined)();
  await settled();
  network.online = false;
  store.sub(mainRatesAtom, () => undefined)();
  await settled();
  expect(store.get(mainRatesAtom)).toMatchObject({
    kind: 'failed',
    last: { jodiDigit: { stake: '10', win: '950' } },
  });
});

it("nothing of a player stays behind, and a reply that arrives after the log-out is not the next player's", async () => {
  const { store, mock } = await app();
  store.sub(slidesAtom, () => undefined);
  const player = store.get(playerAtom);
  store.set(closeSessionAtom);
  if (player !== null) store.set(openSessionAtom, { ...player, mobile: phone('9876543211') });
  await settled();
  expect(asked(mock, '/api-get-slider-images')).toBe(1);
  expect(store.get(slidesAtom)).toEqual({ kind: 'loading' });
});

it('without a player no private data is requested', async () => {
  const { store, mock } = await renderApp('/about', { as: 'visitor' });
  store.sub(slidesAtom, () => undefined);
  store.sub(mainRatesAtom, () => undefined);
  await settled();
  expect(asked(mock, '/api-get-slider-images')).toBe(0);
  expect(asked(mock, '/api-game-rates')).toBe(1);
});

it('a component that looks during a request waits for that reply, and a later one asks again', async () => {
  const { store, mock } = await app();
  const before = asked(mock, '/api-get-dashboard-data');
  await act(() => Promise.all([store.set(loadDashboardAtom), store.set(loadDashboardAtom)]));
  expect(asked(mock, '/api-get-dashboard-data')).toBe(before + 1);
  await act(() => store.set(loadDashboardAtom));
  expect(asked(mock, '/api-get-dashboard-data')).toBe(before + 2);
});

it("a component that looks after the player's own change does not wait for an earlier request", async () => {
  const { store, mock } = await app();
  const held = holdReply(mock, '/api-wallet-transaction-history');
  store.sub(walletHistoryResource.value, () => undefined)();
  await held.asked;
  const unchanged = store.sub(walletHistoryResource.value, () => undefined);
  await settled();
  expect(asked(mock, '/api-wallet-transaction-history')).toBe(1);
  unchanged();
  const receiver = phone('9876543211');
  await act(() => store.set(transferAtom, { receiver, points: points(250) }, 'a question'));
  store.sub(walletHistoryResource.value, () => undefined);
  await settled();
  const listed = store.get(walletHistoryResource.value);
  expect(valueOf(listed)?.items[0]?.note).toBe('Transfer to Second Player');
  await act(() => held.deliver());
  expect(store.get(walletHistoryResource.value)).toBe(listed);
});

it('a refresh asks although a question is under way, and the older reply does not replace the newer', async () => {
  const { store, mock } = await app();
  mock.fault({ path: '/api-wallet-transaction-history', kind: 'latency', value: 60 });
  const older = store.set(walletHistoryResource.refresh);
  await act(() => store.set(walletHistoryResource.refresh));
  const newer = store.get(walletHistoryResource.value);
  expect(newer.kind).toBe('loaded');
  await act(() => older);
  expect(store.get(walletHistoryResource.value)).toBe(newer);
});

it('a refresh that is overtaken by another has the result of that one', async () => {
  const { store, mock } = await app();
  const older = store.set(walletHistoryResource.refresh);
  const held = holdReply(mock, '/api-wallet-transaction-history');
  const newer = store.set(walletHistoryResource.refresh);
  let ended = false;
  const olderEnds = older.then(remote => {
    ended = true;
    return remote;
  });
  await held.asked;
  await act(async () => undefined);
  expect([store.get(walletHistoryResource.value).kind, ended]).toEqual(['loading', false]);
  await held.deliver();
  expect((await olderEnds).kind).toBe('loaded');
  expect(await olderEnds).toBe(await newer);
});

it('a poll leaves a server alone for as long as its Retry-After says, then reads every five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const { store, mock } = await app();
  const whole = mock.fetch.bind(mock);
  let sent = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent += 1;
    return sent === 1
      ? new Response('', { status: 429, headers: { 'retry-after': '60' } })
      : whole(input, init);
  };
  Object.assign(mock, { fetch });
  const stop = store.sub(dashboardPollAtom, () => undefined);
  await settled();
  await act(() => vi.advanceTimersByTimeAsync(59_999));
  expect(sent).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(sent).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(sent).toBe(3);
  stop();
});

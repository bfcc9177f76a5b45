import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { points } from '../../src/domain/points.ts';
import { isUnreported } from '../../src/domain/wallet/deposit.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import { beginDepositAtom } from '../../src/state/money/deposits/posts.ts';
import {
  acceptLineAtom,
  reportAgainAtom,
  reportDepositsAtom,
} from '../../src/state/money/deposits/reports.ts';
import { payeesResource } from '../../src/state/reading/payment-methods.ts';
import { logOutAtom } from '../../src/state/account/log-out.ts';
import { deposit, lost, postPath as path, listPath } from '../support/deposit-pages.ts';
import { renderApp } from '../support/render-app.tsx';

const fresh = { kind: 'begun', rest: null } as const;

async function start(options: Parameters<typeof renderApp>[1]) {
  vi.useFakeTimers();
  const app = await renderApp('/about', { config: { readLagSeconds: 0 }, ...options });
  // The part that posts deposits loads after the first screen.
  await act(() => vi.advanceTimersByTimeAsync(0));
  return {
    ...app,
    unreported: () => [...app.deposits.kept.values()].filter(isUnreported).length,
    posted: () => app.mock.calls().filter(call => call.path === path),
    /** The provider's requests of these points. */
    requests: () => app.mock.data().fund_requests.filter(one => one.request_amount === 600),
    phase: (id = 'd1') => app.deposits.kept.get(id)?.phase,
    report: () => act(() => app.store.set(reportDepositsAtom, false)),
  };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
});

it('a deposit that an earlier page began is posted once at the next start, on any screen', async () => {
  const app = await start({ begun: [deposit()] });
  await pass(2000);
  expect(app.posted()).toMatchObject([{ body: { request_amount: 600 } }]);
  await app.report();
  await pass(60_000);
  expect(app.posted()).toHaveLength(1);
  expect(app.unreported()).toBe(0);
});

it("another player's deposits wait for their player", async () => {
  const app = await start({ begun: [deposit({ owner: fingerprint('9876543211') })] });
  await pass(60_000);
  expect(app.posted()).toEqual([]);
  expect(app.unreported()).toBe(1);
});

it('a deposit that another tab is posting is not posted here before that must have ended', async () => {
  vi.useFakeTimers();
  const rest = { at: Date.now(), ms: 30_000 };
  const app = await start({ begun: [deposit({ phase: { kind: 'posting', rest, doubted: false } })] });
  await pass(29_000);
  expect(app.posted()).toEqual([]);
  expect(app.unreported()).toBe(1);
  await pass(3000);
  expect(app.posted()).toHaveLength(1);
  expect(app.requests()).toHaveLength(1);
});

it('a deposit that another page began is posted once that page must have posted it or be gone', async () => {
  vi.useFakeTimers();
  const app = await start({ begun: [deposit({ phase: fresh })] });
  await pass(9900);
  await app.report();
  expect(app.posted()).toEqual([]);
  await pass(1200);
  expect(app.posted()).toHaveLength(1);
  expect(app.unreported()).toBe(0);
});

it('only one of two tabs that report the same deposit at the same moment posts it', async () => {
  const app = await start({ as: 'player' });
  await app.deposits.add(deposit());
  await act(() =>
    Promise.all([app.store.set(reportDepositsAtom, true), app.store.set(reportDepositsAtom, true)]),
  );
  expect(app.posted()).toHaveLength(1);
  expect(app.requests()).toHaveLength(1);
});

/** A request of 600 points in the provider's list. */
const arrived = {
  id: 900,
  user_id: 1,
  request_amount: 600,
  status: 'pending',
  at: '2026-11-21T07:29:00.000Z',
} as const;

it('a deposit that left with the last page and arrived is not posted again: the card asks the player', async () => {
  const app = await start({
    begun: [deposit({ phase: fresh })],
    arrange: mock => void mock.data().fund_requests.push(arrived),
  });
  await pass(60_000);
  expect(app.posted()).toEqual([]);
  expect(app.unreported()).toBe(1);
});

it("a deposit that may have arrived is not posted while the provider's list is unreadable", async () => {
  const app = await start({
    begun: [deposit({ phase: lost })],
    arrange: mock => void mock.fault({ path: listPath, kind: 'status', value: 503, times: -1 }),
  });
  await pass(120_000);
  await app.report();
  expect(app.posted()).toEqual([]);
  expect(app.phase()).toMatchObject({ kind: 'doubt' });
});

it('a list with an unreadable row proves nothing', async () => {
  const value = { transaction_history: [{ amount: 'many' }] };
  const app = await start({
    begun: [deposit({ phase: lost })],
    arrange: mock => void mock.fault({ path: listPath, kind: 'reply', value, times: -1 }),
  });
  await pass(120_000);
  await app.report();
  expect(app.posted()).toEqual([]);
});

it('a page that leaves posts at once, and its deposits outlive a logout', async () => {
  const app = await start({});
  await act(() => app.store.set(payeesResource.refresh));
  app.mock.fault({ path, kind: 'hang', times: -1 });
  await act(() => app.store.set(beginDepositAtom, { points: points(600), app: 'paytm' }, 'note'));
  window.dispatchEvent(new Event('pagehide'));
  expect(app.posted()).toHaveLength(1);
  await act(async () => app.store.set(logOutAtom));
  expect(app.unreported()).toBe(1);
});

describe('in a browser that always says that it is offline', () => {
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => void vi.restoreAllMocks());

  const begun = async () => {
    const app = await start({});
    await act(() => app.store.set(payeesResource.refresh));
    await act(() => app.store.set(beginDepositAtom, { points: points(600), app: 'paytm' }, 'note'));
    return app;
  };

  it('a deposit is posted two seconds after the link opened', async () => {
    const app = await begun();
    await pass(1900);
    expect(app.posted()).toEqual([]);
    await pass(200);
    expect(app.posted()).toHaveLength(1);
    expect(app.unreported()).toBe(0);
  });

  it('a page that leaves posts at once', async () => {
    const app = await begun();
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(app.posted()).toHaveLength(1);
  });

  it('a start reports deposits that an earlier page has left', async () => {
    const app = await start({ begun: [deposit()] });
    await pass(100);
    expect(app.posted()).toHaveLength(1);
  });

  it('Report again sends the request again', async () => {
    const app = await start({
      begun: [deposit()],
      arrange: mock => void mock.fault({ path, kind: 'status', value: 503 }),
    });
    await pass(100);
    expect(app.posted()).toHaveLength(1);
    await pass(2000);
    await act(() => app.store.set(reportAgainAtom, 'd1'));
    expect(app.posted()).toHaveLength(2);
    expect(app.unreported()).toBe(0);
  });
});

it('a deposit whose post fails without a network follows when the network is back', async () => {
  const app = await start({});
  await act(() => app.store.set(payeesResource.refresh));
  app.mock.fault({ path, kind: 'drop' });
  await act(() => app.store.set(beginDepositAtom, { points: points(600), app: 'paytm' }, 'note'));
  await pass(2100);
  expect(app.unreported()).toBe(1);
  await pass(2000);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(100);
  expect(app.requests()).toHaveLength(1);
  expect(app.unreported()).toBe(0);
});

it('a deposit whose end is unknown stays in the box, and is not posted again while the list shows a line', async () => {
  const app = await start({
    begun: [deposit()],
    arrange: mock => void mock.fault({ path, kind: 'drop-after' }),
  });
  await pass(100);
  expect(app.posted()).toHaveLength(1);
  expect(app.phase()).toMatchObject({ kind: 'doubt' });
  await pass(60_000);
  await app.report();
  expect(app.posted()).toHaveLength(1);
  expect(app.requests()).toHaveLength(1);
  expect(app.unreported()).toBe(1);
});

it('a refusal is asked again after 30 seconds at the earliest', async () => {
  const app = await start({
    begun: [deposit()],
    arrange: mock => void mock.fault({ path, kind: 'status', value: 400, times: -1 }),
  });
  await pass(100);
  for (let second = 0; second < 29; second += 1) {
    await pass(1000);
    await app.report();
  }
  expect(app.posted()).toHaveLength(1);
  await pass(2000);
  await app.report();
  expect(app.posted()).toHaveLength(2);
  expect(app.phase()).toMatchObject({ kind: 'begun' });
});

it('a win of the same points is not taken for the deposit', async () => {
  const app = await start({
    begun: [deposit({ phase: lost })],
    arrange: mock =>
      void mock.data().ledger.push({
        id: 9000,
        user_id: 1,
        kind: 'win',
        points: 600,
        note: 'Win',
        at: '2026-11-21T07:29:00.000Z',
      }),
  });
  await pass(100);
  expect(app.posted()).toHaveLength(1);
  expect(app.requests()).toHaveLength(1);
});

it('two deposits of the same points are not posted before the player says which one may have arrived', async () => {
  const app = await start({
    begun: [deposit({ phase: lost }), deposit({ phase: lost, id: 'd2', at: 1 })],
    arrange: mock => void mock.data().fund_requests.push(arrived),
  });
  await pass(60_000);
  expect(app.posted()).toEqual([]);
  await act(() => app.store.set(acceptLineAtom, 'd1'));
  await app.report();
  expect(app.posted()).toHaveLength(1);
  expect(app.requests()).toHaveLength(2);
  expect(app.unreported()).toBe(0);
});

it('a box full of garbage, or none, breaks nothing', async () => {
  const app = await start({ stored: { 'matka.deposits-awaited.v1': '{', 'matka.deposits-open.v1': '{' } });
  const none = () => Promise.reject(new Error('no database'));
  app.store.set(environmentAtom, {
    ...app.store.get(environmentAtom),
    deposits: { ...app.deposits, of: none, change: none },
  });
  await app.report();
  await pass(5000);
  expect(app.posted()).toEqual([]);
});

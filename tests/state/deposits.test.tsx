import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DepositIntent } from '../../src/domain/deposit-intent.ts';
import { points } from '../../src/domain/points.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import { reportDepositsAtom } from '../../src/state/money/deposits/deposit-reports.ts';
import { beginDepositAtom } from '../../src/state/money/deposits/deposits.ts';
import { payeesResource } from '../../src/state/reading/payment-methods.ts';
import { logOutAtom } from '../../src/state/account/log-out.ts';
import { renderApp } from '../support/render-app.tsx';

const path = '/api-fund-request-add';
const listPath = '/api-wallet-transaction-history';
const leftKey = 'matka.deposits-left.v1';
const intent = (fields: Partial<DepositIntent> & { readonly mobile?: string } = {}): DepositIntent => {
  const { mobile = '9876543210', ...own } = fields;
  const owner = fingerprint(mobile);
  return {
    id: 'd1',
    owner,
    points: points(600),
    at: 0,
    listed: 0,
    decided: null,
    tried: null,
    doubt: false,
    ...own,
  };
};

async function start(options: Parameters<typeof renderApp>[1]) {
  vi.useFakeTimers();
  const app = await renderApp('/about', options);
  // What posts deposits comes after the first screen.
  await act(() => vi.advanceTimersByTimeAsync(0));
  return {
    ...app,
    posted: () => app.mock.calls().filter(call => call.path === path),
    /** What the provider has noted down of these points. */
    requests: () => app.mock.data().fund_requests.filter(one => one.request_amount === 600),
    report: () => act(() => app.store.set(reportDepositsAtom, false)),
  };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
});

it('what an earlier page began is posted at the next start, once, whatever screen is open', async () => {
  const app = await start({ begun: [intent()] });
  await pass(2000);
  expect(app.posted()).toMatchObject([{ body: { request_amount: 600 } }]);
  await app.report();
  await pass(60_000);
  expect(app.posted()).toHaveLength(1);
  expect(app.deposits.kept.size).toBe(0);
});

it("another player's deposits wait for their player", async () => {
  const app = await start({ begun: [intent({ mobile: '9876543211' })] });
  await pass(60_000);
  expect(app.posted()).toEqual([]);
  expect(app.deposits.kept.size).toBe(1);
});

it('what another tab has under way is not posted here before it must have ended', async () => {
  vi.useFakeTimers();
  const tried = { at: Date.now(), restMs: 30_000 };
  const app = await start({ begun: [intent({ tried, doubt: true })] });
  await pass(29_000);
  expect(app.posted()).toEqual([]);
  expect(app.deposits.kept.size).toBe(1);
  await pass(3000);
  expect(app.posted()).toHaveLength(1);
  expect(app.requests()).toHaveLength(1);
});

it('what another tab began is left to that tab in its first seconds', async () => {
  vi.useFakeTimers();
  const app = await start({ begun: [intent({ at: Date.now() })] });
  await pass(2900);
  await app.report();
  expect(app.posted()).toEqual([]);
  await pass(300);
  expect(app.posted()).toHaveLength(1);
});

it('of two tabs that report the same deposit at the same moment one posts', async () => {
  const app = await start({ as: 'player' });
  await app.deposits.add(intent());
  await act(() =>
    Promise.all([app.store.set(reportDepositsAtom, true), app.store.set(reportDepositsAtom, true)]),
  );
  expect(app.posted()).toHaveLength(1);
  expect(app.requests()).toHaveLength(1);
});

it('what left with the last page and arrived is over, and is not posted again', async () => {
  const app = await start({
    begun: [intent()],
    stored: { [leftKey]: '["d1"]' },
    arrange: mock =>
      void mock.data().fund_requests.push({
        id: 900,
        user_id: 1,
        request_amount: 600,
        status: 'pending',
        at: '2026-11-21T07:29:00.000Z',
      }),
  });
  await pass(60_000);
  expect(app.posted()).toEqual([]);
  expect(app.deposits.kept.size).toBe(0);
  expect(app.local.getItem(leftKey)).toBeNull();
});

it('what left with the last page and did not arrive is posted once that page must be gone', async () => {
  const app = await start({ begun: [intent()], stored: { [leftKey]: '["d1"]' } });
  await pass(9000);
  expect(app.posted()).toEqual([]);
  expect(app.deposits.kept.size).toBe(1);
  await pass(3000);
  expect(app.posted()).toHaveLength(1);
  expect(app.deposits.kept.size).toBe(0);
});

it('what may have arrived is not posted while the provider does not show its list', async () => {
  const app = await start({
    begun: [intent()],
    stored: { [leftKey]: '["d1"]' },
    arrange: mock => void mock.fault({ path: listPath, kind: 'status', value: 503, times: -1 }),
  });
  await pass(120_000);
  await app.report();
  expect(app.posted()).toEqual([]);
  expect(app.deposits.kept.get('d1')).toMatchObject({ doubt: true });
});

it('a list of which a row cannot be read proves nothing', async () => {
  const value = { transaction_history: [{ amount: 'many' }] };
  const app = await start({
    begun: [intent()],
    stored: { [leftKey]: '["d1"]' },
    arrange: mock => void mock.fault({ path: listPath, kind: 'reply', value, times: -1 }),
  });
  await pass(120_000);
  await app.report();
  expect(app.posted()).toEqual([]);
});

it('a page that leaves notes at once what it posts, and the note outlives a logout', async () => {
  const app = await start({});
  await act(() => app.store.set(payeesResource.refresh));
  app.mock.fault({ path, kind: 'hang', times: -1 });
  await act(() => app.store.set(beginDepositAtom, { points: points(600), app: 'paytm' }, 'note'));
  window.dispatchEvent(new Event('pagehide'));
  expect(app.posted()).toHaveLength(1);
  const [id] = app.deposits.kept.keys();
  expect(app.local.getItem(leftKey)).toBe(JSON.stringify([id]));
  await act(async () => app.store.set(logOutAtom));
  expect(app.local.getItem(leftKey)).toBe(JSON.stringify([id]));
  expect(app.deposits.kept.size).toBe(1);
});

it('a page that leaves without a network posts nothing and notes nothing', async () => {
  const app = await start({});
  await act(() => app.store.set(payeesResource.refresh));
  await act(() => app.store.set(beginDepositAtom, { points: points(600), app: 'paytm' }, 'note'));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  onLine.mockRestore();
  expect(app.posted()).toEqual([]);
  expect(app.local.getItem(leftKey)).toBeNull();
  expect([...app.deposits.kept.values()]).toMatchObject([{ tried: null, doubt: false }]);
});

it('an end that nobody knows stays in the box until the list shows it, and is not asked for again', async () => {
  const app = await start({
    begun: [intent()],
    arrange: mock => void mock.fault({ path, kind: 'drop-after' }),
  });
  await pass(100);
  expect(app.posted()).toHaveLength(1);
  expect(app.deposits.kept.get('d1')).toMatchObject({ doubt: true });
  await pass(60_000);
  await app.report();
  expect(app.posted()).toHaveLength(1);
  expect(app.requests()).toHaveLength(1);
  expect(app.deposits.kept.size).toBe(0);
});

it('a refusal is asked again after 30 seconds at the earliest', async () => {
  const app = await start({
    begun: [intent()],
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
  expect(app.deposits.kept.get('d1')).toMatchObject({ doubt: false });
});

it('a win of the same points is not taken for the deposit', async () => {
  const app = await start({
    begun: [intent({ tried: { at: 1, restMs: 1500 }, doubt: true })],
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

it('two deposits of the same points, of which one has arrived, need one more request', async () => {
  const lost = { tried: { at: 1, restMs: 1500 }, doubt: true };
  const app = await start({
    begun: [intent(lost), intent({ ...lost, id: 'd2', at: 1 })],
    arrange: mock =>
      void mock.data().fund_requests.push({
        id: 900,
        user_id: 1,
        request_amount: 600,
        status: 'pending',
        at: '2026-11-21T07:29:00.000Z',
      }),
  });
  await pass(100);
  expect(app.posted()).toHaveLength(1);
  expect(app.requests()).toHaveLength(2);
  expect(app.deposits.kept.size).toBe(0);
});

it('a box full of garbage, or none, breaks nothing', async () => {
  const app = await start({ stored: { [leftKey]: '{' } });
  const none = () => Promise.reject(new Error('no database'));
  app.store.set(environmentAtom, {
    ...app.store.get(environmentAtom),
    deposits: { ...app.deposits, of: none, change: none },
  });
  await app.report();
  await pass(5000);
  expect(app.posted()).toEqual([]);
});

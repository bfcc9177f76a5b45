import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { points } from '../../src/domain/points.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { environmentAtom } from '../../src/state/environment.ts';
import { postDepositsAtom, recallDepositsAtom } from '../../src/state/deposits.ts';
import { renderApp } from '../support/render-app.tsx';

const path = '/api-fund-request-add';
const intent = (fields: { readonly id?: string; readonly mobile?: string } = {}) => ({
  id: fields.id ?? 'd1',
  owner: fingerprint(fields.mobile ?? '9876543210'),
  points: points(600),
  at: 0,
});

async function start(options: Parameters<typeof renderApp>[1]) {
  vi.useFakeTimers();
  const app = await renderApp('/about', options);
  return { ...app, posted: () => app.mock.calls().filter(call => call.path === path) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
});

it('what an earlier page began is posted at the next start, once, whatever screen is open', async () => {
  const app = await start({ begun: [intent()] });
  await pass(2000);
  expect(app.posted()).toMatchObject([{ body: { request_amount: 600 } }]);
  await act(() => app.store.set(recallDepositsAtom));
  await pass(5000);
  expect(app.posted()).toHaveLength(1);
  expect(app.deposits.kept.size).toBe(0);
});

it("another player's deposits wait for their player", async () => {
  const app = await start({ begun: [intent({ mobile: '9876543211' })] });
  await pass(5000);
  expect(app.posted()).toEqual([]);
  expect(app.deposits.kept.size).toBe(1);
});

it('what another tab has claimed is not posted here', async () => {
  const app = await start({ begun: [intent()] });
  await app.deposits.claim('d1');
  await pass(5000);
  expect(app.posted()).toEqual([]);
});

it('what was posted while the last page went away is not posted again, though the box does not know', async () => {
  const app = await start({
    begun: [intent()],
    stored: { 'matka.deposits-left.v1': '["d1"]' },
  });
  await pass(5000);
  expect(app.posted()).toEqual([]);
  expect(app.deposits.kept.size).toBe(0);
});

it('a page that leaves notes at once what it posts', async () => {
  const app = await start({ begun: [intent()] });
  app.mock.fault({ path, kind: 'hang' });
  await act(async () => void app.store.set(postDepositsAtom, { leaving: true }));
  expect(app.posted()).toHaveLength(1);
  expect(app.local.getItem('matka.deposits-left.v1')).toBe('["d1"]');
});

it('an end that nobody knows stays in the box, claimed, and is not asked for again', async () => {
  const app = await start({ begun: [intent()] });
  app.mock.fault({ path, kind: 'drop-after' });
  await pass(2000);
  await act(() => app.store.set(recallDepositsAtom));
  await pass(5000);
  expect(app.posted()).toHaveLength(1);
  expect(app.deposits.kept.get('d1')).toMatchObject({ claimed: true });
});

it('a box full of garbage, or none, breaks nothing', async () => {
  const app = await start({ stored: { 'matka.deposits-left.v1': '{' } });
  const waitingOf = () => Promise.reject(new Error('no database'));
  app.store.set(environmentAtom, {
    ...app.store.get(environmentAtom),
    deposits: { ...app.deposits, waitingOf },
  });
  await act(() => app.store.set(recallDepositsAtom));
  await pass(5000);
  expect(app.posted()).toEqual([]);
});

import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import { sendMoneyAtom } from '../../src/state/money-lock.ts';
import { renderApp } from '../support/render-app.tsx';

const path = '/api-user-transfer-wallet-balance';
const receiver = parsePhone('9876543211');
if (receiver === null) throw new Error('not a phone');
const call = { id: 'transfer', args: { points: points(100), receiver } } as const;

const start = async () => {
  const app = await renderApp('/about');
  const send = () => act(() => app.store.set(sendMoneyAtom, call));
  return { ...app, send, sent: () => app.mock.calls().filter(one => one.path === path) };
};

afterEach(() => {
  vi.useRealTimers();
});

it('of two calls in the same moment one is sent', async () => {
  const app = await start();
  const [first, second] = await act(() =>
    Promise.all([app.store.set(sendMoneyAtom, call), app.store.set(sendMoneyAtom, call)]),
  );
  expect([first, second]).toEqual([{ kind: 'placed' }, { kind: 'locked' }]);
  expect(app.sent()).toHaveLength(1);
  expect(app.mock.balance('9876543211')).toBe(600);
});

it.each([
  ['false-status', 'No', { kind: 'rejected', message: 'No' }],
  ['status', 422, { kind: 'rejected', message: null }],
  ['status', 503, { kind: 'ambiguous' }],
  ['drop', undefined, { kind: 'ambiguous' }],
  ['html', undefined, { kind: 'ambiguous' }],
] as const)('an end by %s %s is %j, and the lock is free again', async (kind, value, end) => {
  const app = await start();
  app.mock.fault({ path, kind, value });
  expect(await app.send()).toEqual(end);
  expect(await app.send()).toEqual({ kind: 'placed' });
  expect(app.sent()).toHaveLength(2);
});

it('a call that never ends frees the screen after 15 s and keeps the lock', async () => {
  const app = await start();
  app.mock.fault({ path, kind: 'hang' });
  vi.useFakeTimers();
  const end = app.store.set(sendMoneyAtom, call);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await end).toEqual({ kind: 'ambiguous' });
  expect(await app.send()).toEqual({ kind: 'locked' });
  expect(app.sent()).toHaveLength(1);
});

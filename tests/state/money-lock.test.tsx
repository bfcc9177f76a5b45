import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import { sendMoneyAtom } from '../../src/state/money/money-calls.ts';
import { renderApp } from '../support/render-app.tsx';
import { passTimeAtOnce } from '../support/virtual-timers.ts';

const path = '/api-user-transfer-wallet-balance';
const receiver = parsePhone('9876543211');
if (receiver === null) throw new Error('not a phone');
const call = { id: 'transfer', args: { points: points(100), receiver } } as const;

const start = async () => {
  const app = await renderApp('/about');
  const send = () => act(() => app.store.set(sendMoneyAtom, call, 'a question'));
  return { ...app, send, sent: () => app.mock.calls().filter(one => one.path === path) };
};

beforeEach(passTimeAtOnce);

it('of two calls in the same moment one is sent', async () => {
  const app = await start();
  const [first, second] = await act(() =>
    Promise.all([
      app.store.set(sendMoneyAtom, call, 'a question'),
      app.store.set(sendMoneyAtom, call, 'a question'),
    ]),
  );
  expect([first, second]).toEqual([{ kind: 'placed' }, { kind: 'locked' }]);
  expect(app.sent()).toHaveLength(1);
  expect(app.mock.balance('9876543211')).toBe(600);
});

it.each([
  ['false-status', 'No', { kind: 'rejected', message: 'No' }, 2],
  ['status', 422, { kind: 'rejected', message: null }, 2],
  ['status', 503, { kind: 'ambiguous' }, 2],
  ['drop', undefined, { kind: 'ambiguous' }, 2],
] as const)('an end by %s %s is %j; the next try places it, with %i sent', async (kind, value, end, sent) => {
  const app = await start();
  app.mock.fault({ path, kind, value });
  expect(await app.send()).toEqual(end);
  expect(await app.send()).toEqual({ kind: 'placed' });
  expect(app.sent()).toHaveLength(sent);
  expect(app.mock.balance('9876543211')).toBe(600);
});

it.each(['drop-after', 'html'] as const)(
  'a transfer whose reply is lost by %s is found and told with its time; the same question sends nothing again',
  async kind => {
    const app = await start();
    app.mock.fault({ path, kind });
    expect(await app.send()).toEqual({ kind: 'ambiguous' });
    const notice = await screen.findByRole('dialog', { name: 'Done before' });
    expect(notice).toHaveTextContent(
      /Transferred at \d+:\d\d [AP]M\s*100 pts.*Nothing new was sent for it\./,
    );
    expect(await app.send()).toEqual({ kind: 'earlier' });
    expect(app.sent()).toHaveLength(1);
    expect(app.mock.balance('9876543211')).toBe(600);
  },
);

it('the same transfer from another question is a transfer of its own, once the first has been told', async () => {
  const app = await start();
  app.mock.fault({ path, kind: 'drop-after' });
  expect(await app.send()).toEqual({ kind: 'ambiguous' });
  await screen.findByRole('dialog', { name: 'Done before' });
  const end = await act(() => app.store.set(sendMoneyAtom, call, 'another question'));
  expect(end).toEqual({ kind: 'placed' });
  expect(app.sent()).toHaveLength(2);
  expect(app.mock.balance('9876543211')).toBe(700);
});

it('a lost transfer is not taken for one of the same points to another player', async () => {
  const app = await start();
  app.mock.fault({ path, kind: 'drop-after' });
  expect(await app.send()).toEqual({ kind: 'ambiguous' });
  const other = parsePhone('9876543212');
  if (other === null) throw new Error('not a phone');
  app.mock.fault({ path, kind: 'false-status', value: 'No such player' });
  const end = await act(() =>
    app.store.set(
      sendMoneyAtom,
      { id: 'transfer', args: { points: points(100), receiver: other } },
      'another question',
    ),
  );
  expect(end).toEqual({ kind: 'rejected', message: 'No such player' });
  expect(app.sent()).toHaveLength(2);
});

it('a call that never ends frees the screen after 15 s; the next try waits for the check', async () => {
  const app = await start();
  app.mock.fault({ path, kind: 'hang' });
  vi.useFakeTimers();
  const end = app.store.set(sendMoneyAtom, call, 'a question');
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(await end).toEqual({ kind: 'ambiguous' });
  let again: unknown = null;
  void app.store.set(sendMoneyAtom, call, 'a question').then(ended => (again = ended));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(again).toBeNull();
  expect(app.sent()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(again).toEqual({ kind: 'placed' });
  expect(app.sent()).toHaveLength(2);
});

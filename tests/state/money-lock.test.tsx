import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import type { OrderEnd } from '../../src/domain/placing/order.ts';
import { transferAtom } from '../../src/state/money/transfers.ts';
import { renderApp } from '../support/render-app.tsx';
import { passTimeAtOnce } from '../support/pass-time.ts';

const path = '/api-user-transfer-wallet-balance';
const receiver = parsePhone('9876543211');
if (receiver === null) throw new Error('not a phone');
const transfer = { points: points(100), receiver };

/** An end without the rows that it settled. */
const kindOf = (end: OrderEnd) =>
  end.kind === 'rejected' ? { kind: end.kind, message: end.message } : { kind: end.kind };

const start = async () => {
  const app = await renderApp('/about');
  const send = async (question = 'a question', asked = transfer) => {
    const ends: OrderEnd[] = [];
    void app.store.set(transferAtom, asked, question).then(end => ends.push(end));
    await waitFor(() => expect(ends).toHaveLength(1));
    return ends.map(kindOf)[0];
  };
  return { ...app, send, sent: () => app.mock.calls().filter(one => one.path === path) };
};

beforeEach(passTimeAtOnce);

it('only one of two calls at the same moment is sent', async () => {
  const app = await start();
  const [first, second] = await act(() =>
    Promise.all([
      app.store.set(transferAtom, transfer, 'a question'),
      app.store.set(transferAtom, transfer, 'a question'),
    ]),
  );
  expect([first, second].map(kindOf)).toEqual([{ kind: 'placed' }, { kind: 'busy' }]);
  expect(app.sent()).toHaveLength(1);
  expect(app.mock.balance('9876543211')).toBe(600);
});

it.each([
  ['false-status', 'No', { kind: 'rejected', message: 'No' }, 2],
  ['status', 422, { kind: 'rejected', message: null }, 2],
  ['status', 503, { kind: 'unclear' }, 2],
  ['drop', undefined, { kind: 'unclear' }, 2],
] as const)('an end by %s %s is %j; the next try places it, with %i sent', async (kind, value, end, sent) => {
  const app = await start();
  app.mock.fault({ path, kind, value });
  expect(await app.send()).toEqual(end);
  expect(await app.send()).toEqual({ kind: 'placed' });
  expect(app.sent()).toHaveLength(sent);
  expect(app.mock.balance('9876543211')).toBe(600);
});

it.each(['drop-after', 'html'] as const)(
  'a transfer whose reply is lost by %s is found and reported with its time, and the same question sends nothing again',
  async kind => {
    const app = await start();
    app.mock.fault({ path, kind });
    expect(await app.send()).toEqual({ kind: 'unclear' });
    const notice = await screen.findByRole('dialog', { name: 'Done before' });
    expect(notice).toHaveTextContent(
      /Transferred at \d+:\d\d [AP]M\s*100 pts.*Nothing new was sent for it\./,
    );
    expect(await app.send()).toEqual({ kind: 'earlier' });
    expect(app.sent()).toHaveLength(1);
    expect(app.mock.balance('9876543211')).toBe(600);
  },
);

it('the same transfer from another question is a separate transfer, once the first has been reported', async () => {
  const app = await start();
  app.mock.fault({ path, kind: 'drop-after' });
  expect(await app.send()).toEqual({ kind: 'unclear' });
  await screen.findByRole('dialog', { name: 'Done before' });
  expect(await app.send('another question')).toEqual({ kind: 'placed' });
  expect(app.sent()).toHaveLength(2);
  expect(app.mock.balance('9876543211')).toBe(700);
});

it('a lost transfer is not taken for one of the same points to another player', async () => {
  const app = await start();
  app.mock.fault({ path, kind: 'drop-after' });
  expect(await app.send()).toEqual({ kind: 'unclear' });
  const other = parsePhone('9876543212');
  if (other === null) throw new Error('not a phone');
  app.mock.fault({ path, kind: 'false-status', value: 'No such player' });
  const end = await app.send('another question', { ...transfer, receiver: other });
  expect(end).toEqual({ kind: 'rejected', message: 'No such player' });
  expect(app.sent()).toHaveLength(2);
});

it('a call that never ends frees the screen after 15 s, and the next try waits for the check', async () => {
  const app = await start();
  app.mock.fault({ path, kind: 'hang' });
  vi.useFakeTimers();
  const end = app.store.set(transferAtom, transfer, 'a question');
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(kindOf(await end)).toEqual({ kind: 'unclear' });
  let again: unknown = null;
  void app.store.set(transferAtom, transfer, 'a question').then(ended => (again = kindOf(ended)));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(again).toBeNull();
  expect(app.sent()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(again).toEqual({ kind: 'placed' });
  expect(app.sent()).toHaveLength(2);
});

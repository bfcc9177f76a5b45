// No clock that anybody sets makes a world that cannot be used, and a reset never needs the old world.
import { expect, it } from 'vitest';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { call, demo, fieldIn } from './calls.ts';
import { startServer } from './live-server.ts';

const isUsable = async (mock: AppMock): Promise<void> => {
  expect(await call(mock, 'walletBalance')).toEqual({ status: true, wallet_amt: 10_000 });
  expect(mock.control('GET', 'state')).toMatchObject({ ledger: { balanced: true } });
};

it.each(['9999-12-31T00:00:00Z', '+012345-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '1969-12-30T00:00:00Z'])(
  'refuses to go to %s, and the world lives on',
  async now => {
    const mock = createMock();
    expect(() => mock.control('POST', 'clock', { now })).toThrow('the clock goes from 1970 to 2099');
    expect(new Date(mock.now()).toISOString()).toBe('2026-11-21T07:30:00.000Z');
    await isUsable(mock);
  },
);

it('takes the first and the last moment that it says, and jumps from there', async () => {
  const mock = createMock();
  for (const now of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
    mock.control('POST', 'clock', { now });
    await isUsable(mock);
  }
  expect(() => mock.control('POST', 'clock', { jump: 'before-open' })).toThrow('from 1970 to 2099');
  await isUsable(mock);
});

it.each([{ advance: '9999999d' }, { advance: '-9999999d' }, { rewind: '9999999d' }])(
  'refuses %j, however often',
  async wish => {
    const mock = createMock();
    for (let times = 0; times < 10; times += 1)
      expect(() => mock.control('POST', 'clock', wish)).toThrow('the clock goes from 1970 to 2099');
    await isUsable(mock);
  },
);

it('stops at the end of its range when it runs there fast', async () => {
  let machine = 1000;
  const mock = createMock({ machineNow: () => machine });
  mock.control('POST', 'clock', { now: '2099-12-31T00:00:00Z' });
  mock.control('POST', 'clock', { speed: 10_000 });
  machine += 1e12;
  expect(mock.control('GET', 'state')).toMatchObject({ now: '2099-12-31T23:59:59.999Z' });
  await isUsable(mock);
});

it.each<[what: string, path: string, body: object]>([
  ['a session', 'sessions', { now: '9999-12-31T00:00:00Z' }],
  ['a snapshot', 'restore', { now: '9999-12-31T00:00:00.000Z' }],
])('refuses %s beyond all time', async (_, path, body) => {
  const live = await startServer();
  const state = fieldIn(fieldIn(live.mock.control('POST', 'snapshot', {}), 'snapshot'), 'state');
  const sent = path === 'restore' ? { snapshot: { ...body, state } } : body;
  const reply = await fetch(`${live.url}/__mock/${path}`, { method: 'POST', body: JSON.stringify(sent) });
  expect([reply.status, await reply.text()]).toEqual([
    400,
    expect.stringContaining('the clock goes from 1970 to 2099'),
  ]);
  await isUsable(live.mock);
  await live.stop();
});

it.each(['reset', 'restore'])('recovers by %s from a world that answers nothing', async way => {
  const mock = createMock();
  const saved = mock.control('POST', 'snapshot', {});
  // A state that a bug or a hand-made file could leave behind.
  Object.assign(mock.mock.world.state, { day: 'never', events: null });
  expect(() => mock.control('GET', 'state')).toThrow();
  mock.control('POST', way, way === 'reset' ? {} : saved);
  await isUsable(mock);
  expect(mock.balance(demo)).toBe(10_000);
});

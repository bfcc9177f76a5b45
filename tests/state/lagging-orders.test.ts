// Withdrawals and transfers over the mock's own lag: an equal one that was accepted before is not taken for one that was cut.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameByKey } from '../../src/domain/game/games.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import type { WaitingRow } from '../../src/domain/placing/order.ts';
import { placeBidAtom } from '../../src/state/money/bids.ts';
import { transferAtom } from '../../src/state/money/transfers.ts';
import { withdrawAtom } from '../../src/state/money/withdrawals.ts';
import { createMock } from '../support/app-mock.ts';
import { calm, until } from './faked-timers.ts';
import { steppedMoney } from '../support/memory-money.ts';
import { openTab } from '../support/tab.ts';
import { aMarket } from '../support/a-market.ts';

const lagSeconds = 2;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime('2026-11-21T07:30:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  await calm();
};

/** A player whose provider shows everything late, as its config says. */
function open() {
  const mock = createMock({ machineNow: () => Date.now() });
  mock.fault({ path: '*', kind: 'lag', value: lagSeconds, times: -1 });
  const device = () => openTab(mock, steppedMoney(), { config: { readLagSeconds: lagSeconds } }).store;
  const store = device();
  const receiver = parsePhone('9876543211');
  if (receiver === null) throw new Error('not a phone');
  const waiting: (readonly WaitingRow[])[] = [];
  const orders = {
    withdraw: async (amount: number, asker: string) => {
      const request = { points: points(amount), method: 'paytm' } as const;
      const onWaiting = (rows: readonly WaitingRow[]) => void waiting.push(rows);
      const end = await until(store.set(withdrawAtom, request, asker, { onWaiting }));
      return end.ok ? end.value : 'not placed';
    },
    transfer: async (amount: number, asker: string) => {
      const end = await until(store.set(transferAtom, { points: points(amount), receiver }, asker));
      if (end.kind === 'unclear') waiting.push(end.waiting);
      return end.kind === 'unclear' ? 'not placed' : end.kind;
    },
  };
  const paths = {
    withdraw: '/api-user-withdraw-fund-request',
    transfer: '/api-user-transfer-wallet-balance',
  };
  /** A bid by another device of the same player. */
  const bidElsewhere = (stake: number): Promise<unknown> =>
    until(
      device().set(placeBidAtom, {
        game: gameByKey('singleDigit'),
        market: aMarket(),
        date: { year: 2026, month: 11, day: 21 },
        rows: [{ id: 'row', digits: '7', closeDigits: '', points: points(stake), session: 'Open' }],
      }),
    );
  return { mock, orders, paths, waiting, bidElsewhere };
}

it.each(['withdraw', 'transfer'] as const)(
  'a %s that never arrived is not taken for an equal one that old histories did not show yet, and is asked for again',
  async kind => {
    const { mock, orders, paths, waiting } = open();
    const before = mock.balance('9876543210');
    expect(await orders[kind](1500, 'one')).toBe('placed');
    await pass(500);
    mock.fault({ path: paths[kind], kind: 'drop' });
    expect(await orders[kind](1500, 'two')).toBe('not placed');
    expect(await orders[kind](1500, 'two')).toBe('placed');
    expect(waiting.flat()).toEqual([]);
    const sent = mock.calls().filter(({ path }) => path === paths[kind]);
    expect(sent.map(({ fault }) => fault ?? '')).toEqual(['', 'drop', '']);
    expect(mock.balance('9876543210')).toBe(before - 3000);
  },
);

it('a bid of another device of equal points proves no transfer', async () => {
  const { mock, orders, paths, bidElsewhere } = open();
  mock.fault({ path: paths.transfer, kind: 'drop' });
  expect(await orders.transfer(150, 'one')).toBe('not placed');
  await bidElsewhere(150);
  await pass(30_000);
  expect(await orders.transfer(150, 'one')).toBe('not placed');
  expect(mock.balance('9876543210')).toBe(10_000 - 150);
});

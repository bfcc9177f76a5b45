import { atom } from 'jotai';
import { expect, it } from 'vitest';
import { gameByKey } from '../../src/domain/game/games.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import type { Source } from '../../src/domain/placing/evidence.ts';
import { points } from '../../src/domain/points.ts';
import { closeSessionAtom } from '../../src/state/core/session.ts';
import { placeBidAtom } from '../../src/state/money/bids.ts';
import { accountAtom } from '../../src/state/money/money-account.ts';
import { evidenceReader } from '../../src/state/money/placing/evidence-reader.ts';
import { stakeLedger } from '../../src/state/money/placing/stake-ledger.ts';
import { saveLimitsAtom, standingAtom } from '../../src/state/money/play-limits.ts';
import { transferAtom } from '../../src/state/money/transfers.ts';
import { createMock } from '../support/app-mock.ts';
import { line } from '../support/placing-world.ts';
import { memoryMoney } from '../support/memory-money.ts';
import { openTab } from '../support/tab.ts';
import { aMarket } from '../support/a-market.ts';

// The app's own parts of placing: the reading of the evidence, and the ledger of the player's limits.

function open() {
  const mock = createMock();
  const { store } = openTab(mock, memoryMoney());
  const account = store.get(accountAtom) ?? '';
  return {
    mock,
    store,
    account,
    reader: store.set(atom(null, (get, set) => evidenceReader(get, set))),
    ledger: store.set(atom(null, (get, set) => stakeLedger(get, set))),
    staked: () => store.get(standingAtom).staked(),
    place: (stake: number) =>
      store.set(placeBidAtom, {
        game: gameByKey('singleDigit'),
        market: aMarket(),
        date: { year: 2026, month: 11, day: 21 },
        rows: [
          { id: `row of ${stake}`, digits: '7', closeDigits: '', points: points(stake), session: 'Open' },
        ],
      }),
  };
}

const bids = (family: 'main' | 'starline' | 'gali', day = '2026-11-21', lastDay = day): Source => ({
  kind: 'bid',
  family,
  day,
  lastDay,
});

// The Demo Player's histories in the default world, on 21 November.
const main = ['sridevi morning|jodi|16||100', 'sridevi morning|single|1||20'];

it.each<[what: string, source: Source, path: string, lines: readonly string[]]>([
  ['bids', bids('main'), '/api-bid-history-data', main],
  ['bids of two days', bids('main', '2026-11-21', '2026-11-22'), '/api-bid-history-data', main],
  ['bids of a day without any', bids('main', '2026-10-01'), '/api-bid-history-data', []],
  [
    'Starline bids',
    bids('starline', '2026-11-20', '2026-11-21'),
    '/api-starline-bid-history-data',
    ['kalyan starline 10 00 am|single|3||70', 'kalyan starline 11 00 am|single|7||100'],
  ],
  [
    'Gali bids',
    bids('gali', '2026-11-20', '2026-11-21'),
    '/api-galidisawar-bid-history-data',
    ['faridabad|jodi|55||85', 'faridabad|left|4||10'],
  ],
  ['withdrawals', { kind: 'withdraw' }, '/api-user-withdraw-transaction-history', ['300', '1000']],
])(
  '%s are proved by their own history, and by nothing when it cannot be read',
  async (_, source, path, lines) => {
    const { mock, account, reader } = open();
    const read = () => reader.read({ account, source });
    const found = await read();
    expect(found.lines?.map(one => one.line)).toEqual(lines);
    expect(found.balance).toBe(10_000);
    mock.fault({ path, kind: 'status', value: 500 });
    expect(await read()).toEqual({ lines: null, balance: 10_000 });
    mock.fault({ path: '/api-user-wallet-balance', kind: 'status', value: 500 });
    expect(await read()).toEqual({ ...found, balance: null });
  },
);

it('debits of the wallet’s history prove transfers, and credits do not', async () => {
  const { mock, store, account, reader } = open();
  const read = async () => {
    const { lines } = await reader.read({ account, source: { kind: 'transfer' } });
    return lines?.map(one => one.line) ?? null;
  };
  const before = (await read()) ?? [];
  const receiver = parsePhone('9876543211');
  if (receiver === null) throw new Error('not a phone');
  await store.set(transferAtom, { points: points(123), receiver }, 'a question');
  expect(await read()).toEqual(['123', ...before]);
  const [deposit] = mock.data().fund_requests.filter(({ status }) => status === 'pending');
  mock.control('POST', `fund-requests/${deposit?.id}`, { status: 'approved' });
  expect(mock.balance('9876543210')).toBeGreaterThan(9877);
  expect(await read()).toEqual(['123', ...before]);
  mock.fault({ path: '/api-wallet-transaction-history', kind: 'status', value: 500 });
  expect(await read()).toBeNull();
});

it.each<[source: Source, path: string, key: string, row: object]>([
  [bids('main'), '/api-bid-history-data', 'bid_data', { game_name: 'Kalyan', points: 'many' }],
  [
    { kind: 'withdraw' },
    '/api-user-withdraw-transaction-history',
    'withdrawdata',
    { request_amount: 'many' },
  ],
  [
    { kind: 'transfer' },
    '/api-wallet-transaction-history',
    'transaction_history',
    { amount: 'many', transaction_type: '2' },
  ],
])('a history of %j with an amount that cannot be read proves nothing', async (source, path, key, row) => {
  const { mock, account, reader } = open();
  mock.fault({ path, kind: 'reply', value: { status: true, [key]: [row] } });
  expect((await reader.read({ account, source })).lines).toBeNull();
  mock.fault({ path, kind: 'reply', value: { status: true, [key]: [] } });
  expect((await reader.read({ account, source })).lines).toEqual([]);
});

it.each([
  ['2026-11-31', '2026-11-21'],
  ['2026-11-21', 'tomorrow'],
])('from %s to %s is no time: nothing is asked', async (day, lastDay) => {
  const { mock, account, reader } = open();
  const source = bids('main', day, lastDay);
  expect(await reader.read({ account, source })).toEqual({ lines: null, balance: 10_000 });
  expect(mock.calls().map(({ path }) => path)).toEqual(['/api-user-wallet-balance']);
});

it('nothing is read for an account that is not logged in', async () => {
  const { mock, store, account, reader } = open();
  const source = { kind: 'withdraw' } as const;
  expect(await reader.read({ account: 'another', source })).toEqual({ lines: null, balance: null });
  store.set(closeSessionAtom);
  expect(await reader.read({ account, source })).toEqual({ lines: null, balance: null });
  expect(await reader.readBalance(account)).toBeNull();
  expect(mock.calls()).toEqual([]);
});

it('a placed bid counts for the day in addition to the 120 points of the history', async () => {
  const { mock, place, staked } = open();
  expect(staked()).toBe(0);
  expect(await place(50)).toMatchObject({ kind: 'placed' });
  expect(staked()).toBe(170);
  mock.fault({ path: '/api-submit-bid', kind: 'false-status', value: 'Market closed' });
  expect(await place(30)).toMatchObject({ kind: 'rejected', message: 'Market closed' });
  expect(staked()).toBe(170);
});

it('a bid counts as open until its end is known, and a refused one does not affect others', async () => {
  const { mock, store, place, staked } = open();
  // The histories fail after the first reading, so only the stakes of this device count.
  const nth = Array.from({ length: 20 }, (_, index) => index + 2);
  mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 503, times: -1, nth });
  store.set(saveLimitsAtom, { daily: 1000, reminder: null, pause: null });
  const over = (stake: number) => store.get(standingAtom).over([{ id: `row of ${stake}`, points: 2000 }]);
  expect(await place(50)).toMatchObject({ kind: 'placed' });
  expect([staked(), over(50)]).toEqual([170, 1170]);
  mock.fault({ path: '/api-submit-bid', kind: 'drop' });
  expect(await place(30)).toMatchObject({ kind: 'unclear' });
  expect([staked(), over(30)]).toEqual([200, 0]);
  mock.fault({ path: '/api-submit-bid', kind: 'false-status' });
  expect(await place(20)).toMatchObject({ kind: 'rejected' });
  expect([staked(), over(30), over(20)]).toEqual([200, 0, 1200]);
});

it('a limit of 200 points leaves 30 when 170 are bid: 40 are refused and not sent', async () => {
  const { mock, store, place, staked } = open();
  store.set(saveLimitsAtom, { daily: 200, reminder: null, pause: null });
  await place(50);
  expect(await place(40)).toMatchObject({ kind: 'rejected', refusal: { kind: 'over', left: 30 } });
  expect(await place(30)).toMatchObject({ kind: 'placed' });
  expect(staked()).toBe(200);
  expect(
    mock
      .data()
      .bids.filter(bid => bid.status === 'open')
      .map(bid => bid.points),
  ).toEqual([50, 30]);
});

it('the limit of one player does not apply to another player, nor to a transfer', async () => {
  const { store, account, ledger, staked } = open();
  store.set(saveLimitsAtom, { daily: 10, reminder: null, pause: null });
  expect(ledger.refusalOf(account, [line('7 50'), line('3 20')])).toEqual({ kind: 'over', left: 10 });
  expect(ledger.refusalOf('another', [line('7 50')])).toBeNull();
  const receiver = parsePhone('9876543211');
  if (receiver === null) throw new Error('not a phone');
  const transfer = { points: points(100), receiver };
  expect(await store.set(transferAtom, transfer, 'a question')).toMatchObject({ kind: 'placed' });
  expect(staked()).toBe(0);
});

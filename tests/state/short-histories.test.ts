import { afterEach, expect, it } from 'vitest';
import { post } from '../../mock-server/rules/ledger.ts';
import { gameByKey } from '../../src/domain/game/games.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import { placeBidAtom } from '../../src/state/money/bids.ts';
import { transferAtom } from '../../src/state/money/transfers.ts';
import { withdrawAtom } from '../../src/state/money/withdrawals.ts';
import { aMarket } from '../support/a-market.ts';
import { createMock } from '../support/app-mock.ts';
import { memoryMoney } from '../support/memory-money.ts';
import { openTab } from '../support/tab.ts';

// A provider whose histories have only their newest ten lines (docs/reliability.md "What counts as proof").

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function open(path: string) {
  const mock = createMock();
  const money = { ...memoryMoney(), wait: () => new Promise<void>(resolve => setTimeout(resolve, 1)) };
  const { store, die } = openTab(mock, money);
  ends.push(die);
  mock.fault({ path, kind: 'last-lines', value: 10, times: -1 });
  const receive = () =>
    post(mock.data(), {
      user_id: 1,
      points: 2000,
      kind: 'deposit',
      note: 'Add Funds',
      at: new Date(mock.now()).toISOString(),
    });
  return {
    mock,
    store,
    receive,
    /** The next request is carried out and its reply lost. A deposit that is approved at once hides its debit. */
    loseReply: (to: string) => {
      const { fetch } = mock;
      mock.fault({ path: to, kind: 'drop-after' });
      const losing: typeof fetch = (input, init) => {
        const reply = fetch(input, init);
        if (new URL(input instanceof Request ? input.url : input, 'http://mock').pathname === to) {
          Object.assign(mock, { fetch });
          receive();
        }
        return reply;
      };
      Object.assign(mock, { fetch: losing });
    },
    sent: (to: string) => mock.calls().filter(call => call.path === to).length,
  };
}

const bid = (digits: string) => ({
  game: gameByKey('singleDigit'),
  market: aMarket(),
  date: { year: 2026, month: 11, day: 21 },
  rows: [{ id: `row ${digits}`, digits, closeDigits: '', points: points(50), session: 'Open' as const }],
});

it('an equal bid leaves the list as a lost one enters, and a deposit hides its debit: it is not sent again', async () => {
  const { store, loseReply, sent } = open('/api-bid-history-data');
  for (const digits of '7012345689') {
    const order = bid(digits);
    const rows = order.rows.map(row => ({ ...row, id: `first ${digits}` }));
    expect(await store.set(placeBidAtom, { ...order, rows })).toMatchObject({ kind: 'placed' });
  }
  loseReply('/api-submit-bid');
  expect(await store.set(placeBidAtom, bid('7'))).toMatchObject({ kind: 'unclear' });
  expect(await store.set(placeBidAtom, bid('7'))).toMatchObject({ kind: 'unclear' });
  expect(sent('/api-submit-bid')).toBe(11);
});

it('ten equal withdrawals fill the list: a lost one whose debit is hidden is not asked for again', async () => {
  const { mock, store, loseReply, sent } = open('/api-user-withdraw-transaction-history');
  const [first] = mock.data().withdrawals;
  if (first === undefined) throw new Error('no withdrawal');
  mock.data().withdrawals = Array.from({ length: 12 }, (_, id) => ({
    ...first,
    id,
    user_id: 1,
    request_amount: 1000,
    status: 'approved' as const,
  }));
  const path = '/api-user-withdraw-fund-request';
  loseReply(path);
  const wish = { points: points(1000), method: 'googlePay' } as const;
  expect(await store.set(withdrawAtom, wish, 'a form')).toEqual({
    ok: false,
    error: 'error.withdrawUnexpected',
  });
  expect(await store.set(withdrawAtom, wish, 'a form')).toMatchObject({ ok: false });
  expect(sent(path)).toBe(1);
});

it('an equal transfer leaves the wallet list as a lost one enters: it is not sent again', async () => {
  const { mock, store, receive, loseReply, sent } = open('/api-wallet-transaction-history');
  const receiver = parsePhone('9876543211');
  if (receiver === null) throw new Error('no phone');
  const path = '/api-user-transfer-wallet-balance';
  const gift = (id: string, amount: number) =>
    store.set(transferAtom, { receiver, points: points(amount) }, id);
  for (const amount of [150, 101, 102, 103, 104, 105, 106, 107, 108])
    expect(await gift(`${amount}`, amount)).toMatchObject({ kind: 'placed' });
  mock.advance('1m');
  receive();
  loseReply(path);
  expect(await gift('again', 150)).toMatchObject({ kind: 'unclear' });
  expect(await gift('again', 150)).toMatchObject({ kind: 'unclear' });
  expect(sent(path)).toBe(10);
});

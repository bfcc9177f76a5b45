import { atom } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameByKey } from '../../src/domain/game/games.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import { resumeOrdersAtom } from '../../src/state/money/orders.ts';
import { settledBidsAtom, placeBidAtom } from '../../src/state/money/bids.ts';
import { accountAtom } from '../../src/state/money/money-account.ts';
import { untoldTickAtom } from '../../src/state/money/money-notices.ts';
import { transferAtom } from '../../src/state/money/transfers.ts';
import { withdrawAtom } from '../../src/state/money/withdrawals.ts';
import { evidenceReader } from '../../src/state/money/placing/evidence-reader.ts';
import { openSessionAtom } from '../../src/state/core/session.ts';
import { createMock } from '../support/app-mock.ts';
import { memoryJournal, memoryMoney } from '../support/memory-money.ts';
import { openTab } from '../support/tab.ts';
import { aMarket } from '../support/a-market.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const path = '/api-submit-bid';
const slip = (id: string) => ({
  game: gameByKey('singleDigit'),
  market: aMarket(),
  date: { year: 2026, month: 11, day: 21 },
  rows: [{ id, digits: '7', closeDigits: '', points: points(50), session: 'Open' as const }],
});
const until = async <T>(work: Promise<T>): Promise<T> => {
  const state = { done: false };
  const end = work.finally(() => (state.done = true));
  while (!state.done) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise(resolve => setImmediate(resolve));
  }
  return end;
};

const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise(resolve => setImmediate(resolve));
  }
};

/** A tab of the first player, and the way for another one to log in. */
function openBrowser() {
  const mock = createMock({ zone: 'Asia/Kolkata' });
  const journal = memoryJournal();
  const tab = openTab(mock, { ...memoryMoney(), journal, now: () => Date.now() });
  const logIn = (index: number): void => {
    const {
      user_name: username = '',
      unique_token: token = '',
      mobile = '',
    } = mock.data().users[index] ?? {};
    const phone = parsePhone(mobile);
    if (phone === null) throw new Error('not a phone');
    tab.store.set(openSessionAtom, { username, token, mobile: phone });
  };
  return { mock, tab, logIn, journal };
}

it("a reading that was under way when another player logged in is not that player's evidence", async () => {
  const { tab, logIn } = openBrowser();
  const account = tab.store.get(accountAtom) ?? '';
  const reader = tab.store.set(atom(null, (get, set) => evidenceReader(get, set)));
  const scope = { account, source: { kind: 'transfer' } } as const;
  const own = await until(reader.read(scope));
  expect([own.lines === null, own.balance]).toEqual([false, 10_000]);
  const reading = reader.read(scope);
  logIn(1);
  expect(await until(reading)).toEqual({ lines: null, balance: null });
});

it("the history and the wallet of the next player prove nothing of the last one's bid", async () => {
  const { mock, tab, logIn } = openBrowser();
  const first = tab.store.get(accountAtom);
  mock.fault({ path, kind: 'drop' });
  expect((await until(tab.store.set(placeBidAtom, slip('first')))).kind).toBe('unclear');

  // The second player bids on the same, and is the one whose history can be read while the first bid is checked.
  logIn(1);
  expect((await until(tab.store.set(placeBidAtom, slip('second')))).kind).toBe('placed');
  const found = tab.store.get(untoldTickAtom);
  for (let minute = 0; minute < 3; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    await new Promise(resolve => setImmediate(resolve));
  }
  expect(tab.store.get(untoldTickAtom)).toBe(found);
  // Nothing of the first player's is asked for in the second one's name.
  expect(mock.calls().filter(call => call.path === '/api-bid-history-data')).toHaveLength(3);

  logIn(0);
  expect(tab.store.get(accountAtom)).toBe(first);
  tab.store.set(resumeOrdersAtom);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.store.set(settledBidsAtom, slip('first'))).toEqual({ placed: [], earlier: [] });
  expect(mock.data().bids.filter(({ status, user_id }) => status === 'open' && user_id === 1)).toEqual([]);
});

it('a bid that is placed while another player is logged in is reported to its own player, and to no other', async () => {
  const { mock, tab, logIn } = openBrowser();
  mock.fault({ path, kind: 'latency', value: 2000 });
  let isTold = false;
  void tab.store.set(placeBidAtom, slip('first')).then(() => (isTold = true));
  await pass(1000);
  expect(mock.calls().filter(call => call.path === path)).toHaveLength(1);
  logIn(1);
  await pass(5000);
  expect(isTold).toBe(false);

  logIn(0);
  tab.store.set(resumeOrdersAtom);
  await pass(2000);
  expect(tab.store.set(settledBidsAtom, slip('first'))).toMatchObject({ placed: [{ row: 'first' }] });
});

type Tab = ReturnType<typeof openTab>;
const receiver = parsePhone('9876543211');
if (receiver === null) throw new Error('not a phone');

it.each<[what: string, path: string, order: (tab: Tab) => Promise<unknown>]>([
  ['a bid', path, tab => tab.store.set(placeBidAtom, slip('first'))],
  [
    'a withdrawal',
    '/api-user-withdraw-fund-request',
    tab => tab.store.set(withdrawAtom, { points: points(100), method: 'paytm' }, 'a form'),
  ],
  [
    'a transfer',
    '/api-user-transfer-wallet-balance',
    tab => tab.store.set(transferAtom, { points: points(100), receiver }, 'a form'),
  ],
])('%s does not leave with the token of a player who logs in while it is written', async (_, sent, order) => {
  const { mock, tab, logIn, journal } = openBrowser();
  const first = tab.store.get(accountAtom);
  journal.slowly = async () => logIn(1);
  void order(tab);
  await pass(2000);
  expect(journal.kept()).toHaveLength(1);
  expect(tab.store.get(accountAtom)).not.toBe(first);
  expect(mock.calls().filter(call => call.path === sent)).toEqual([]);

  journal.slowly = () => Promise.resolve();
  logIn(0);
  void order(tab);
  await pass(60_000);
  expect(mock.calls().filter(call => call.path === sent)).toHaveLength(1);
});

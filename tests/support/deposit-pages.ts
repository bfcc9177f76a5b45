import type { DepositIntent } from '../../src/domain/deposit-intent.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { openSessionAtom } from '../../src/state/core/session.ts';
import { awaitedAtom } from '../../src/state/money/deposits/awaited-deposits.ts';
import { reportAgainAtom, reportDepositsAtom } from '../../src/state/money/deposits/deposit-reports.ts';
import { beginDepositAtom, begunDepositsAtom } from '../../src/state/money/deposits/deposits.ts';
import { payeesResource } from '../../src/state/reading/payment-methods.ts';
import { createMock } from './app-mock.ts';
import { memoryDeposits } from './memory-deposits.ts';
import { memoryMoney } from './memory-money.ts';
import { memoryStore } from './memory-store.ts';
import { openTab } from './tab.ts';

export const demo = '9876543210';
export const second = '9876543211';

/** A browser without screens, whose pages share its storage and its deposits. Its time is the mock's. */
export function depositBrowser() {
  const mock = createMock();
  const local = memoryStore();
  const deposits = { ...memoryDeposits(), now: mock.now };
  const openPage = () => openTab(mock, memoryMoney(), { local, deposits }).store;
  const store = openPage();
  /** A payment of 600 points that was begun an hour ago. The provider lists none of 600. */
  const intent = (fields: Partial<DepositIntent> = {}): DepositIntent => ({
    id: 'd1',
    owner: fingerprint(demo),
    points: points(600),
    at: mock.now() - 3_600_000,
    listed: 0,
    decided: { approved: 0, rejected: 0 },
    tried: null,
    doubt: false,
    ...fields,
  });
  return {
    mock,
    local,
    deposits,
    openPage,
    store,
    intent,
    keep: (...fields: readonly Partial<DepositIntent>[]) => {
      for (const one of fields) deposits.kept.set(one.id ?? 'd1', intent(one));
    },
    kept: (id = 'd1') => deposits.kept.get(id),
    logIn: (mobile: string, page = store) => {
      const phone = parsePhone(mobile);
      const user = mock.data().users.find(one => one.mobile === mobile);
      if (phone === null || user === undefined) throw new Error('not a player');
      page.set(openSessionAtom, { username: user.user_name, token: user.unique_token, mobile: phone });
    },
    /** The points that the provider was asked for. */
    posted: () =>
      mock
        .calls()
        .filter(({ path }) => path === postPath)
        .map(({ body }) => (body as { request_amount: number }).request_amount),
    /** How often the provider's list was read. */
    lists: () => mock.calls().filter(({ path }) => path === listPath).length,
    /** A request that stands in the provider's list. */
    list: (status: 'pending' | 'rejected' = 'pending', amount = 600) => {
      const { fund_requests } = mock.data();
      const id = 900 + fund_requests.length;
      fund_requests.push({ id, user_id: 1, request_amount: amount, status, at: '2026-11-21T07:29:00.000Z' });
      return id;
    },
  };
}

/** A deposit browser whose page knows whom to pay. */
export async function payingBrowser() {
  const browser = depositBrowser();
  const { store, deposits, mock } = browser;
  await store.set(payeesResource.refresh);
  const begin = (amount = 600) =>
    store.set(beginDepositAtom, { points: points(amount), app: 'paytm' }, 'a note');
  return {
    ...browser,
    begin,
    /** Begins a payment and returns its id. */
    begun: async (amount = 600): Promise<string> => {
      if (!(await begin(amount)).ok) throw new Error('not begun');
      return store.get(begunDepositsAtom).at(-1) ?? '';
    },
    report: (online = false, page = store) => page.set(reportDepositsAtom, online),
    again: (id = 'd1', page = store) => page.set(reportAgainAtom, id),
    /** The deposits that wait for their approval. */
    waiting: () => store.get(awaitedAtom).map(({ deposit }) => deposit.id),
    /** Replies to the next request for points only after `ms`. */
    slow: (ms: number, path = postPath) => mock.fault({ path, kind: 'latency', value: ms }),
    /** Lets nobody change the deposits from now on; returns how often that was tried. */
    breakDatabase: (): (() => number) => {
      let tried = 0;
      deposits.change = () => {
        tried += 1;
        return Promise.reject(new Error('no database'));
      };
      return () => tried;
    },
  };
}

export const postPath = '/api-fund-request-add';
export const listPath = '/api-wallet-transaction-history';

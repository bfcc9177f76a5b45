import type { ConfigFile } from '../../src/api/config.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import { type Deposit, isUnreported } from '../../src/domain/wallet/deposit.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { openSessionAtom } from '../../src/state/core/session.ts';
import { awaitedAtom } from '../../src/state/money/deposits/decisions.ts';
import { begunDepositsAtom, unreportedAtom } from '../../src/state/money/deposits/deposits.ts';
import { beginDepositAtom } from '../../src/state/money/deposits/posts.ts';
import { reportAgainAtom, reportDepositsAtom } from '../../src/state/money/deposits/reports.ts';
import { payeesResource } from '../../src/state/reading/payment-methods.ts';
import { createMock } from './app-mock.ts';
import { memoryDeposits, memoryStore, otherTabs } from './memory-store.ts';
import { memoryMoney } from './memory-money.ts';
import { openTab } from './tab.ts';

export const demo = '9876543210';
export const second = '9876543211';
/** A list without deposits, whose oldest line the Demo Player's list still has. */
export const none = { listed: 0, approved: 0, rejected: 0, marks: { newest: [], oldest: 'id T1' } };

/** The rest after a request that ended before any page of a test began, so it is over. */
const longAgo = { at: 1, ms: 1500 };
/** The last request was refused, so none can have arrived. */
export const refused: Deposit['phase'] = { kind: 'begun', rest: longAgo };
/** The last request ended in an unknown way. */
export const lost: Deposit['phase'] = { kind: 'doubt', rest: longAgo };

/**
 * A payment of 600 points by the Demo Player, begun when the list had no payment of 600. Its last request was
 * refused.
 */
export const deposit = (fields: Partial<Deposit> = {}): Deposit => ({
  id: 'd1',
  owner: fingerprint(demo),
  points: points(600),
  at: 0,
  before: none,
  phase: refused,
  ...fields,
});

/**
 * A browser without screens, whose pages share storage and deposits. It uses the mock's time, and the mock's
 * lists lag by `lagSeconds`.
 */
export function depositBrowser(lagSeconds = 0) {
  const mock = createMock();
  const local = memoryStore();
  const deposits = { ...memoryDeposits(), now: mock.now };
  const { onOtherTabWrite, wrote } = otherTabs();
  const openPage = (changed: Partial<ConfigFile> = {}) => {
    const config = { readLagSeconds: lagSeconds, ...changed };
    return openTab(mock, memoryMoney(), { local, deposits, config, onOtherTabWrite }).store;
  };
  const store = openPage();
  return {
    mock,
    local,
    deposits,
    openPage,
    /** Tells the pages that another tab has written a key. */
    wrote,
    /** A page of another device of the same player. */
    openDevice: () =>
      openTab(mock, memoryMoney(), {
        local: memoryStore(),
        deposits: { ...memoryDeposits(), now: mock.now },
      }).store,
    store,
    keep: (...fields: readonly Partial<Deposit>[]) => {
      for (const one of fields)
        deposits.kept.set(one.id ?? 'd1', deposit({ at: mock.now() - 3_600_000, ...one }));
    },
    kept: (id = 'd1') => deposits.kept.get(id),
    phase: (id = 'd1') => deposits.kept.get(id)?.phase,
    /** The stored payments that are not known to be reported. */
    unreported: () => [...deposits.kept.values()].filter(isUnreported).map(({ id }) => id),
    logIn: (mobile: string, page = store) => {
      const phone = parsePhone(mobile);
      const user = mock.data().users.find(one => one.mobile === mobile);
      if (phone === null || user === undefined) throw new Error('not a player');
      page.set(openSessionAtom, { username: user.user_name, token: user.unique_token, mobile: phone });
    },
    /**
     * From now on the database reverts each change of the deposits. Returns a function that counts the
     * attempts.
     */
    breakDatabase: (): (() => number) => {
      let tried = 0;
      deposits.change = async (owner, step) => {
        tried += 1;
        step(await deposits.of(owner));
        throw new Error('no database');
      };
      return () => tried;
    },
    /** The points of the requests that the provider received. */
    posted: () =>
      mock
        .calls()
        .filter(({ path }) => path === postPath)
        .map(({ body }) => (body as { request_amount: number }).request_amount),
    /** The number of times that the provider's list was read. */
    lists: () => mock.calls().filter(({ path }) => path === listPath).length,
    /** Adds a request to the provider's list. */
    list: (status: 'pending' | 'rejected' = 'pending', amount = 600) => {
      const { fund_requests } = mock.data();
      const id = 900 + fund_requests.length;
      fund_requests.push({ id, user_id: 1, request_amount: amount, status, at: '2026-11-21T07:29:00.000Z' });
      return id;
    },
  };
}

/** A deposit browser whose page already knows the payee. */
export async function payingBrowser(lagSeconds = 0) {
  const browser = depositBrowser(lagSeconds);
  const { store, mock } = browser;
  await store.set(payeesResource.refresh);
  const begin = (amount = 600, page = store) =>
    page.set(beginDepositAtom, { points: points(amount), app: 'paytm' }, 'a note');
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
    /** The deposits that wait for approval. */
    waiting: () => store.get(awaitedAtom).map(({ deposit: { id } }) => id),
    /** The payments whose card asks whether a line is theirs. */
    asked: (page = store) => page.get(unreportedAtom).flatMap(({ id, line }) => (line === null ? [] : [id])),
    /** Replies to the next request for points only after `ms`. */
    slow: (ms: number, path = postPath) => mock.fault({ path, kind: 'latency', value: ms }),
  };
}

export const postPath = '/api-fund-request-add';
export const listPath = '/api-wallet-transaction-history';

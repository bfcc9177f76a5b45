import { afterEach, expect, it } from 'vitest';
import { gameByKey } from '../../src/domain/game/games.ts';
import { marketId } from '../../src/domain/market/market-id.ts';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { pointsRow, receiverHash } from '../../src/domain/placing/traces.ts';
import { points } from '../../src/domain/points.ts';
import type { Placing } from '../../src/state/core/environment-types.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import { closeSessionAtom, openSessionAtom } from '../../src/state/core/session.ts';
import { prepareOrderAtom, resumeOrdersAtom, untoldAtom } from '../../src/state/money/orders.ts';
import { settledBidsAtom, placeBidAtom, prepareBidAtom } from '../../src/state/money/bids.ts';
import { inFlightAtom } from '../../src/state/money/in-flight.ts';
import { accountAtom } from '../../src/state/money/money-account.ts';
import { lastPointsAtom, placedMarketAtom } from '../../src/state/money/last-bid.ts';
import {
  earlierAtom,
  untoldTickAtom,
  tellEarlierAtom,
  twiceAtom,
} from '../../src/state/money/money-notices.ts';
import { isNewPlayerAtom, setNewPlayerAtom } from '../../src/state/money/new-players.ts';
import { checkReceiverAtom, transferAtom } from '../../src/state/money/transfers.ts';
import { unconfirmedTransferAtom } from '../../src/state/money/unconfirmed-transfers.ts';
import {
  payoutNumbersResource,
  walletInfoResource,
  withdrawAtom,
  withdrawHistoryResource,
} from '../../src/state/money/withdrawals.ts';
import { stored } from '../../src/storage/table.ts';
import { createMock } from '../support/app-mock.ts';
import { calm } from './faked-timers.ts';
import { memoryMoney } from '../support/memory-money.ts';
import { memoryStore } from '../support/memory-store.ts';
import { line } from '../support/placing-world.ts';
import { openTab } from '../support/tab.ts';
import { aMarket } from '../support/a-market.ts';

// Bids, withdrawals and transfers as orders of the player who is logged in, over the mock of 21 November, 1:00 PM.

const phone = (mobile: string) => {
  const parsed = parsePhone(mobile);
  if (parsed === null) throw new Error('not a phone');
  return parsed;
};
const kalyan = aMarket();
const slip = (
  rows: readonly (readonly [digits: string, points: number])[],
  {
    game = 'singleDigit',
    market = kalyan,
  }: { game?: Parameters<typeof gameByKey>[0]; market?: typeof kalyan } = {},
) => ({
  game: gameByKey(game),
  market,
  date: { year: 2026, month: 11, day: 21 },
  rows: rows.map(([digits, stake]) => ({
    id: `row ${digits}`,
    digits,
    closeDigits: '',
    points: points(stake),
    session: 'Open' as const,
  })),
});
const submit = '/api-submit-bid';

/** Functions that end the pages of a test, because a page checks unclear attempts as long as it lives. */
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function open({ config }: Pick<NonNullable<Parameters<typeof openTab>[2]>, 'config'> = {}) {
  const mock = createMock();
  const local = memoryStore();
  const money = { ...memoryMoney(), wait: () => new Promise<void>(resolve => setTimeout(resolve, 1)) };
  const openPage = () => {
    const { store, die } = openTab(mock, money, { local, ...(config && { config }) });
    ends.push(die);
    return store;
  };
  const store = openPage();
  return {
    mock,
    local,
    store,
    openPage,
    logIn: (mobile: string, page = store) =>
      page.set(openSessionAtom, { username: 'Player', token: `token of ${mobile}`, mobile: phone(mobile) }),
    bodies: (path: string) =>
      mock
        .calls()
        .filter(call => call.path === path)
        .map(call => call.body),
  };
}

it.each([
  ['singleDigit', submit, 'main', 'Single Digit'],
  ['starlineSingleDigit', '/api-starline-submit-bid', 'starline', 'Single Digit'],
  ['leftDigit', '/api-galidisawar-submit-bid', 'gali', 'Left Digit'],
] as const)('a bid on %s goes to its family', async (game, path, family, pana) => {
  const { mock, store } = open();
  const id = { main: '1', starline: '1006', gali: '2004' }[family];
  const market = { ...kalyan, id: marketId(id) };
  const end = await store.set(placeBidAtom, slip([['7', 50]], { game, market }));
  expect(end).toMatchObject({ kind: 'placed', placed: [{ row: 'row 7' }] });
  expect(mock.data().bids.at(-1)).toMatchObject({ family, pana, digits: '7', points: 50, status: 'open' });
  expect(mock.calls().filter(call => call.path === path)).toHaveLength(1);
  expect(store.get(placedMarketAtom)).toEqual({ family, name: 'Kalyan' });
});

it('a bid that is refused, and one of a guest, names no market and sends nothing more', async () => {
  const { mock, store, bodies } = open();
  mock.fault({ path: submit, kind: 'false-status', value: 'Market closed' });
  expect(await store.set(placeBidAtom, slip([['7', 50]]))).toMatchObject({
    kind: 'rejected',
    message: 'Market closed',
  });
  store.set(closeSessionAtom);
  expect(await store.set(placeBidAtom, slip([['7', 50]]))).toEqual({
    kind: 'rejected',
    message: null,
    placed: [],
    earlier: [],
  });
  expect(store.get(placedMarketAtom)).toBeNull();
  expect(bodies(submit)).toHaveLength(1);
});

it('only the rows leave that may: one whose end is not known stays behind', async () => {
  const { mock, store } = open();
  mock.fault({ path: submit, kind: 'drop-after' });
  // The first reading is the baseline.
  const nth = Array.from({ length: 20 }, (_, index) => index + 2);
  mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 503, times: -1, nth });
  expect(await store.set(placeBidAtom, slip([['7', 50]]))).toMatchObject({ kind: 'unclear' });
  const both = slip([
    ['7', 50],
    ['3', 20],
  ]);
  expect(await store.set(placeBidAtom, both)).toMatchObject({ kind: 'unclear', placed: [{ row: 'row 3' }] });
  expect(
    mock
      .data()
      .bids.filter(bid => bid.status === 'open')
      .map(bid => [bid.digits, bid.points]),
  ).toEqual([
    ['7', 50],
    ['3', 20],
  ]);
  mock.clearFaults();
  expect(await store.set(placeBidAtom, slip([['7', 50]]))).toMatchObject({ placed: [{ row: 'row 7' }] });
  expect(mock.balance('9876543210')).toBe(9930);
});

it('a history is asked of the day of the market, and of the next one where it closes past midnight', async () => {
  const { store, bodies } = open();
  const asked = () => bodies('/api-bid-history-data').at(-1);
  store.set(prepareBidAtom, slip([['7', 50]]));
  await expect.poll(asked).toMatchObject({ bid_from: '11/21/2026', bid_to: '11/21/2026' });
  const market = aMarket({ id: '6', times: { open: minuteOfDay(1430), close: minuteOfDay(30) } });
  store.set(prepareBidAtom, slip([['7', 50]], { market }));
  await expect.poll(asked).toMatchObject({ bid_from: '11/21/2026', bid_to: '11/22/2026' });
});

it('the rows of the slip find a placed bid, and an empty slip finds none', async () => {
  const { mock, store } = open();
  expect(store.set(settledBidsAtom, slip([['7', 50]]))).toEqual({ placed: [], earlier: [] });
  mock.fault({ path: submit, kind: 'drop-after' });
  const before = store.get(untoldTickAtom);
  expect(await store.set(placeBidAtom, slip([['7', 50]]))).toMatchObject({ kind: 'unclear' });
  await expect.poll(() => store.get(untoldTickAtom)).toBeGreaterThan(before);
  expect(store.get(twiceAtom)).toBeNull();
  expect(store.set(settledBidsAtom, slip([]))).toEqual({ placed: [], earlier: [] });
  expect(store.set(settledBidsAtom, slip([['7', 50]]))).toMatchObject({
    placed: [{ row: 'row 7' }],
    earlier: [],
  });
  expect(store.get(earlierAtom)).toEqual([]);
});

it('a bid that was found out of sight is reported with its time until the player has read it', async () => {
  const { mock, store } = open();
  expect(store.set(untoldAtom)).toEqual({ placed: [], earlier: [] });
  mock.fault({ path: submit, kind: 'drop-after' });
  const before = store.get(untoldTickAtom);
  await store.set(placeBidAtom, slip([['7', 50]]));
  await expect.poll(() => store.get(untoldTickAtom)).toBeGreaterThan(before);
  store.set(closeSessionAtom);
  expect(store.set(untoldAtom)).toEqual({ placed: [], earlier: [] });
  expect(store.set(settledBidsAtom, slip([['7', 50]]))).toEqual({ placed: [], earlier: [] });
  expect(await store.set(placeBidAtom, slip([['7', 50]]))).toMatchObject({ kind: 'rejected' });
});

it('a bid that an earlier page left is found and reported once it is resumed', async () => {
  const { mock, store, openPage } = open();
  mock.fault({ path: submit, kind: 'drop-after' });
  // The baseline was read before.
  store.set(prepareBidAtom, slip([['7', 50]]));
  await calm();
  mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 503, times: 2 });
  await store.set(placeBidAtom, slip([['7', 50]]));
  const next = openPage();
  next.set(resumeOrdersAtom);
  await expect.poll(() => next.get(untoldTickAtom), { timeout: 5000 }).toBeGreaterThan(0);
  expect(next.set(untoldAtom)).toMatchObject({ placed: [], earlier: [{ row: 'row 7' }] });
  expect(next.get(earlierAtom)).toMatchObject([
    { market: 'Kalyan', game: 'Single Digit', session: 'Open', number: '7', points: 50, kind: 'bid' },
  ]);
  next.set(earlierAtom, []);
  expect(next.get(earlierAtom)).toEqual([]);
  expect(next.set(untoldAtom)).toEqual({ placed: [], earlier: [] });
});

it('notices add up, until another player logs in', () => {
  const { store, logIn } = open();
  const row = { ...line('7 50', 'a'), points: points(50), kind: 'bid', at: 60_000 } as const;
  store.set(tellEarlierAtom, [row]);
  store.set(tellEarlierAtom, []);
  store.set(tellEarlierAtom, [{ ...row, at: 90_000, kind: 'transfer' }]);
  expect(store.get(earlierAtom)).toEqual([row, { ...row, at: 90_000, kind: 'transfer' }]);
  logIn('9876543211');
  expect(store.get(earlierAtom)).toEqual([]);
});

/** The app with a placing that only notes its calls. */
function spied() {
  const app = open();
  const asked: string[] = [];
  const made: Parameters<ReturnType<typeof environment>['makePlacing']>[0][] = [];
  const environment = () => app.store.get(environmentAtom);
  let end = (): void => undefined;
  const placing: Placing = {
    prepare: ({ source }) => void asked.push(`prepare ${source.kind}`),
    resume: () => void asked.push('resume'),
    place: () =>
      new Promise(resolve => {
        end = () => resolve({ kind: 'busy', placed: [], earlier: [] });
      }),
    settled: () => ({ placed: [], earlier: [] }),
    untold: () => ({ placed: [], earlier: [] }),
  };
  app.store.set(environmentAtom, {
    ...environment(),
    makePlacing: tools => {
      made.push(tools);
      return placing;
    },
  });
  return { ...app, asked, made, end: () => end() };
}

it('points leave through one thing, which a guest asks for nothing', () => {
  const { store, asked, made } = spied();
  store.set(prepareOrderAtom, { kind: 'transfer' });
  store.set(resumeOrdersAtom);
  store.set(closeSessionAtom);
  store.set(prepareOrderAtom, { kind: 'withdraw' });
  store.set(resumeOrdersAtom);
  expect(asked).toEqual(['prepare transfer', 'resume']);
  expect(made).toHaveLength(1);
});

it('a repeated request is reported by its kind, and a find is counted', () => {
  const { store, made } = spied();
  store.set(resumeOrdersAtom);
  const [tools] = made;
  const before = store.get(untoldTickAtom);
  const phase = { kind: 'placed', twice: false, told: false } as const;
  const account = store.get(accountAtom) ?? '';
  const transfer = { id: 'a', account, source: { kind: 'transfer' }, phase } as const;
  tools?.notify('untold', transfer);
  expect([store.get(twiceAtom), store.get(untoldTickAtom)]).toEqual([null, before + 1]);
  tools?.notify('twice', transfer);
  expect([store.get(twiceAtom), store.get(untoldTickAtom)]).toEqual(['transfer', before + 1]);
  store.set(twiceAtom, null);
  tools?.notify('twice', { ...transfer, account: 'the player before' });
  expect(store.get(twiceAtom)).toBeNull();
});

it('an order is in flight until it has ended', async () => {
  const { store, end } = spied();
  expect(store.get(inFlightAtom)).toBe(false);
  const placed = store.set(placeBidAtom, slip([['7', 50]]));
  expect(store.get(inFlightAtom)).toBe(true);
  end();
  await placed;
  await expect.poll(() => store.get(inFlightAtom)).toBe(false);
  const failing = store.set(inFlightAtom, Promise.reject(new Error('no journal')));
  expect(store.get(inFlightAtom)).toBe(true);
  await failing;
  expect(store.get(inFlightAtom)).toBe(false);
});

const receiver = phone('9876543211');
const gift = { points: points(100), receiver };
const transferPath = '/api-user-transfer-wallet-balance';

it('the name of a receiver is read before a transfer, or it has the specified words', async () => {
  const { mock, store } = open();
  const name = mock.data().users.find(user => user.mobile === receiver)?.user_name;
  expect(await store.set(checkReceiverAtom, gift)).toEqual({ ok: true, value: name });
  expect(await store.set(checkReceiverAtom, { ...gift, receiver: phone('9876543219') })).toEqual({
    ok: false,
    error: 'error.receiver',
  });
});

const foundBefore = ({ points, receiver }: typeof gift, asker: string) =>
  [{ ...pointsRow(points, receiverHash(receiver), asker), kind: 'transfer', at: 0 }] as const;

it('a transfer whose end is not known is named, until that is known elsewhere', async () => {
  const { mock, store } = open();
  mock.fault({ path: transferPath, kind: 'drop' });
  expect(await store.set(transferAtom, gift, 'a question')).toMatchObject({ kind: 'unclear' });
  expect(store.get(unconfirmedTransferAtom)).toEqual(gift);
  store.set(tellEarlierAtom, foundBefore(gift, 'a question'));
  expect(store.get(unconfirmedTransferAtom)).toBeNull();
});

it('of two transfers whose ends are not known, the one that is not found yet is named', async () => {
  const { mock, store } = open();
  const other = { ...gift, points: points(200) };
  mock.fault({ path: transferPath, kind: 'drop', times: 2 });
  await store.set(transferAtom, gift, 'a question');
  await store.set(transferAtom, other, 'another');
  expect(store.get(unconfirmedTransferAtom)).toEqual(other);
  store.set(tellEarlierAtom, foundBefore(other, 'another'));
  expect(store.get(unconfirmedTransferAtom)).toEqual(gift);
});

it('neither a second tap nor another transfer takes the name of the first one away', async () => {
  const { mock, store } = open();
  mock.fault({ path: transferPath, kind: 'drop' });
  await store.set(transferAtom, gift, 'a question');
  const other = { ...gift, points: points(200) };
  const first = store.set(transferAtom, other, 'another');
  expect(await store.set(transferAtom, other, 'another')).toMatchObject({ kind: 'busy' });
  expect(store.get(unconfirmedTransferAtom)).toEqual(gift);
  expect(await first).toMatchObject({ kind: 'placed' });
  expect(store.get(unconfirmedTransferAtom)).toEqual(gift);
  expect(await store.set(transferAtom, gift, 'a third')).toMatchObject({ kind: 'placed' });
  expect(store.get(unconfirmedTransferAtom)).toBeNull();
});

const withdrawPath = '/api-user-withdraw-fund-request';
const wish = { points: points(1000), method: 'googlePay' } as const;

it.each([
  ['false-status', 'Min amt is 2000', { ok: false, error: { text: 'Min amt is 2000' } }],
  ['status', 400, { ok: false, error: 'error.withdraw' }],
  ['drop', undefined, { ok: false, error: 'error.withdrawUnexpected' }],
] as const)(
  'a withdrawal that ends by %s has its words, and is asked for again',
  async (kind, value, error) => {
    const { mock, store } = open();
    mock.fault({ path: withdrawPath, kind, value });
    expect(await store.set(withdrawAtom, wish, 'a form')).toEqual(error);
    expect(await store.set(withdrawAtom, wish, 'a form')).toEqual({ ok: true, value: 'placed' });
    expect(mock.data().withdrawals.at(-1)).toMatchObject({
      request_amount: 1000,
      payment_method: '2',
      number: '9876543210',
      status: 'pending',
    });
    expect(mock.balance('9876543210')).toBe(9000);
  },
  30_000,
);

it('a withdrawal that was carried out before is reported as such, and a guest makes none', async () => {
  const { mock, store } = open();
  mock.fault({ path: withdrawPath, kind: 'drop-after' });
  expect(await store.set(withdrawAtom, wish, 'a form')).toEqual({
    ok: false,
    error: 'error.withdrawUnexpected',
  });
  expect(await store.set(withdrawAtom, wish, 'another form')).toEqual({ ok: true, value: 'earlier' });
  expect(mock.balance('9876543210')).toBe(9000);
  store.set(closeSessionAtom);
  expect(await store.set(withdrawAtom, wish, 'a form')).toEqual({
    ok: false,
    error: 'error.withdrawUnexpected',
  });
});

it('a withdrawal that waits for the end of an equal one sends nothing and claims no failure', async () => {
  const { mock, store, bodies } = open({ config: { readLagSeconds: 10 } });
  mock.fault({ path: withdrawPath, kind: 'drop' });
  expect(await store.set(withdrawAtom, wish, 'a form')).toMatchObject({ error: 'error.withdrawUnexpected' });
  const asked: unknown[] = [];
  const onWaiting = (rows: readonly unknown[]): void => void asked.push(...rows);
  expect(await store.set(withdrawAtom, wish, 'a form', { onWaiting })).toEqual({
    ok: false,
    error: 'money.notClear',
  });
  expect(asked).toHaveLength(1);
  expect(bodies(withdrawPath)).toHaveLength(1);
});

it('the readings of the withdraw screens have the specified words when they fail', async () => {
  const { mock, store, bodies } = open();
  expect(await store.set(walletInfoResource.refresh)).toMatchObject({
    kind: 'loaded',
    value: { betting: true },
  });
  expect(await store.set(payoutNumbersResource.refresh)).toMatchObject({
    kind: 'loaded',
    value: { googlePay: '9876543210' },
  });
  const history = await store.set(withdrawHistoryResource.refresh);
  expect(history).toMatchObject({ kind: 'loaded', value: { rows: [{ number: 'W2' }, { number: 'W1' }] } });
  expect(bodies('/api-user-withdraw-transaction-history')).toMatchObject([{ mobile_no: '9876543210' }]);

  mock.fault({ path: '*', kind: 'status', value: 503, times: 3 });
  expect(await store.set(walletInfoResource.refresh)).toMatchObject({ words: 'error.withdrawUnexpected' });
  expect(await store.set(withdrawHistoryResource.refresh)).toMatchObject({ words: 'error.somethingWrong' });
  expect(await store.set(payoutNumbersResource.refresh)).toMatchObject({ words: 'error.methodsFetch' });
  mock.fault({ path: '*', kind: 'false-status', value: 'Not now' });
  expect(await store.set(payoutNumbersResource.refresh)).toMatchObject({ words: { text: 'Not now' } });
  mock.fault({ path: '*', kind: 'reply', value: { status: false } });
  expect(await store.set(payoutNumbersResource.refresh)).toMatchObject({ words: 'error.methodsRefused' });
});

it('a player counts as new on a device until that is over, in every tab', () => {
  const { local, store, openPage, logIn } = open();
  const other = openPage();
  expect(store.get(isNewPlayerAtom)).toBe(false);
  store.set(setNewPlayerAtom, false);
  expect(local.getItem(stored.newPlayers.key)).toBeNull();
  store.set(setNewPlayerAtom, true);
  store.set(setNewPlayerAtom, true);
  expect(store.get(isNewPlayerAtom)).toBe(true);
  logIn('9876543211', other);
  expect(other.get(isNewPlayerAtom)).toBe(false);
  other.set(setNewPlayerAtom, true);
  expect(JSON.parse(local.getItem(stored.newPlayers.key) ?? '')).toHaveLength(2);
  store.set(setNewPlayerAtom, false);
  expect(store.get(isNewPlayerAtom)).toBe(false);
  expect(other.get(isNewPlayerAtom)).toBe(true);
  other.set(setNewPlayerAtom, false);
  expect(local.getItem(stored.newPlayers.key)).toBeNull();
  store.set(closeSessionAtom);
  expect(store.get(isNewPlayerAtom)).toBe(false);
  store.set(setNewPlayerAtom, true);
  expect(local.getItem(stored.newPlayers.key)).toBeNull();
});

it('the first of more than twenty new players are forgotten', () => {
  const { local, store, logIn } = open();
  for (let index = 0; index < 21; index += 1) {
    logIn(`98765432${10 + index}`);
    store.set(setNewPlayerAtom, true);
  }
  expect(JSON.parse(local.getItem(stored.newPlayers.key) ?? '')).toHaveLength(20);
  expect(store.get(isNewPlayerAtom)).toBe(true);
  logIn('9876543210');
  expect(store.get(isNewPlayerAtom)).toBe(false);
});

it('the points of the last row are those of the player who is logged in', () => {
  const { store, logIn } = open();
  expect(store.get(lastPointsAtom)).toBeNull();
  store.set(lastPointsAtom, points(50));
  expect(store.get(lastPointsAtom)).toBe(50);
  logIn('9876543211');
  expect(store.get(lastPointsAtom)).toBeNull();
});

// A provider whose readers lag: docs/mock/reference.md "Readers".
import { expect, it } from 'vitest';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, rowsIn, second, wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

const historyPath = '/api-bid-history-data';
const walletPath = '/api-user-wallet-balance';
const today = { bid_from: '11/21/2026', bid_to: '11/21/2026' };

const place = (mock: AppMock, points: number, token = 'mock-token-1') =>
  call(
    mock,
    'submitBid',
    bidBody({ pana: 'Jodi Digit', session: 'Open', rows: [{ digits: '47', points }], token }),
    token,
  );
const wallet = async (mock: AppMock, token = 'mock-token-1') =>
  (await call(mock, 'walletBalance', {}, token))['wallet_amt'];
const bids = async (mock: AppMock) => rowsIn((await call(mock, 'bidHistory', today))['bid_data']);
const points = async (mock: AppMock) => (await bids(mock)).map(row => row['points']);
const set = (mock: AppMock, rule: object) =>
  mock.control('POST', 'faults', { path: '*', times: -1, ...rule });

it('lag: history and wallet show a bid after so many seconds, though it is carried out at once', async () => {
  const mock = createMock();
  const before = await points(mock);
  set(mock, { kind: 'lag', value: 8 });
  expect(await place(mock, 300)).toEqual({ status: true });
  expect(mock.balance(demo)).toBe(9700);
  mock.advance('7s');
  expect([await wallet(mock), await points(mock)]).toEqual([10_000, before]);
  expect(await place(mock, 20)).toEqual({ status: true });
  mock.advance('1s');
  expect([await wallet(mock), await points(mock)]).toEqual([9700, [300, ...before]]);
  mock.advance('7s');
  expect([await wallet(mock), await points(mock)]).toEqual([9680, [20, 300, ...before]]);
  expect(mock.calls().map(({ fault }) => fault)).toEqual([
    null,
    null,
    'lag',
    'lag',
    null,
    'lag',
    'lag',
    'lag',
    'lag',
  ]);
});

it('lag: a request is checked against the present world', async () => {
  const mock = createMock();
  set(mock, { kind: 'lag', value: 60 });
  await place(mock, 9990);
  expect(await wallet(mock)).toBe(10_000);
  expect(await place(mock, 20)).toMatchObject({ status: false });
  const changed = { old_pass: 'demo1234', new_pass: 'demo5678' };
  expect(await call(mock, 'changePassword', changed)).toEqual({ status: true });
  const logIn = { mobile: demo, password: 'demo5678', device_id: 'd' };
  expect(await call(mock, 'login', logIn)).toMatchObject({ status: true });
});

it('lag: a decision of the console and a change of the data appear late too', async () => {
  const mock = createMock();
  await call(mock, 'addFundRequest', { request_amount: 500 });
  const id = mock.data().fund_requests.at(-1)?.id;
  set(mock, { kind: 'lag', value: 8 });
  mock.control('POST', `fund-requests/${id}`, { status: 'approved' });
  expect(await wallet(mock)).toBe(10_000);
  mock.advance('8s');
  expect(await wallet(mock)).toBe(10_500);
});

it('lag hits one path, one player, and only while an event lets it', async () => {
  const mock = createMock();
  set(mock, { kind: 'lag', value: 8, path: walletPath, player: second });
  expect(await place(mock, 100)).toEqual({ status: true });
  expect(await place(mock, 100, 'mock-token-2')).toEqual({ status: true });
  expect([await wallet(mock), await wallet(mock, 'mock-token-2')]).toEqual([9900, 500]);
  const { transaction_history } = await call(mock, 'walletHistory', {}, 'mock-token-2');
  expect(rowsIn(transaction_history)[0]).toMatchObject({ amount: 100, transaction_type: '2' });
  mock.clearFaults();
  expect(await wallet(mock, 'mock-token-2')).toBe(400);
});

it('a world that begins again, and a clock that is set back, leave readers nothing of the future', async () => {
  const mock = createMock();
  set(mock, { kind: 'lag', value: 60 });
  await place(mock, 100);
  mock.control('POST', 'clock', { rewind: '1h' });
  expect(await wallet(mock)).toBe(9900);
  await place(mock, 100);
  expect(await wallet(mock)).toBe(9900);
  mock.control('POST', 'reset', { scenario: 'new-player' });
  set(mock, { kind: 'lag', value: 60 });
  expect(await wallet(mock)).toBe(0);
});

it('stale-cache: a question gets the same reply for so many seconds, another one its own', async () => {
  const mock = createMock();
  set(mock, { kind: 'stale-cache', value: 10 });
  expect(await wallet(mock)).toBe(10_000);
  const before = await points(mock);
  await place(mock, 100);
  mock.advance('9s');
  expect([await wallet(mock), await points(mock)]).toEqual([10_000, before]);
  const other = { bid_from: '11/20/2026', bid_to: '11/21/2026' };
  expect(rowsIn((await call(mock, 'bidHistory', other))['bid_data'])[0]).toMatchObject({ points: 100 });
  expect(await wallet(mock, 'mock-token-2')).toBe(500);
  mock.advance('1s');
  expect([await wallet(mock), await points(mock)]).toEqual([9900, [100, ...before]]);
});

it('two-replicas: every second reading is old', async () => {
  const mock = createMock();
  set(mock, { kind: 'two-replicas', value: 8, path: walletPath });
  await place(mock, 100);
  const seen = [await wallet(mock), await wallet(mock), await wallet(mock), await wallet(mock)];
  expect(seen).toEqual([9900, 10_000, 9900, 10_000]);
  mock.advance('8s');
  expect([await wallet(mock), await wallet(mock)]).toEqual([9900, 9900]);
});

it('repeat-lines and rename change a list, together with lag and a lost reply', async () => {
  const mock = createMock();
  await place(mock, 100);
  const before = await bids(mock);
  expect(before[0]).toMatchObject({ pana: 'Jodi Digit', game_name: 'Kalyan' });
  set(mock, { kind: 'lag', value: 8 });
  set(mock, { kind: 'repeat-lines', path: historyPath });
  set(mock, { kind: 'rename', path: historyPath, nth: 2 });
  await place(mock, 200);
  expect(await bids(mock)).toEqual([before[0], ...before]);
  const renamed = await bids(mock);
  expect(renamed).toHaveLength(before.length + 1);
  expect(renamed[1]).toEqual({ ...before[0], pana: 'Jodi', game_name: 'KALYAN' });
  expect(renamed.at(-1)).toMatchObject({ game_name: expect.not.stringContaining(' ') as unknown });
  set(mock, { kind: 'drop-after', path: historyPath, times: 1 });
  await expect(bids(mock)).rejects.toThrow('Failed to fetch');
  expect(mock.calls().at(-1)?.fault).toBe('lag, repeat-lines, drop-after');
});

it.each<[rule: object, error: string]>([
  [{ kind: 'lag', path: '/api-submit-bid' }, 'path: lag is for calls that only read'],
  [{ kind: 'rename', path: '/api-user-login' }, 'path: rename is for calls that only read'],
  [{ kind: 'lag', value: -1 }, 'value: must be seconds, at most 600'],
  [{ kind: 'stale-cache', value: '10' }, 'value: must be seconds, at most 600'],
  [{ kind: 'repeat-lines', value: 3 }, 'value: repeat-lines takes none'],
])('refuses %j', (rule, error) => {
  expect(() => set(createMock(), rule)).toThrow(`{"error":"${error}"}`);
});

it('lines that a request with a client_ref has made carry it, in histories and wallet', async () => {
  const mock = createMock();
  const send = async (id: 'submitBid' | 'transfer' | 'withdraw' | 'addFundRequest', body: object) => {
    const sent = { ...(JSON.parse(wireOf(id, body)) as object), client_ref: `ref-${id}` };
    const paths = {
      submitBid: '/api-submit-bid',
      transfer: '/api-user-transfer-wallet-balance',
      withdraw: '/api-user-withdraw-fund-request',
      addFundRequest: '/api-fund-request-add',
    };
    const reply = await mock.fetch(paths[id], { method: 'POST', body: JSON.stringify(sent) });
    expect(await reply.json()).toEqual({ status: true });
  };
  await place(mock, 10);
  await send(
    'submitBid',
    bidBody({
      pana: 'Jodi Digit',
      session: 'Open',
      rows: ['12', '13'].map(digits => ({ digits, points: 20 })),
    }),
  );
  await send('transfer', { amount: 100, mobile_no: second, transfer_note: '' });
  await send('withdraw', { mobile: demo, request_amount: 1000, payment_method: '2' });
  await send('addFundRequest', { request_amount: 500 });
  const refs = async (id: 'bidHistory' | 'walletHistory' | 'withdrawHistory', list: string, body = {}) =>
    rowsIn((await call(mock, id, body))[list])
      .slice(0, 5)
      .map(row => row['client_ref']);
  expect((await refs('bidHistory', 'bid_data', today)).slice(0, 3)).toEqual([
    'ref-submitBid',
    'ref-submitBid',
    undefined,
  ]);
  const inWallet = await refs('walletHistory', 'transaction_history');
  expect(new Set(inWallet)).toEqual(
    new Set(['ref-addFundRequest', 'ref-submitBid', 'ref-transfer', 'ref-withdraw', undefined]),
  );
  expect((await refs('withdrawHistory', 'withdrawdata', { mobile_no: demo }))[0]).toBe('ref-withdraw');
  const { transaction_history } = await call(mock, 'walletHistory', {}, 'mock-token-2');
  expect(rowsIn(transaction_history)[0]).toMatchObject({ amount: 100, transaction_type: '1' });
  expect(rowsIn(transaction_history)[0]).not.toHaveProperty('client_ref');
  const id = mock.data().fund_requests.at(-1)?.id;
  mock.control('POST', `fund-requests/${id}`, { status: 'approved' });
  mock.declare('main', 1, '112', 'open');
  mock.declare('main', 1, '390', 'close');
  expect(rowsIn((await call(mock, 'walletHistory'))['transaction_history'])).toContainEqual(
    expect.objectContaining({ transaction_note: 'Add Funds', client_ref: 'ref-addFundRequest' }),
  );
});

it('the served config says how long readers may lag', async () => {
  const live = await startServer();
  const config = async (): Promise<unknown> => (await fetch(`${live.url}/config.json`)).json();
  expect(await config()).toMatchObject({ readLagSeconds: 0 });
  live.mock.control('POST', 'reset', { scenario: 'lagging-provider' });
  expect(await config()).toMatchObject({ readLagSeconds: 8 });
  set(live.mock, { kind: 'stale-cache', values: [2, 5] });
  expect(await config()).toMatchObject({ readLagSeconds: 13 });
  await live.stop();
});

it('last-lines: a list has only its newest lines, and an old one leaves with each new one', async () => {
  const mock = createMock();
  set(mock, { kind: 'last-lines', value: 2, path: historyPath });
  for (const amount of [30, 20]) await place(mock, amount);
  expect(await points(mock)).toEqual([20, 30]);
  await place(mock, 50);
  expect(await points(mock)).toEqual([50, 20]);
});

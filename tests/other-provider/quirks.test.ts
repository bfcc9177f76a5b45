import { expect, it, vi } from 'vitest';
import { aProvider, asha, post, type Client } from './client.ts';

type Board = { readonly open_result: string; readonly close_result: string; readonly msg_status: string };

const today = {
  bid_from: '11/27/2026',
  bid_to: '11/27/2026',
  date_from: '11/27/2026',
  date_to: '11/27/2026',
};

async function kalyan({ send }: Client): Promise<Board | undefined> {
  const { result } = await send<{ result: Board[] }>('/api-get-dashboard-data');
  return result[1];
}
const wonKalyan = async ({ provider, bid }: Client): Promise<void> => {
  await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 });
  provider.declare('KALYAN', 'Open', '128');
};

it('a kept board stays until the next open, which removes the old close', async () => {
  const client = await aProvider();
  client.provider.setBoard('KALYAN', { open: '128', close: '490' });
  expect(await kalyan(client)).toMatchObject({ open_result: '128-1', close_result: '3-490' });
  client.provider.declare('KALYAN', 'Open', '500');
  expect(await kalyan(client)).toMatchObject({ open_result: '500-5', close_result: '' });
});

it('a cleared board is empty from its minute on', async () => {
  const client = await aProvider({ boards: { clearedAt: 14 * 60 }, emptyResult: null });
  client.provider.setBoard('KALYAN', { open: '128', close: '490' });
  client.provider.setClock('13:59');
  expect(await kalyan(client)).toMatchObject({ close_result: '3-490' });
  client.provider.advance(1);
  expect(await kalyan(client)).toMatchObject({ open_result: null, close_result: null });
});

it('every second list is that of a replica that is behind', async () => {
  const client = await aProvider({ replicaLagSeconds: 60 });
  await wonKalyan(client);
  const boards = [await kalyan(client), await kalyan(client), await kalyan(client)];
  expect(boards.map(board => board?.open_result)).toEqual(['128-1', '', '128-1']);
  client.provider.advance(1);
  expect(await kalyan(client)).toMatchObject({ open_result: '128-1' });
});

it('histories lag by the clock that the test advances', async () => {
  const client = await aProvider({ historyLagSeconds: 120 });
  await wonKalyan(client);
  client.provider.advance(1);
  expect(await client.send('/api-bid-history-data', today)).toMatchObject({ bid_data: [] });
  expect(await client.send('/api-wining-history-data', today)).toMatchObject({ win_data: [] });
  client.provider.advance(1);
  expect(await client.send('/api-bid-history-data', today)).toMatchObject({ bid_data: [{ points: '10' }] });
  expect(await client.send('/api-wining-history-data', today)).toMatchObject({
    win_data: [{ amount: '90' }],
  });
});

it('the wallet lags in every read, and bids are checked against the true balance', async () => {
  const client = await aProvider({ walletLagSeconds: 60, minDeposit: 100 });
  await client.bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 9000 });
  for (const path of ['/api-user-wallet-balance', '/api-get-wallet-info', '/api-get-dashboard-data'])
    expect(await client.send(path)).toMatchObject({ wallet_amt: '10000' });
  const history = await client.send<{ transaction_history: object[] }>('/api-wallet-transaction-history');
  expect(history.transaction_history).toHaveLength(1);
  expect(await client.bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 1001 })).toMatchObject({
    status: 'false',
  });
  client.provider.advance(1);
  expect(await client.send('/api-user-wallet-balance')).toMatchObject({ wallet_amt: '1000' });
});

it('a clock that is set back hides nothing that was seen', async () => {
  const client = await aProvider({ historyLagSeconds: 30 });
  await wonKalyan(client);
  client.provider.advance(1);
  client.provider.setClock('09:00');
  expect(await client.send('/api-bid-history-data', today)).toMatchObject({ bid_data: [{}] });
  expect(client.provider.now().time).toBe('09:00 AM');
});

it('a running clock and its lags count real time too', async () => {
  const real = vi.spyOn(performance, 'now').mockReturnValue(0);
  const client = await aProvider({ clock: { running: true }, historyLagSeconds: 60 });
  await wonKalyan(client);
  expect(await client.send('/api-bid-history-data', today)).toMatchObject({ bid_data: [] });
  real.mockReturnValue(60_000);
  expect(await client.send('/api-bid-history-data', today)).toMatchObject({ bid_data: [{}] });
  expect(client.provider.now().time).toBe('01:01 PM');
  real.mockRestore();
});

it.each([
  [{ length: 4, as: 'text' }, '0417', '0417'],
  [{ length: 4, as: 'number' }, 417, '0417'],
  [{ length: 6, as: 'text' }, '000417', '000417'],
] as const)('an OTP with %o is %j on the wire', async (otp, sent, typed) => {
  const { provider } = await aProvider({ otp });
  const mobile = '9876543212';
  expect(await post(provider.url, '/api-check-mobile', { mobile })).toMatchObject({ otp: sent });
  expect(provider.otp(mobile)).toBe(typed);
});

it.each([
  [{ amounts: 'text' }, '10000'],
  [{ amounts: 'decimals' }, '10000.00'],
  [{ amounts: 'number' }, 10_000],
] as const)('with %o a balance is %j', async (style, wallet_amt) => {
  const { send } = await aProvider(style);
  expect(await send('/api-user-wallet-balance')).toMatchObject({ wallet_amt });
});

it.each([
  [{ flags: 'text' }, 'true'],
  [{ flags: 'boolean' }, true],
  [{ flags: 'number' }, 1],
  [{ flags: 'digit' }, '1'],
] as const)('with %o a status is %j', async (style, status) => {
  const { send } = await aProvider(style);
  expect(await send('/api-user-wallet-balance')).toMatchObject({ status });
});

it.each([
  [{}, '27-November-2026'],
  [{ dates: 'numeric' }, '27-11-2026'],
  [{ dates: 'numeric', times: true }, '27-11-2026 01:00 PM'],
] as const)('with %o a date is %s', async (style, bid_date) => {
  const client = await aProvider(style);
  await wonKalyan(client);
  expect(await client.send('/api-bid-history-data', today)).toMatchObject({ bid_data: [{ bid_date }] });
});

it.each([
  ['leave', []],
  ['stay', [{ amount: '90' }]],
] as const)('corrected wins %s', async (correctedWins, win_data) => {
  const client = await aProvider({ correctedWins });
  await wonKalyan(client);
  client.provider.correct('KALYAN', 'Open', '500');
  expect(await client.send('/api-wining-history-data', today)).toMatchObject({ win_data });
});

it.each([
  ['stay', [{ digits: '1' }]],
  ['leave', []],
] as const)('returned bids %s', async (returnedBids, bid_data) => {
  const client = await aProvider({ returnedBids });
  await wonKalyan(client);
  client.provider.voidMarket('KALYAN');
  expect(await client.send('/api-bid-history-data', today)).toMatchObject({ bid_data });
});

it('each row can be a separate debit', async () => {
  const { provider, bid } = await aProvider({ debits: 'row' });
  await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 }, { digits: '2', points: 20 });
  expect(provider.ledger(asha).map(({ amount }) => amount)).toEqual([10_000, -10, -20]);
});

it('a win can be dated with the day that the market drew', async () => {
  const client = await aProvider({ winDates: 'market' });
  await client.bid('MAIN BAZAR', 'Single Digit', 'Open', { digits: '1', points: 10 });
  client.provider.setClock('2026-11-28 00:30');
  client.provider.declare('MAIN BAZAR', 'Open', '128');
  expect(await client.send('/api-wining-history-data', today)).toMatchObject({
    win_data: [{ wining_date: '27-November-2026' }],
  });
});

it('the Date header can follow the clock of the provider or differ from real time', async () => {
  const dateOf = async ({ provider }: Client): Promise<number> => {
    const { headers } = await fetch(`${provider.url}/payment-details`);
    return Date.parse(headers.get('Date') ?? '');
  };
  // 1:00 PM in Kolkata is 7:30 AM in Greenwich.
  expect(await dateOf(await aProvider({ dateHeader: 'provider' }))).toBe(Date.UTC(2026, 10, 27, 7, 30));
  const hour = 3_600_000;
  const ahead = (await dateOf(await aProvider({ dateHeader: { offsetMs: hour } }))) - Date.now();
  expect(Math.abs(ahead - hour)).toBeLessThan(60_000);
});

it('each login can end the session before it', async () => {
  const { provider, send } = await aProvider({ tokens: 'per login', unauthorized: 401 });
  await post(provider.url, '/api-user-login', { mobile: asha, password: 'demo1234' });
  expect(await send('/api-user-wallet-balance')).toMatchObject({ status: 'false', msg: 'Invalid token' });
  expect(provider.requests().at(-1)).toMatchObject({ path: '/api-user-wallet-balance', httpStatus: 401 });
});

it('lists end after so many of their newest lines', async () => {
  const { bid, send } = await aProvider({ lines: 2 });
  for (const digits of ['1', '2', '3']) await bid('KALYAN', 'Single Digit', 'Open', { digits, points: 10 });
  const { bid_data } = await send<{ bid_data: { digits: string }[] }>('/api-bid-history-data', today);
  expect(bid_data.map(({ digits }) => digits)).toEqual(['3', '2']);
  const wallet = await send<{ transaction_history: object[] }>('/api-wallet-transaction-history');
  expect(wallet.transaction_history).toHaveLength(2);
});

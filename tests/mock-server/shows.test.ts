// Every scenario keeps the promise of its one sentence (`shows` in fixtures/scenarios).
import { expect, it } from 'vitest';
import { type EndpointId, endpointIds, endpointOf } from '../../src/contract/index.ts';
import { scenarioNames } from '../../mock-server/data/scenario.ts';
import { answer } from '../../mock-server/provider/answer.ts';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { bidBody, call, containing, demo, rowsIn, second, wireOf } from './calls.ts';

const bids = { bid_from: '11/1/2026', bid_to: '11/21/2026' };
const wins = { date_from: '11/1/2026', date_to: '11/21/2026' };

/** Every history of a player, and the field of its reply that lists it. */
const histories: readonly (readonly [EndpointId, object, string])[] = [
  ['walletHistory', {}, 'transaction_history'],
  ['withdrawHistory', { mobile_no: demo }, 'withdrawdata'],
  ['bidHistory', bids, 'bid_data'],
  ['winHistory', wins, 'win_data'],
  ['starlineBidHistory', bids, 'bid_data'],
  ['starlineWinHistory', wins, 'win_data'],
  ['galiBidHistory', bids, 'bid_data'],
  ['galiWinHistory', wins, 'bid_data'],
];

const lengths = (mock: AppMock): Promise<number[]> =>
  Promise.all(histories.map(async ([id, body, list]) => rowsIn((await call(mock, id, body))[list]).length));

const none = histories.map(() => 0);

const statuses = async (mock: AppMock): Promise<unknown[]> =>
  rowsIn((await call(mock, 'dashboard'))['result']).map(row => row['msg_status']);

const board = async (mock: AppMock, name: string): Promise<unknown[]> => {
  const rows = rowsIn((await call(mock, 'dashboard'))['result']);
  const row = rows.find(market => market['game_name'] === name) ?? {};
  return [row['open_result'], row['close_result']];
};

const digit = { pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 10 }] } as const;

const devanagari = /[\u0900-\u097F]/;

const shown: Readonly<Record<string, (mock: AppMock) => Promise<void>>> = {
  default: async mock => {
    expect(await statuses(mock)).toEqual([1, 1, 2, 1, 1, 1, 1, 1]);
    expect(mock.balance(demo)).toBe(10_000);
    expect(await lengths(mock)).toEqual([20, 2, 5, 2, 2, 0, 2, 1]);
  },
  'new-player': async mock => {
    expect(mock.balance(demo)).toBe(0);
    expect(await lengths(mock)).toEqual(none);
    expect(await call(mock, 'userPaymentDetails')).toEqual({ status: true, payment_details: [] });
  },
  'betting-off': async mock => {
    expect(await call(mock, 'dashboard')).toMatchObject({ betting_status: '2' });
    expect(await call(mock, 'submitBid', bidBody(digit))).toEqual({ status: false, msg: 'Betting is off' });
  },
  'all-closed': async mock => {
    expect(await statuses(mock)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
    expect(await call(mock, 'submitBid', bidBody(digit))).toEqual({ status: false, msg: 'Kalyan is closed' });
  },
  'closing-soon': async mock => {
    const { result } = await call(mock, 'dashboard');
    expect(rowsIn(result)[0]).toMatchObject({ game_name: 'Kalyan', open_time: '1:01 PM' });
    expect(await call(mock, 'submitBid', bidBody(digit))).toEqual({ status: true });
    mock.advance('1m');
    expect(await call(mock, 'submitBid', bidBody(digit))).toMatchObject({ status: false });
  },
  'big-winner': async mock => {
    for (const length of await lengths(mock)) expect(length).toBeGreaterThanOrEqual(500);
  },
  'many-markets': async mock => {
    expect(await statuses(mock)).toHaveLength(500);
  },
  'gateway-upi-only': async mock => {
    expect(await call(mock, 'gatewayStatus')).toMatchObject({ getaway_status: '2' });
  },
  'gateway-qr-only': async mock => {
    expect(await call(mock, 'gatewayStatus')).toMatchObject({ getaway_status: '3' });
  },
  'withdraw-closed': async mock => {
    expect(await call(mock, 'walletInfo')).toMatchObject({ withdraw_close_time: '12:00 PM' });
    const wish = { mobile: demo, request_amount: 1000, payment_method: '2' };
    expect(await call(mock, 'withdraw', wish)).toEqual({
      status: false,
      msg: 'Withdrawals are only allowed during specified hours.',
    });
  },
  'no-payment-methods': async mock => {
    expect(await call(mock, 'userPaymentDetails')).toEqual({ status: true, payment_details: [] });
    expect(await call(mock, 'paymentDetails', { baseUrl: 'demo' })).toMatchObject({ data: { upiId: '' } });
    expect(await call(mock, 'adminBankDetails')).toMatchObject({ bank_details: [{}] });
  },
  empty: async mock => {
    expect(mock.balance(demo)).toBe(0);
    expect(await lengths(mock)).toEqual(none);
    for (const id of ['dashboard', 'starlineGames', 'galiGames'] as const)
      expect(await call(mock, id)).toMatchObject({ result: [] });
    expect(await call(mock, 'headline', { ids: [1] })).toMatchObject({ data: [] });
    expect(await call(mock, 'sliderImages')).toMatchObject({ sliderdata: [] });
    expect(await call(mock, 'userPaymentDetails')).toMatchObject({ payment_details: [] });
  },
  'provider-down': async mock => {
    for (const id of endpointIds) {
      const { path } = endpointOf(id);
      expect(answer(mock.mock, id, { path, query: {}, text: '{}' })).toMatchObject({ status: 503 });
    }
  },
  'lagging-provider': async mock => {
    expect(await call(mock, 'submitBid', bidBody(digit))).toEqual({ status: true });
    const wallet = async () => (await call(mock, 'walletBalance'))['wallet_amt'];
    const firstBids = async () => rowsIn((await call(mock, 'bidHistory', bids))['bid_data']).slice(0, 2);
    expect(await wallet()).toBe(10_000);
    mock.advance('8s');
    expect(await wallet()).toBe(9990);
    const [seen, doubled, renamed] = [await firstBids(), await firstBids(), await firstBids()];
    expect(seen[0]).toMatchObject({ pana: 'Single Digit', points: 10 });
    expect(doubled).toEqual([seen[0], seen[0]]);
    expect(renamed[0]).toMatchObject({ pana: 'Single', game_name: 'KALYAN' });
  },
  'slow-network': async ({ mock }) => {
    const asked = { path: '/api-game-rates', query: {}, text: wireOf('gameRates', {}) };
    for (let calls = 0; calls < 3; calls += 1)
      expect(answer(mock, 'gameRates', asked)).toMatchObject({ status: 200, delayMs: 2000 });
    await Promise.resolve();
  },
  flaky: async mock => {
    const asked = { path: '/api-game-rates', query: {}, text: wireOf('gameRates', {}) };
    for (let calls = 0; calls < 1000; calls += 1) answer(mock.mock, 'gameRates', asked);
    const failed = mock.calls().filter(({ fault }) => fault !== null && fault !== 'latency').length;
    expect(failed).toBeGreaterThan(140);
    expect(failed).toBeLessThan(260);
    await Promise.resolve();
  },
  'expired-session': async mock => {
    const logIn = async (): Promise<string> => {
      const login = { mobile: demo, password: 'demo1234', device_id: 'd' };
      return String((await call(mock, 'login', login))['unique_token']);
    };
    const refused = { status: false, msg: 'Invalid token' };
    const first = await logIn();
    expect(await call(mock, 'walletBalance', {}, first)).toEqual(refused);
    const again = await logIn();
    expect(await call(mock, 'walletBalance', {}, again)).toMatchObject({ status: true });
    expect(await call(mock, 'walletBalance', {}, first)).toEqual(refused);
  },
  'result-day': async mock => {
    await call(mock, 'submitBid', bidBody(digit));
    mock.advance('29s');
    await call(mock, 'dashboard');
    expect(mock.data().bids.at(-1)?.status).toBe('open');
    const before = mock.data().results.length;
    for (const declared of [1, 2, 3]) {
      mock.advance(declared === 1 ? '1s' : '30s');
      expect(mock.data().results).toHaveLength(before + declared);
    }
    expect(mock.data().bids.at(-1)?.status).toMatch(/^(won|lost)$/);
  },
  overnight: async mock => {
    const overnight = { ...digit, game_id: '6' };
    const close = { ...overnight, session: 'Close' } as const;
    mock.control('POST', 'clock', { now: '2026-11-21T23:49' });
    expect(await call(mock, 'submitBid', bidBody(overnight))).toEqual({ status: true });
    mock.advance('1m');
    expect(await call(mock, 'submitBid', bidBody(overnight))).toMatchObject({ status: false });
    mock.control('POST', 'clock', { now: '2026-11-22T00:29' });
    expect(await call(mock, 'submitBid', bidBody(close))).toEqual({ status: true });
    mock.advance('1m');
    expect(await call(mock, 'submitBid', bidBody(close))).toMatchObject({ status: false });
  },
  'kept-boards': async mock => {
    expect(await board(mock, 'Kalyan')).toEqual([containing('-'), containing('-')]);
    mock.advance('15m');
    const old = await board(mock, 'Kalyan');
    expect(mock.data().results.filter(row => row.game_id === 1 && row.day === '2026-11-21')).toEqual([]);
    mock.declare('main', 1, '124', 'open');
    expect(await board(mock, 'Kalyan')).toEqual(['124-7', null]);
    expect(old).not.toEqual(['124-7', null]);
  },
  holiday: async mock => {
    expect(await statuses(mock)).toEqual([2, 1, 2, 1, 1, 1, 1, 1]);
    expect(await board(mock, 'Kalyan')).toEqual([containing('-'), containing('-')]);
    mock.advance('1d');
    expect(await statuses(mock)).toEqual([1, 1, 2, 1, 1, 1, 1, 1]);
  },
  'corrected-result': async mock => {
    const rows = [
      { digits: '7', points: 50 },
      { digits: '1', points: 50 },
    ];
    expect(await call(mock, 'submitBid', bidBody({ ...digit, rows }))).toEqual({ status: true });
    const ends = () =>
      mock
        .data()
        .bids.slice(-2)
        .map(({ status }) => status);
    expect(ends()).toEqual(['open', 'open']);
    mock.advance('3m');
    expect(ends()).toEqual(['won', 'lost']);
    mock.advance('3m');
    expect(ends()).toEqual(['lost', 'won']);
    expect(mock.balance(demo)).toBe(9900 + 475);
  },
  'returned-stake': async mock => {
    await call(mock, 'submitBid', bidBody(digit));
    expect(mock.balance(demo)).toBe(9990);
    mock.advance('1m');
    expect(mock.balance(demo)).toBe(10_000);
    expect(mock.data().bids.at(-1)?.status).toBe('void');
  },
  replicas: async mock => {
    await call(mock, 'dashboard');
    mock.declare('main', 1, '124', 'open');
    const seen = [await board(mock, 'Kalyan'), await board(mock, 'Kalyan')];
    expect(seen.map(([open]) => open === '124-7')).toEqual([false, true]);
    mock.advance('10s');
    expect(await board(mock, 'Kalyan')).toEqual(['124-7', null]);
    mock.advance('290s');
    expect(await board(mock, 'Kalyan')).toEqual([null, null]);
    expect(await board(mock, 'Kalyan')).toEqual(['124-7', null]);
  },
  'hindi-content': async mock => {
    const { result } = await call(mock, 'dashboard');
    const { result: gali } = await call(mock, 'galiGames');
    const names = [...rowsIn(result), ...rowsIn(gali)].map(row => row['game_name']);
    const { data } = await call(mock, 'headline', { ids: [1, 2, 3] });
    const notices = rowsIn(data).map(row => row['notes']);
    const [rules = {}] = rowsIn((await call(mock, 'moneyRules'))['content']);
    const [guide = {}] = rowsIn((await call(mock, 'howToPlay'))['content']);
    const texts = [rules['withdrawal_rule'], rules['deposit_rule'], guide['how_to_play_content']];
    expect([names.length, notices.length]).toEqual([14, 3]);
    for (const text of [...names, ...notices, ...texts]) expect(text).toMatch(devanagari);
  },
};

it('has an example for every scenario', () => {
  expect(Object.keys(shown).toSorted()).toEqual(scenarioNames().toSorted());
});

it.each(Object.entries(shown))('%s shows what its sentence says', async (scenario, proof) => {
  await proof(createMock({ scenario }));
});

const isUnchanged = scenarioNames().filter(
  name => !['provider-down', 'flaky', 'slow-network'].includes(name),
);

it.each(isUnchanged)(
  '%s knows both demo accounts and the OTP 1234',
  async scenario => {
    const mock = createMock({ scenario });
    for (const [mobile, name] of [
      [demo, 'Demo Player'],
      [second, 'Second Player'],
    ]) {
      const reply = await call(mock, 'login', { mobile, password: 'demo1234', device_id: 'd' });
      expect(reply).toMatchObject({ status: true, user_name: name });
      expect(await call(mock, 'resendOtp', { mobile })).toMatchObject({ otp: '1234' });
    }
  },
  20_000,
);

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import { aMarket } from '../support/a-market.ts';

const broken = 'broken';
const read = (schema: v.GenericSchema, input: unknown): unknown => {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : broken;
};

it.each([
  ['3:00 PM', '5:00 PM', { open: 900, close: 1020 }],
  ['15:00', '17:00:00', { open: 900, close: 1020 }],
  ['10:60 AM', '5:00 PM', null],
  ['3:00 PM', '', null],
  ['3:00 PM', undefined, null],
  [null, 900, null],
])('a market from %j to %j stays in the dashboard with the times %j', (open_time, close_time, times) => {
  const reply = v.parse(endpoints.dashboard.reply, {
    betting_status: '1',
    wallet_amt: 'unknown',
    result: [{ game_id: 1, game_name: 'A', open_time, close_time, msg_status: 1 }, null, 'x'],
  });
  expect(reply).toEqual({
    betting: true,
    wallet: 'unreadable',
    markets: [
      { ...aMarket({ name: 'A', openText: open_time ?? '', closeText: String(close_time ?? '') }), times },
    ],
  });
});

it.each([
  [2048, 2048],
  [2049, null],
])('an address of %i characters is read whole or not at all', (length, kept) => {
  const web_chart_url = 'https://provider.example/'.padEnd(length, 'a');
  const result = [{ game_id: 1, game_name: 'A', msg_status: 1, web_chart_url }];
  const { markets } = v.parse(endpoints.dashboard.reply, { betting_status: '1', result });
  expect(markets[0]?.chartUrl?.length ?? null).toBe(kept);
});

it.each(['starlineGames', 'galiGames'] as const)('a slot of %s stays although its time is invalid', id => {
  const result = [{ game_id: 1, game_name: 'A', open_time: '10:60 AM', msg_status: 1 }];
  expect(v.parse(endpoints[id].reply, { result }).markets).toEqual([
    {
      ...aMarket({ family: id === 'galiGames' ? 'gali' : 'starline', name: 'A', openText: '10:60 AM' }),
      times: null,
    },
  ]);
});

it('a past result with an invalid day is left out', () => {
  const result = [
    { date: '20-November-2026', open_result: '128-1', close_result: '7-890' },
    { date: 'some day', open_result: '470-1', close_result: null },
    { date: '', open_result: '470-1', close_result: null },
  ];
  expect(v.parse(endpoints.resultHistory.reply, { result })).toEqual([
    { day: '2026-11-20', open: '128-1', close: '7-890' },
  ]);
});

it.each([
  ['1', '0', 'pending', true],
  ['1', '2', 'rejected', true],
  ['1', '3', 'booked', false],
  ['1', null, 'booked', false],
  ['1', 'On hold', { other: 'On hold' }, false],
  ['1', '1', 'approved', true],
  ['2', '1', 'approved', false],
])('a transaction of type %s and status %j is %j', (transaction_type, amount_status, status, deposit) => {
  const transaction_history = [{ transaction_id: '7', transaction_type, amount_status, amount: 5 }];
  expect(v.parse(endpoints.walletHistory.reply, { transaction_history }).rows[0]).toMatchObject({
    credit: transaction_type === '1',
    status,
    deposit,
  });
});

it('a jodi that arrives as a JSON number keeps its zero in a history and on the board of Gali', () => {
  const row = { pana: 'Jodi Digit', digits: 5, game_name: 'A', points: 10 };
  expect(v.parse(endpoints.bidHistory.reply, { status: true, bid_data: [row] })).toMatchObject({
    rows: [{ digits: '05', closeDigits: '' }],
  });
  const market = { game_id: 1, game_name: 'A', open_time: '3:00 PM', msg_status: 1 };
  const resultOf = (open_result: unknown) =>
    v.parse(endpoints.galiGames.reply, { result: [{ ...market, open_result }] }).markets[0]?.open;
  expect([5, 45, '05', '5', 0, '', null].map(resultOf)).toEqual(['05', '45', '05', '5', '0', null, null]);
});

it.each(['0', '1', '2'])('a win with the amount status %j is not a deposit', amount_status => {
  const wire = { transaction_id: '7', transaction_type: '1', amount_status, amount: 5 };
  const noted = (transaction_note: string) =>
    v.parse(endpoints.walletHistory.reply, { transaction_history: [{ ...wire, transaction_note }] }).rows[0];
  expect(noted('Won Jodi Kalyan')).toMatchObject({ credit: true, deposit: false });
  expect(noted('Add Funds')).toMatchObject({ credit: true, deposit: true });
});

it.each(['One.\n\n Two. ', 'One.\r\nTwo.', 'One.\rTwo.\r'])('the rules %j are two lines', withdrawal_rule => {
  const content = [{ withdrawal_rule, deposit_rule: '' }];
  expect(v.parse(endpoints.moneyRules.reply, { content })).toEqual({
    withdraw: ['One.', 'Two.'],
    deposit: [],
  });
});

it('a dashboard that does not speak of the wallet says nothing about it', () => {
  expect(v.parse(endpoints.dashboard.reply, { result: [] }).wallet).toBeUndefined();
});

it.each([
  [{ min_withdrawal: 'x' }, { minWithdrawal: 'unreadable' }],
  [{ min_withdrawal: undefined }, { minWithdrawal: 'unreadable' }],
  [{ wallet_amt: 'x' }, { balance: 'unreadable' }],
  [{ withdraw_open_time: '10:60 AM' }, { hours: null }],
  [{ withdraw_close_time: undefined }, { hours: null }],
  [{ withdraw_open_time: '10:00', withdraw_close_time: '18:00:00' }, { hours: { open: 600, close: 1080 } }],
])('of wallet info with %j the rest is known', (odd, read_) => {
  const wire = {
    wallet_amt: '10,000.00',
    min_withdrawal: '1000',
    withdraw_open_time: '10:00 AM',
    withdraw_close_time: '6:00 PM',
    betting_status: '1',
    ...odd,
  };
  expect(v.parse(endpoints.walletInfo.reply, wire)).toEqual({
    balance: { exact: '10000', points: 10_000 },
    minWithdrawal: 1000,
    hours: { open: 600, close: 1080 },
    betting: true,
    ...read_,
  });
});

const walletInfo = {
  wallet_amt: 'x',
  min_withdrawal: 'x',
  withdraw_open_time: 'x',
  withdraw_close_time: 'x',
  betting_status: '1',
};
const noInfo = { balance: 'unreadable', minWithdrawal: 'unreadable', hours: null, betting: true };

it.each([
  [{ wallet_amt: '500' }, { balance: { exact: '500', points: 500 } }],
  [{ min_withdrawal: '500' }, { minWithdrawal: 500 }],
  [{ withdraw_open_time: '10:00 AM', withdraw_close_time: '6:00 PM' }, { hours: { open: 600, close: 1080 } }],
])('wallet info of which only %j can be read is one', (only, known) => {
  expect(read(endpoints.walletInfo.reply, { ...walletInfo, ...only })).toEqual({ ...noInfo, ...known });
});

it('wallet info without a readable field counts as missing', () => {
  expect(read(endpoints.walletInfo.reply, { status: false, msg: 'No' })).toBe(broken);
});

it.each([
  ['1', { upi: true, qr: true }],
  [2, { upi: true, qr: false }],
  ['3', { upi: false, qr: true }],
  ['4', broken],
  [undefined, broken],
])('gateway status %j is %j', (getaway_status, gateway) => {
  expect(read(endpoints.gatewayStatus.reply, { getaway_status })).toEqual(gateway);
});

it.each([
  ['0', 'pending'],
  ['1', 'cancelled'],
  [2, 'approved'],
  ['3', 'unknown'],
  [null, 'unknown'],
])('withdraw status %j is %s', (request_status, status) => {
  const withdrawdata = [{ request_number: '1', request_status, request_amount: 5, insert_date: '' }];
  expect(v.parse(endpoints.withdrawHistory.reply, { withdrawdata }).rows[0]?.status).toBe(status);
});

it('payout numbers may have one row each', () => {
  const payment_details = [{ paytm_number: '9876543210' }, { phone_pay_number: '9876543211' }];
  expect(read(endpoints.userPaymentDetails.reply, { payment_details })).toEqual({
    googlePay: null,
    paytm: '9876543210',
    phonePe: '9876543211',
  });
});

it.each([
  [{ phone_pay_number: '9876543211' }, { method: 'phonePe', number: '9876543211' }],
  // All numbers of the player do not say which one was paid.
  [{ google_pay_number: '9876543210', paytm_number: '9876543211', phone_pay_number: '' }, null],
  [{}, null],
])('a withdrawal with the numbers %j was paid to %j', (numbers, paidTo) => {
  const withdrawdata = [
    { request_number: '1', request_status: '2', request_amount: 5, insert_date: '', ...numbers },
  ];
  expect(v.parse(endpoints.withdrawHistory.reply, { withdrawdata }).rows[0]?.paidTo).toEqual(paidTo);
});

it('the starline chart link may be inside the rates', () => {
  const names = ['single_digit', 'single_pana', 'double_pana', 'tripple_pana'];
  const rates = Object.fromEntries(
    names.flatMap(name => [
      [`${name}_val_1`, 1],
      [`${name}_val_2`, 9],
    ]),
  );
  const reply = v.parse(endpoints.starlineRates.reply, {
    game_rates: [{ ...rates, web_starline_chart_url: '/chart' }],
  });
  expect([reply.chartUrl, reply.triplePana]).toEqual(['/chart', { stake: '1', win: '9' }]);
});

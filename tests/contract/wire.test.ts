import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import { done, flag, optionalText, requiredText, secret, text } from '../../src/contract/wire.ts';
import { first, list, statement } from '../../src/contract/wire-lists.ts';
import { amount, clockText, marketId, minimum } from '../../src/contract/wire-values.ts';

const broken = 'broken';
const read = (schema: v.GenericSchema, input: unknown): unknown => {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : broken;
};

it.each([true, 'true', 1, '1'])('flag %j is yes', input => {
  expect(read(flag, input)).toBe(true);
});

const notTrue = [false, 'false', 0, '0', 2, '', 'yes', null, undefined, {}, [1], ['true'], '11', 1.5, '1.0'];
it.each([...notTrue, 'TRUE', 'True', ' true ', 'true\n', ' 1 ', '\u0661'])('flag %j is no', input => {
  expect(read(flag, input)).toBe(false);
});

it.each([
  ['10000.00', '10000', 10_000],
  [9950.5, '9950.5', 9950],
  [null, 'unreadable', undefined],
  [{ amount: 5 }, 'unreadable', undefined],
])('amount %j is %s', (input, exact, points) => {
  const known = points !== undefined;
  expect(read(amount, input)).toEqual(known ? { exact, points } : 'unreadable');
});

it('an amount without its key is unreadable, but where the reply says no it is none', () => {
  expect(read(v.object({ amount, min_amt: minimum }), {})).toEqual({
    amount: 'unreadable',
    min_amt: 'unreadable',
  });
  expect(read(endpoints.walletBalance.reply, { status: true })).toBe('unreadable');
  expect(read(endpoints.walletBalance.reply, { status: false })).toBe(broken);
});

it.each([
  ['500', 500],
  ['1,000.00', 1000],
  ['500.50', 501],
  [0, 1],
  ['-5', 'unreadable'],
  ['', 'unreadable'],
  ['soon', 'unreadable'],
  [null, 'unreadable'],
])('the least that can be asked for, %j, is %j', (input, least) => {
  expect(read(minimum, input)).toBe(least);
});

it.each([
  ['10:00 AM', '10:00 AM'],
  ['soon', 'soon'],
  [600, '600'],
  [null, ''],
  [{}, ''],
])('time %j is kept as %j', (input, output) => {
  expect(read(clockText, input)).toBe(output);
});

it.each([
  ['a', 'a'],
  [5, '5'],
  [null, ''],
  [undefined, ''],
  ['  a\n b ', 'a\n b'],
  ['a\u202Eb\u2066c\u200Fd', 'abcd'],
  ['a\u0000b\u0007', 'ab'],
  ['क्‍ष', 'क्‍ष'],
  [{}, broken],
  [true, broken],
])('text %j is %j', (input, output) => {
  expect(read(text(), input)).toBe(output);
});

it('text is bounded and never cut inside a character', () => {
  expect(read(text(3), 'abcdef')).toBe('abc');
  expect(read(text(3), 'ab😀')).toBe('ab');
  expect(read(text(), 'x'.repeat(1_000_000))).toBe('x'.repeat(500));
});

it.each([
  ['a', 'a'],
  ['', null],
  [' \u200E ', null],
  [null, null],
  [undefined, null],
  [{ toString: 'x' }, null],
])('optional text %j is %j', (input, output) => {
  expect(read(optionalText(), input)).toBe(output);
});

it.each([
  [requiredText(), ''],
  [requiredText(), null],
  [requiredText(), undefined],
  [marketId, ''],
  [marketId, null],
  [secret, ''],
  [secret, null],
  [secret, 'x'.repeat(5000)],
])('what must be there is not: %#', (schema, input) => {
  expect(read(schema, input)).toBe(broken);
});

it('a market id may be a number', () => {
  expect(read(marketId, 12)).toBe('12');
});

it('a broken row is left out of a list', () => {
  expect(read(list(marketId), [1, {}, '2', null])).toEqual(['1', '2']);
});

it('null is an empty list; anything else is none', () => {
  expect(read(list(marketId), null)).toEqual([]);
  expect([read(list(marketId), undefined), read(list(marketId), {}), read(list(marketId), '')]).toEqual([
    broken,
    broken,
    broken,
  ]);
});

const entries = statement({ amount, note: text() }, wire => wire);

it.each([
  ['whole points are all evidence', ['1', 2], 2, 0, [1, 2], true],
  ['a fraction is nobody’s request', ['1.00', '2.50'], 2, 0, [1], true],
  ['an unknown amount may be anybody’s', [1, 'x'], 2, 0, [1], false],
  ['so may a negative one', [1, '-100'], 2, 0, [1], false],
] as const)('a history: %s', (_rule, amounts, shown, unread, points, complete) => {
  const found = v.parse(
    entries,
    amounts.map(one => ({ amount: one, note: 'Note' })),
  );
  expect([found.rows.length, found.unread, found.items.map(item => item.points), found.complete]).toEqual([
    shown,
    unread,
    points,
    complete,
  ]);
});

it('a history counts the rows that cannot be read, and is not complete', () => {
  const found = v.parse(entries, [{ amount: 1 }, null, 'x', {}, { amount: 'x' }, { amount: 1, note: {} }]);
  expect([found.rows.length, found.unread, found.complete]).toEqual([1, 5, false]);
});

it('of a longer history 20,000 rows are read, and the others counted', () => {
  const found = v.parse(
    entries,
    Array.from({ length: 20_001 }, () => ({ amount: 1 })),
  );
  expect([found.items.length, found.unread, found.complete]).toEqual([20_000, 1, false]);
});

it('the first readable row of a list, or none', () => {
  expect(read(first(marketId), [{}, 5, 6])).toBe('5');
  expect(read(first(marketId), [])).toBe(broken);
});

it.each([
  [{}, null],
  [{ status: true }, null],
  [{ status: '1' }, null],
  [{ status: false }, broken],
  [{ status: null }, broken],
])('done %j is %j', (input, output) => {
  expect(read(done, input)).toBe(output);
});

it.each([
  ['3:00 PM', '5:00 PM', { open: 900, close: 1020 }],
  ['15:00', '17:00:00', { open: 900, close: 1020 }],
  ['00:30 AM', '5:00 PM', null],
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
      {
        id: '1',
        name: 'A',
        times,
        openText: open_time ?? '',
        closeText: String(close_time ?? ''),
        openResult: null,
        closeResult: null,
        taking: true,
        chartUrl: null,
      },
    ],
  });
});

it.each(['starlineGames', 'galiGames'] as const)('a slot of %s stays with a time that is none', id => {
  const result = [{ game_id: 1, game_name: 'A', open_time: '00:30 AM', msg_status: 1 }];
  expect(v.parse(endpoints[id].reply, { result }).markets).toEqual([
    { id: '1', name: 'A', times: null, openText: '00:30 AM', result: null, taking: true },
  ]);
});

it('a dashboard that does not speak of the wallet says nothing about it', () => {
  expect(v.parse(endpoints.dashboard.reply, { result: [] }).wallet).toBeUndefined();
});

it.each([
  [{ min_withdrawal: 'x' }, { minWithdrawal: 'unreadable' }],
  [{ min_withdrawal: undefined }, { minWithdrawal: 'unreadable' }],
  [{ wallet_amt: 'x' }, { balance: 'unreadable' }],
  [{ withdraw_open_time: '00:30 AM' }, { hours: null }],
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

it('wallet info of which nothing can be read is none', () => {
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

it('payout numbers may stand in one row each', () => {
  const payment_details = [{ paytm_number: '9876543210' }, { phone_pay_number: '9876543211' }];
  expect(read(endpoints.userPaymentDetails.reply, { payment_details })).toEqual({
    googlePay: null,
    paytm: '9876543210',
    phonePe: '9876543211',
  });
});

it('the starline chart link may stand inside the rates', () => {
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

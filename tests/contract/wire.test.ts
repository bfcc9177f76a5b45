import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import {
  amount,
  clock12,
  done,
  first,
  flag,
  list,
  listing,
  marketId,
  optionalText,
  requiredText,
  secret,
  text,
} from '../../src/contract/wire.ts';

const broken = 'broken';
const read = (schema: v.GenericSchema, input: unknown): unknown => {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : broken;
};

it.each([true, 'true', 'TRUE', ' 1 ', 1, '1'])('flag %j is yes', input => {
  expect(read(flag, input)).toBe(true);
});

it.each([false, 'false', 0, '0', 2, '', 'yes', null, undefined, {}, [1], '11'])('flag %j is no', input => {
  expect(read(flag, input)).toBe(false);
});

it.each([
  [100, 100],
  ['100', 100],
  [' 0100 ', 100],
  [0, 0],
  ['९०', 90],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740992', broken],
  [-5, broken],
  ['-5', broken],
  [10.5, broken],
  ['10.5', broken],
  ['1e3', broken],
  ['1,000', broken],
  ['', broken],
  [' ', broken],
  [NaN, broken],
  [Infinity, broken],
  [null, broken],
  [true, broken],
  [[100], broken],
])('amount %j is %j', (input, points) => {
  expect(read(amount, input)).toBe(points);
});

it.each([
  ['10:00 AM', 600],
  ['12:00 AM', 0],
  ['12:00 PM', 720],
  ['05:30 PM', 1050],
  ['25:00 PM', broken],
  ['soon', broken],
  [600, broken],
  [null, broken],
])('time %j is %j', (input, minute) => {
  expect(read(clock12, input)).toBe(minute);
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

it('a broken row is left out, and a listing says so', () => {
  expect(read(list(amount), [1, 'x', '2', null])).toEqual([1, 2]);
  expect(read(listing(amount), [1, 'x'])).toEqual({ items: [1], complete: false });
  expect(read(listing(amount), [1, 2])).toEqual({ items: [1, 2], complete: true });
});

it('null is an empty list; anything else is none', () => {
  expect(read(list(amount), null)).toEqual([]);
  expect([read(list(amount), undefined), read(list(amount), {}), read(list(amount), '')]).toEqual([
    broken,
    broken,
    broken,
  ]);
});

it('of a longer list 20,000 rows are read, and the listing is not complete', () => {
  const result = v.parse(
    listing(amount),
    Array.from({ length: 20_001 }, () => 1),
  );
  expect([result.items.length, result.complete]).toEqual([20_000, false]);
});

it('the first readable row of a list, or none', () => {
  expect(read(first(amount), ['x', 5, 6])).toBe(5);
  expect(read(first(amount), [])).toBe(broken);
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

it('a market without a time is left out of the dashboard, the others stay', () => {
  const good = { game_id: 1, game_name: 'A', open_time: '1:00 PM', close_time: '2:00 PM', msg_status: 1 };
  const reply = v.parse(endpoints.dashboard.reply, {
    betting_status: '1',
    wallet_amt: 'unknown',
    result: [{ ...good, close_time: '' }, good, null, 'x'],
  });
  expect([reply.markets.map(market => market.id), reply.wallet]).toEqual([['1'], null]);
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
  expect(v.parse(endpoints.withdrawHistory.reply, { withdrawdata }).items[0]?.status).toBe(status);
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

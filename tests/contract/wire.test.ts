import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import { done, flag, optionalText, requiredText, secret, text } from '../../src/contract/wire.ts';
import { statement } from '../../src/contract/statement.ts';
import { amount, clockText, first, list, marketId, minimum } from '../../src/contract/wire-values.ts';

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

it('an amount without its key is unreadable, but missing where the reply says no', () => {
  expect(read(v.object({ amount, min_amt: minimum }), {})).toEqual({
    amount: 'unreadable',
    min_amt: 'unreadable',
  });
  expect(read(endpoints.walletBalance.reply, { status: true })).toBe('unreadable');
  expect(read(endpoints.walletBalance.reply, { status: false })).toBe(broken);
  expect(read(endpoints.walletBalance.reply, { status: false, wallet_amt: '250' })).toEqual({
    exact: '250',
    points: 250,
  });
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

it('a direction mark at the bound takes no place of a letter', () => {
  expect(read(text(3), 'a\u200Eb\u200Ecd')).toBe('abc');
  expect(read(text(3), ' ab ')).toBe('ab');
  // Only the beginning of an endless text is read.
  expect(read(text(3), `${'\u200E'.repeat(6)}abc`)).toBe('');
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
])('a required value that is missing does not fit: %#', (schema, input) => {
  expect(read(schema, input)).toBe(broken);
});

it('a market id may be a number', () => {
  expect(read(marketId, 12)).toBe('12');
});

it('a broken row is left out of a list', () => {
  expect(read(list(marketId), [1, {}, '2', null])).toEqual(['1', '2']);
});

it('a list reads null as empty and refuses any other value', () => {
  expect(read(list(marketId), null)).toEqual([]);
  expect([read(list(marketId), undefined), read(list(marketId), {}), read(list(marketId), '')]).toEqual([
    broken,
    broken,
    broken,
  ]);
});

const entries = statement({ amount, date: text() }, wire => wire);

it.each([
  ['whole points are all evidence', ['1', 2], 2, 0, [1, 2], true],
  ['a fraction is nobody’s request', ['1.00', '2.50'], 2, 0, [1], true],
  ['an unknown amount may be anybody’s', [1, 'x'], 2, 0, [1], false],
  ['so may a negative one', [1, '-100'], 2, 0, [1], false],
] as const)('a history: %s', (_rule, amounts, shown, unread, points, complete) => {
  const found = v.parse(
    entries,
    amounts.map(one => ({ amount: one, date: '21-11-2026' })),
  );
  expect([found.rows.length, found.unread, found.items.map(item => item.points), found.complete]).toEqual([
    shown,
    unread,
    points,
    complete,
  ]);
});

it('a history counts the rows that cannot be read, and is not complete', () => {
  const found = v.parse(entries, [{ amount: 1 }, null, 'x', {}, { amount: 'x' }, { amount: 1, date: {} }]);
  expect([found.rows.length, found.unread, found.complete]).toEqual([1, 5, false]);
});

it('a withdrawal without a readable field is not a row', () => {
  const withdrawdata = [{}, { payment_receipt: null, request_amount: 'x' }, { request_number: 'W1' }];
  const found = v.parse(endpoints.withdrawHistory.reply, { withdrawdata });
  expect([found.rows.length, found.unread, found.complete]).toEqual([1, 2, false]);
});

it('the first 20,000 rows of a longer history are read, and the others counted', () => {
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

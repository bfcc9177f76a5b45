import { expect, it } from 'vitest';
import { points } from '../../../src/domain/points.ts';
import { parseConfig } from '../../../src/api/parse-config.ts';
import { transactionRef, upiLink } from '../../../src/domain/wallet/upi-link.ts';
import { parseUpiId, statedUpiId } from '../../../src/domain/wallet/upi-id.ts';

const payment = {
  app: 'other',
  payeeId: 'demo@upi',
  payeeName: 'Demo Player',
  points: points(500),
  ref: 'T1790000000000A1',
  note: 'Add Funds',
} as const;

it('spec 1 §4, §9: a link names payee, amount with two decimals, currency, note and reference, and leaves the @ raw', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=demo@upi&pn=Demo%20Player&am=500.00&cu=INR&tn=Add%20Funds&tr=T1790000000000A1',
  );
});

it.each([
  ['phonePe', 'phonepe://pay?pa='],
  ['googlePay', 'tez://upi/pay?pa='],
  ['paytm', 'paytmmp://pay?pa='],
  ['other', 'upi://pay?pa='],
] as const)('%s opens %s', (app, start) => {
  expect(upiLink({ ...payment, app })?.startsWith(start)).toBe(true);
});

// The config and the link once had a rule each, which disagreed in the first seven of these.
it.each<[text: string, id: string | null]>([
  ['a@ybl', 'a@ybl'],
  [' demo@upi ', 'demo@upi'],
  ['\u200bdemo@upi\u200b', 'demo@upi'],
  ['\u00a0de\u200dmo@\u2060upi\ufeff', 'demo@upi'],
  ['\u202ademo@upi\u202c', 'demo@upi'],
  ['ｄｅｍｏ＠ｕｐｉ', 'demo@upi'],
  ['demo@ok-bank', 'demo@ok-bank'],
  ['demo@bank.in', 'demo@bank.in'],
  ['.demo@upi', null],
  ['_demo@upi', null],
  ['demo@u_pi', null],
  ['demo@upi', 'demo@upi'],
  ['9876543210@upi', '9876543210@upi'],
  ['demo.shop_1-a@upi', 'demo.shop_1-a@upi'],
  ['demo@u', null],
  ['de mo@upi', null],
  ['demo @ upi', 'demo@upi'],
  ['demo\u00a0@\u00a0upi', 'demo@upi'],
  ['demo\u202f@\u3000upi', 'demo@upi'],
  ['demo @\tupi\n', 'demo@upi'],
  ['98765 43210@upi', '9876543210@upi'],
  ['Pay demo @ upi', null],
])('%j is the UPI id %j, for config.json and for the link', (text, id) => {
  const config = parseConfig(
    JSON.stringify({
      hosts: { api: '/', headline: '/', gateway: '/' },
      appKey: { value: 'k' },
      payee: text,
    }),
  );
  expect(parseUpiId(text)).toBe(id);
  expect(config.ok ? config.value.payee : config.error).toEqual(
    id ?? { field: 'payee', problem: 'is not a UPI id' },
  );
  expect(upiLink({ ...payment, payeeId: text })?.match(/pa=([^&]*)/)?.[1] ?? null).toBe(id);
});

it.each([
  '',
  'demo',
  '@upi',
  'demo@',
  'demo@@upi',
  'de mo@upi',
  'demo@upi&am=1',
  'demo@upi?x',
  'डेमो@upi',
  'demo@1',
  'demo@upi.',
  'demo@upi-',
])('%j is no payee, and there is no link', payeeId => {
  expect(upiLink({ ...payment, payeeId })).toBeNull();
});

it('names cannot add fields, and broken characters do not throw', () => {
  expect(upiLink({ ...payment, payeeName: 'A&am=1', note: 'x=y' })).toContain('&pn=A%26am%3D1&am=500.00&');
  expect(upiLink({ ...payment, payeeName: 'A\uD83D' })).toContain('pn=A&');
});

it('spec 1 §4: a reference is letters and digits, at most 35, and new with each attempt', () => {
  expect(transactionRef(1790000000000, 1)).toBe('T1790000000000A1');
  expect(transactionRef(1790000000000, 2)).not.toBe(transactionRef(1790000000000, 1));
  expect(transactionRef(8.64e15, 999_999)).toMatch(/^[A-Za-z0-9]{1,35}$/);
});

it.each([
  ['demo\u00a0@ upi', 'demo@upi'],
  ['Pay demo@upi', 'Pay demo@upi'],
  [' ', null],
])('%j of the server is read as %j', (text, shown) => {
  expect(statedUpiId(text)).toBe(shown);
});

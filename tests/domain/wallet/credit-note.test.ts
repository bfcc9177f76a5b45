import { expect, it } from 'vitest';
import { mayBeDeposit } from '../../../src/domain/wallet/credit-note.ts';

it.each([
  'Won Jodi Digit Kalyan',
  'WIN_KALYAN',
  'Winning amount',
  'Kalyan Close: bid returned',
  'Refund: Milan Day',
  'Transfer from Ravi',
  'Withdraw request W4 cancelled',
])('a credit noted %j is no deposit', note => {
  expect(mayBeDeposit(note)).toBe(false);
});

it.each([
  'Add Funds',
  'Add Funds (pending)',
  'UPI payment received',
  'Deposit bonus',
  'Transfer',
  'Darwin Pay',
  'Returning customer',
  'Kalyan 128-1',
  'पैसे जोड़े',
  '',
])('a credit noted %j may be one', note => {
  expect(mayBeDeposit(note)).toBe(true);
});

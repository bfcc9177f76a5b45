import { expect, it } from 'vitest';
import { checkBooks } from '../../src/verify/books.ts';

type Row = readonly [amount: number, status: string, note?: string, day?: string];
const credits = (...rows: readonly Row[]) => ({
  transaction_history: rows.map(
    ([amount, amount_status, transaction_note = '', insert_date = '21-November-2026']) => ({
      transaction_id: '',
      transaction_type: '1',
      transaction_note,
      amount_status,
      amount,
      insert_date,
    }),
  ),
});
const found = (balance: number, ...rows: readonly Row[]) =>
  checkBooks('walletHistory', {
    walletBalance: { wallet_amt: balance },
    walletHistory: credits(...rows),
  }).map(({ kind }) => kind);

it('spec 1 §4: credits count in any status, and the balance may include pending and rejected ones', () => {
  expect(found(1400, [400, '5'], [1000, 'success'])).toEqual([]);
  expect(found(1400, [400, '0'], [1000, ''])).toEqual([]);
  expect(found(1000, [400, '2'], [1000, '3'])).toEqual([]);
  expect(found(900, [400, '0'], [1000, '1'])).toEqual(['balance']);
});

it('a win is paid by a credit of any status, but not by a pending deposit', () => {
  const win = { pana: 'Jodi Digit', game_name: 'Kalyan', session: 'Close', digits: '16', closedigits: '' };
  const win_data = [{ ...win, amount: 400, wining_date: '21-November-2026' }];
  const paidWith = (...rows: readonly Row[]) =>
    checkBooks('winHistory', {
      walletHistory: credits(...rows, [1000, '1', 'Add Funds', '1-November-2026']),
      winHistory: { win_data },
    }).map(({ kind }) => kind);
  expect(paidWith([400, '5'])).toEqual([]);
  expect(paidWith([400, '0', 'Won Kalyan'])).toEqual([]);
  expect(paidWith([300, '5'])).toEqual(['unpaid']);
  expect(paidWith([400, '0', 'Add Funds'])).toEqual(['unpaid']);
});

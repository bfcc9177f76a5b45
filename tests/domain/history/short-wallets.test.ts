import { expect, it } from 'vitest';
import { readAmount } from '../../../src/domain/amount.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { stakeReturns } from '../../../src/domain/history/stake-returns.ts';
import type { ShownTransaction } from '../../../src/domain/wallet/wallet.ts';

// A wallet history that ends after its newest lines: the credit of a returned stake, or the debit of its bid, may have
// left it.

const bid = (date: string): ShownRecord => ({
  label: 'Single Digit',
  marketName: 'Kalyan',
  session: 'Open',
  digits: '7',
  closeDigits: '',
  amount: readAmount(50),
  date,
});
const line = (date: string, note = 'Add Funds', points = 600): ShownTransaction => ({
  id: '',
  credit: true,
  status: 'booked',
  deposit: false,
  note,
  date,
  amount: readAmount(points),
});
const lines = (count: number, oldest: string): readonly ShownTransaction[] => [
  ...Array.from({ length: count - 1 }, () => line('21-November-2026 6:00 PM')),
  line(oldest),
];
const said = (placed: string, transactions: readonly ShownTransaction[]) => {
  const bids = [bid(placed)];
  return bids.map(stakeReturns({ bids, wins: [], transactions, markets: ['Kalyan'] }))[0];
};

it.each([
  ['19-November-2026', 10, '20-November-2026', 'unread'],
  ['19-November-2026 1:00 PM', 10, '19-November-2026 1:00 PM', 'unread'],
  ['19-November-2026 1:01 PM', 10, '19-November-2026 1:00 PM', 'none'],
  ['19-November-2026', 10, '19-November-2026 1:00 PM', 'unread'],
  ['19-November-2026 1:01 PM', 10, '19-November-2026', 'unread'],
  ['20-November-2026', 10, '19-November-2026', 'none'],
  ['20-November-2026', 10, 'soon', 'unread'],
  ['soon', 10, '19-November-2026', 'unread'],
  ['19-November-2026', 15, '20-November-2026', 'unread'],
  // Lists end at a round number of lines, and none after fewer than ten.
  ['19-November-2026', 9, '20-November-2026', 'none'],
  ['19-November-2026', 11, '20-November-2026', 'none'],
])('a bid of %s, and %i lines from %s on without its stake: %s', (placed, count, oldest, verdict) => {
  expect(said(placed, lines(count, oldest))).toBe(verdict);
});

it.each([
  [10, '19-November-2026', 'possible'],
  [10, '16-November-2026', 'possible'],
  [10, '15-November-2026', 'returned'],
  [11, '19-November-2026', 'returned'],
])(
  'a credit among %i lines from %s on may be the stake of a bid whose debit has left: %s',
  (count, oldest, verdict) => {
    const refund = line('19-November-2026', 'Returned Kalyan', 50);
    const newer = lines(count - 2, '21-November-2026');
    expect(said('19-November-2026', [...newer, refund, line(oldest)])).toBe(verdict);
  },
);

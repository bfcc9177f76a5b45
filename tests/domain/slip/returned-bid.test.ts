import { expect, it } from 'vitest';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { points } from '../../../src/domain/points.ts';
import { returnedBids } from '../../../src/domain/history/bid-outcome.ts';
import type { ShownTransaction } from '../../../src/domain/wallet/wallet.ts';

const amount = (exact: string) => ({ exact, points: points(Number(exact)) });
const credit = (exact: string, note: string, change: Partial<ShownTransaction> = {}): ShownTransaction => ({
  id: note,
  status: 'booked',
  credit: true,
  deposit: false,
  note,
  date: '21-November-2026',
  amount: amount(exact),
  ...change,
});
const bid: ShownRecord = {
  label: 'Single Digit',
  marketName: 'Kalyan',
  session: 'Open',
  digits: '7',
  closeDigits: '',
  amount: amount('50'),
  date: '21-November-2026',
};

it.each<[why: string, credits: readonly ShownTransaction[] | null, returned: boolean]>([
  ['without any credit', [], false],
  ['while the credits are unknown', null, true],
  ['with a credit of its points that names its market', [credit('50', 'Refund:  KALYAN open')], true],
  [
    'with two credits of its points, one of its market',
    [credit('50', 'Milan'), credit('50', 'Kalyan')],
    true,
  ],
  ['with a credit that names another market', [credit('50', 'Refund: Milan Day')], false],
  ['with a credit of other points', [credit('60', 'Refund: Kalyan')], false],
  [
    'with a credit of other points that cannot be read',
    [credit('60', 'Kalyan', { amount: 'unreadable' })],
    false,
  ],
  ['with a deposit of its points', [credit('50', 'Kalyan', { deposit: true })], false],
])('a bid %s may have been returned: or not', (_why, credits, returned) => {
  expect(returnedBids(credits)(bid)).toBe(returned);
});

it('of a bid whose points cannot be read nobody can say that it was not returned', () => {
  expect(returnedBids([])({ ...bid, amount: 'unreadable' })).toBe(true);
});

import { expect, it } from 'vitest';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { stakeReturns } from '../../../src/domain/history/stake-returns.ts';
import { points } from '../../../src/domain/points.ts';
import type { ShownTransaction } from '../../../src/domain/wallet/wallet.ts';

const date = '27-November-2026';
const amount = (stake: number) => ({ exact: String(stake), points: points(stake) });

const bid = (digits: string, stake: number): ShownRecord => ({
  label: 'Single Digit',
  marketName: 'KALYAN',
  session: 'Open',
  digits,
  closeDigits: '',
  amount: amount(stake),
  date,
});

const move = (credit: boolean, stake: number, note: string): ShownTransaction => ({
  id: `${note} ${stake}`,
  credit,
  deposit: false,
  amount: amount(stake),
  note,
  date,
  status: 'booked',
});

const credit = move(true, 20, 'Bid refund of KALYAN');
const standing = (bids: readonly ShownRecord[], debits: readonly number[]) =>
  stakeReturns({
    bids,
    wins: [],
    transactions: [credit, ...debits.map(stake => move(false, stake, 'Bid placed on KALYAN'))],
    markets: ['KALYAN'],
  });

it('a bid whose stake was credited again is returned where all bids that were paid for are listed', () => {
  const listed = bid('1', 20);
  expect(standing([listed, bid('5', 40)], [60])(listed)).toBe('returned');
});

it('if a bid has left the list, the credit may be its stake', () => {
  const listed = bid('1', 20);
  expect(standing([listed], [20, 20])(listed)).toBe('possible');
});

it('if the wallet does not name the market of a debit, the credit is the stake of the listed bid', () => {
  const listed = bid('1', 20);
  expect(standing([listed], [])(listed)).toBe('returned');
});

it('the bid that has left the list may be of another day than the listed one', () => {
  const yesterdays = { ...bid('1', 20), date: '26-November-2026' };
  const debit = (day: string) => ({ ...move(false, 20, 'Bid placed on KALYAN'), date: day });
  const transactions = [credit, debit('26-November-2026'), debit(date)];
  const books = { bids: [yesterdays], wins: [], transactions, markets: ['KALYAN'] };
  expect(stakeReturns(books)(yesterdays)).toBe('possible');
});

it('if a win names no market, the credit of its points may be that win', () => {
  const [won, listed] = [bid('1', 10), bid('5', 95)];
  const credited = move(true, 95, 'Credit KALYAN');
  const books = (marketName: string) => ({
    bids: [won, listed],
    wins: [{ ...won, marketName, amount: amount(95) }],
    transactions: [credited, move(false, 105, 'Bid placed on KALYAN')],
    markets: ['KALYAN'],
  });
  expect(stakeReturns(books('KALYAN'))(listed)).toBe('none');
  expect(stakeReturns(books(''))(listed)).toBe('possible');
});

import { expect, it } from 'vitest';
import { parseHistoryQuery } from '../../../src/domain/history/history-query.ts';
import { readAmount } from '../../../src/domain/amount.ts';
import { chooser } from '../../../src/domain/history/list-filters.ts';
import { depositChoice, walletChoice } from '../../../src/domain/wallet/transaction-filters.ts';
import {
  type CountedCredits,
  transactionLines,
  transactionTotals,
} from '../../../src/domain/wallet/transactions.ts';
import type { ShownTransaction } from '../../../src/domain/wallet/wallet.ts';

const line = (change: Partial<ShownTransaction>): ShownTransaction => ({
  id: '7001',
  credit: true,
  status: 'booked',
  deposit: false,
  note: 'Won in Kalyan',
  date: '21-November-2026 1:05 PM',
  amount: readAmount('475'),
  ...change,
});
const win = line({});
const bid = line({ id: '7002', credit: false, note: 'Bid', amount: readAmount('50.50') });
const asked = line({
  id: '7003',
  status: 'pending',
  deposit: true,
  note: 'Deposit',
  amount: readAmount('500'),
});
const refused = line({
  id: '7004',
  status: 'rejected',
  deposit: true,
  note: 'Deposit',
  amount: readAmount('250'),
});
const held = line({ id: '7005', status: { other: 'On hold' }, amount: readAmount('40'), date: 'soon' });
const coded = line({ id: '7006', status: { other: '9' }, amount: readAmount('60') });

it.each([
  ['a win', win, 'credit', ''],
  ['a bid', bid, 'debit', ''],
  ['a deposit that is asked for', asked, 'credit', 'pending'],
  ['a refused one', refused, 'credit', 'rejected'],
  ['one in the server’s word', held, 'credit', 'On hold'],
  ['one with a code only', coded, 'credit', ''],
])('%s is found by its type and the status beside it', (_what, row, type, status) => {
  const { date, amount } = row;
  const day = date === 'soon' ? null : '2026-11-21';
  expect(transactionLines([row])).toEqual([{ row, amount, day }]);
  const finds = (filters: Readonly<Record<string, string>>) =>
    chooser(walletChoice.filters, filters)(row, undefined);
  expect(finds({ type, status: status.toLowerCase() })).toBe(true);
  expect(finds({ type: type === 'credit' ? 'debit' : 'credit' })).toBe(false);
  expect(finds({ status: 'approved' })).toBe(false);
});

it('Wallet History has the selects Type and Status and a search, Deposit History a search, and both begin with all days', () => {
  const text = '?type=debit&status=pending&search=won&market=kalyan';
  expect(parseHistoryQuery(text, walletChoice)).toEqual({
    days: { kind: 'all' },
    filters: { type: 'debit', status: 'pending', search: 'won' },
    sort: 'newest',
  });
  expect(parseHistoryQuery('?type=credit', walletChoice).filters).toMatchObject({ type: 'credit' });
  expect(parseHistoryQuery('?type=both', walletChoice).filters).toMatchObject({ type: '' });
  expect(parseHistoryQuery(text, depositChoice)).toEqual({
    days: { kind: 'all' },
    filters: { search: 'won' },
    sort: 'newest',
  });
});

it.each([
  ['', true],
  ['kalyan', true],
  ['  WON   IN ', true],
  ['7001', true],
  ['७००१', true],
  ['Milan', false],
  ['7002', false],
])('a search for %j finds the win by its note or its id: %s', (typed, found) => {
  for (const { filters } of [walletChoice, depositChoice])
    expect(chooser(filters, { search: typed })(win, undefined)).toBe(found);
});

const totals = (counted: CountedCredits | null, ...rows: readonly ShownTransaction[]) =>
  transactionTotals(transactionLines(rows), counted);
const count = (count: number, exact: string) => ({
  count,
  points: { exact, points: Math.trunc(Number(exact)) },
});

it('totals are of the shown lines: every credit, every debit, and the difference', () => {
  expect(totals('allButUndecided', win, bid, asked, refused, win)).toEqual({
    credits: count(4, '1700'),
    undecided: count(2, '750'),
    debits: count(1, '50.5'),
    net: { exact: '899.5', points: 899 },
  });
  expect(totals('all', win, bid, asked, refused, win).net).toEqual({ exact: '1649.5', points: 1649 });
  expect(totals(null)).toEqual({
    credits: count(0, '0'),
    undecided: count(0, '0'),
    debits: count(0, '0'),
    net: { exact: '0', points: 0 },
  });
});

it.each([
  ['pending', asked],
  ['held', held],
  ['coded', coded],
])('the rest is unknown while a %s line may or may not have moved points', (_what, row) => {
  expect(totals(null, win, row)).toMatchObject({ credits: { count: 2 }, net: 'unreadable' });
  expect(totals(null, win, bid)).toMatchObject({ net: { exact: '424.5' } });
});

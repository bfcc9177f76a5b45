import { expect, it } from 'vitest';
import { points } from '../../../src/domain/points.ts';
import {
  balanceLeft,
  balanceToSpend,
  formatBalanceLeft,
  lessPoints,
} from '../../../src/domain/slip/balance-left.ts';

const row = (id: string, stake: number) => ({ id, points: points(stake) });
const debits = (debited: readonly string[], unseen: readonly string[] = []) => ({
  perhaps: new Map(debited.map(id => [id, points(1)])),
  unclear: new Set<string>(),
  unseen: unseen.map(id => ({ row: id, points: points(5) })),
});
const left = (wallet: number | null, debited: readonly string[]) =>
  balanceLeft(wallet === null ? null : points(wallet), [row('a', 10), row('b', 30)], debits(debited));

it.each([
  ['no row has left, so both are to be paid', 100, [], { least: 60, most: 60 }],
  ['the wallet may already lack the 30 points of b', 100, ['b'], { least: 60, most: 90 }],
  ['the wallet may already lack both', 100, ['a', 'b'], { least: 60, most: 100 }],
  ['a row of another slip has left', 100, ['c'], { least: 60, most: 60 }],
])('%s', (_, wallet, debited, found) => {
  expect(left(wallet, debited)).toEqual(found);
});

it('nothing is left of an unknown wallet', () => {
  expect(left(null, ['b'])).toBeNull();
});

it('a known balance reads as one figure, an unknown one as the least and the most', () => {
  expect(formatBalanceLeft({ least: 9900, most: 9900 })).toBe('9,900');
  expect(formatBalanceLeft({ least: 9900, most: 9950 })).toBe('9,900–9,950');
});

it('marks lower both figures', () => {
  expect(lessPoints({ least: 60, most: 90 }, 20)).toEqual({ least: 40, most: 70 });
});

it('a row that was placed and has left the slip lowers the least while the wallet may not lack it yet', () => {
  const found = balanceLeft(points(100), [row('a', 10)], debits(['c'], ['c']));
  expect(found).toEqual({ least: 85, most: 90 });
});

it('a row that is on the slip is counted once, although the wallet may not lack it yet', () => {
  const found = balanceLeft(points(100), [row('a', 10)], debits(['a'], ['a']));
  expect(found).toEqual({ least: 90, most: 100 });
});

it('rows that are still to be paid are not there to spend, and rows in doubt are', () => {
  const slip = [row('a', 10), row('b', 30)];
  expect(balanceToSpend(points(100), slip, debits([]))).toBe(60);
  expect(balanceToSpend(points(30), slip, debits([]))).toBe(-10);
  expect(balanceToSpend(points(30), slip, debits(['b']))).toBe(20);
  expect(balanceToSpend(points(30), [{ points: points(10) }], debits([]))).toBe(20);
  expect(balanceToSpend(null, slip, debits([]))).toBeNull();
});

import { expect, it } from 'vitest';
import type { Attempt } from '../../src/domain/placing/attempt.ts';
import { debitsOf, unseenRows } from '../../src/domain/placing/debits.ts';
import { points } from '../../src/domain/points.ts';
import { account, line, source } from '../support/placing-world.ts';

const attempt = (
  id: string,
  row: string,
  phase: Attempt['phase'],
  sentAt = 1,
  balance = 10_000,
): Attempt => ({
  id,
  account,
  source,
  wanted: [line('7 50', row)],
  total: points(50),
  sentRef: false,
  baseline: { lines: [], balance: points(balance) },
  sentAt,
  at: sentAt,
  phase,
});
const placed = { kind: 'placed', twice: false, told: true } as const;
const unclear = { kind: 'unclear', since: 0, quietMs: 1500, clean: 0 } as const;

const reading = (wallet: number, contained: readonly string[] = []) => ({
  wallet: points(wallet),
  lagMs: 10_000,
  contains: ({ id }: Attempt) => contained.includes(id),
});
const perhaps = (attempts: readonly Attempt[]) => [...debitsOf(attempts).perhaps];
const unseen = (attempts: readonly Attempt[], ...read: Parameters<typeof reading>) =>
  unseenRows(attempts, reading(...read)).map(({ row }) => row);

it('the wallet may lack the points of every row that has left, unless its request was found absent', () => {
  const attempts = [
    attempt('1', 'sent', { kind: 'sent' }),
    attempt('2', 'unclear', unclear),
    attempt('3', 'placed', placed),
    attempt('4', 'absent', { kind: 'absent' }),
  ];
  expect(perhaps(attempts)).toEqual([
    ['sent', 50],
    ['unclear', 50],
    ['placed', 50],
  ]);
});

it('a row that was sent again after its first request was found absent counts', () => {
  const again = [attempt('1', 'row', { kind: 'sent' }), attempt('2', 'row', { kind: 'absent' })];
  expect(perhaps(again)).toEqual([['row', 50]]);
});

it('an ended withdrawal has no row, so the next one is a separate request', () => {
  expect(perhaps([attempt('1', '', placed)])).toEqual([]);
});

it('a placed row is unseen while the wallet is as it was before', () => {
  expect(unseen([attempt('1', 'row', placed)], 10_000)).toEqual(['row']);
});

it('a wallet that lacks just these points contains the debit', () => {
  expect(unseen([attempt('1', 'row', placed)], 9950)).toEqual([]);
});

it('any wallet that was read late enough contains the debit', () => {
  expect(unseen([attempt('1', 'row', placed)], 10_000, ['1'])).toEqual([]);
});

it('a wallet that lacks the points of an unclear row may do so for another reason', () => {
  expect(unseen([attempt('1', 'row', unclear)], 9950)).toEqual(['row']);
  expect(unseen([attempt('1', 'a', unclear), attempt('2', 'b', placed, 2)], 9900)).toEqual(['a', 'b']);
});

it('a wallet that lacks one of two bids in quick succession does not contain both', () => {
  // Both baselines are 10,000, because the reading before the second still lagged.
  const both = [attempt('1', 'a', placed), attempt('2', 'b', placed, 3000)];
  expect(unseen(both, 9950)).toEqual(['a', 'b']);
  expect(unseen(both, 9950, ['1'])).toEqual(['b']);
  expect(unseen(both, 9900, ['1'])).toEqual([]);
});

it('the baseline contains the debit of a bid that was placed long before', () => {
  const both = [attempt('1', 'a', placed), attempt('2', 'b', placed, 40_002, 9950)];
  expect(unseen(both, 9900, ['1'])).toEqual([]);
});

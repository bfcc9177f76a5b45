import { expect, it } from 'vitest';
import type { Attempt } from '../../src/domain/placing/attempt.ts';
import { perhapsDebited } from '../../src/domain/placing/perhaps-debited.ts';
import { points } from '../../src/domain/points.ts';
import { account, line, source } from '../support/placing-world.ts';

const attempt = (id: string, row: string, phase: Attempt['phase']): Attempt => ({
  id,
  account,
  source,
  wanted: [line('7 50', row)],
  total: points(50),
  sentRef: false,
  baseline: { lines: [], balance: points(10_000) },
  sentAt: 1,
  at: 1,
  phase,
});

it('the wallet may lack the points of every row that has left, unless its request was found absent', () => {
  const attempts = [
    attempt('1', 'sent', { kind: 'sent' }),
    attempt('2', 'unclear', { kind: 'unclear', since: 0, quietMs: 1500, clean: 0 }),
    attempt('3', 'placed', { kind: 'placed', twice: false, told: false }),
    attempt('4', 'absent', { kind: 'absent' }),
  ];
  expect([...perhapsDebited(attempts)]).toEqual([
    ['sent', 50],
    ['unclear', 50],
    ['placed', 50],
  ]);
});

it('a row that was sent again after its first request was found absent counts', () => {
  const again = [attempt('1', 'row', { kind: 'sent' }), attempt('2', 'row', { kind: 'absent' })];
  expect([...perhapsDebited(again).keys()]).toEqual(['row']);
});

it('an ended withdrawal has no row, so the next one is a request of its own', () => {
  expect(perhapsDebited([attempt('1', '', { kind: 'placed', twice: false, told: true })]).size).toBe(0);
});

import { expect, it } from 'vitest';
import { endOf, type Reply, type WaitingRow } from '../../src/domain/placing/order.ts';
import { weighBalance } from '../../src/domain/placing/sums.ts';
import { points } from '../../src/domain/points.ts';

const placed: Reply = { end: 'placed', message: null };
const unclear: Reply = { end: 'unclear', message: null };
const rejected = (message: string | null): Reply => ({ end: 'rejected', message });
const facts = { market: '', game: '', session: null, number: '7' };
const row = { line: '7', variant: '', ref: '', points: points(50), row: 'a', ...facts, at: 0 };
const nothing = { placed: [], earlier: [] };
const some = { placed: [row], earlier: [] };

const waiting: WaitingRow = { ...row, kind: 'bid', attempt: 'x', waitMs: 0 };

it.each<[string, readonly Reply[], blocked: boolean, end: { kind: string; message?: string | null }]>([
  ['all placed', [placed, placed], false, { kind: 'placed' }],
  ['one lost', [placed, unclear, rejected('No')], false, { kind: 'unclear' }],
  ['one refused without a word', [placed, rejected(null)], false, { kind: 'rejected', message: null }],
  [
    'two refused, one with a word',
    [rejected(null), rejected('No')],
    false,
    { kind: 'rejected', message: 'No' },
  ],
  ['all placed, and a row blocked', [placed], true, { kind: 'unclear' }],
  ['a refusal, and a row blocked', [rejected('No')], true, { kind: 'unclear' }],
])('%s: the end is reported with the settled rows', (_, requests, blocked, end) => {
  expect(endOf(requests, blocked ? [waiting] : [], some)).toEqual({
    ...end,
    ...(end.kind === 'unclear' && { waiting: blocked ? [waiting] : [] }),
    ...some,
  });
});

it('rows that were settled without a new bid were placed earlier', () => {
  expect(endOf([], [], nothing)).toEqual({ kind: 'earlier', ...nothing });
});

it.each<[string, balance: number | null, totals: readonly number[], twice: boolean, final: boolean]>([
  ['unchanged after a refusal', 1000, [], false, true],
  ['less only by what was placed', 930, [50, 20], false, true],
  ['less by more than was placed', 900, [50, 20], false, false],
  ['more than before', 1400, [], false, false],
  ['less by one of them twice', 880, [50, 20], true, false],
  ['unknown', null, [], false, false],
  ['unknown after all of it was placed', null, [1000], false, false],
])('a wallet that is %s', (_, balance, totals, twice, final) => {
  const baseline = { lines: [], balance: points(1000) };
  const now = balance === null ? null : points(balance);
  expect(weighBalance(baseline, now, totals.map(points))).toEqual({ twice, final });
});

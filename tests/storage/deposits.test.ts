import { expect, it } from 'vitest';
import { points } from '../../src/domain/points.ts';
import type { Deposit } from '../../src/domain/wallet/deposit.ts';
import { deposit as schema, oldAwaitedEntry } from '../../src/storage/deposits.ts';
import { parseStored } from '../../src/storage/table.ts';

const deposit: Deposit = {
  id: 'd1',
  owner: 'me',
  points: points(500),
  at: 1,
  before: { listed: 3, approved: 2, rejected: 0 },
  phase: { kind: 'begun', rest: null },
};
const read = (value: unknown) => parseStored(schema, value);
const rest = { at: 7, ms: 30_000 };

it.each<Deposit['phase']>([
  { kind: 'begun', rest: null },
  { kind: 'begun', rest },
  { kind: 'posting', rest, doubted: true },
  { kind: 'doubt', rest },
  { kind: 'awaited', at: 3 },
  { kind: 'approved', at: 3 },
  { kind: 'rejected', at: 3 },
  { kind: 'discarded', at: 3 },
])('reads what it wrote: %j', phase => {
  expect(read(JSON.parse(JSON.stringify({ ...deposit, phase })))).toEqual({ ...deposit, phase });
});

it('reads the marks of a list, and goes without those that cannot be read', () => {
  const counts = { listed: 3, approved: 2, rejected: 0 };
  const marks = { newest: ['id 2'], oldest: null };
  const marked = { ...deposit, before: { ...counts, marks } };
  expect(read(marked)).toEqual(marked);
  expect(read({ ...deposit, before: { ...counts, marks: { newest: 'id 2' } } })).toEqual(deposit);
});

it('counts that cannot be are not known', () => {
  expect(read({ ...deposit, before: { listed: -1, approved: 0, rejected: 0 } })).toEqual({
    ...deposit,
    before: null,
  });
});

const intent = {
  id: 'd1',
  owner: 'me',
  points: 500,
  at: 1,
  listed: 3,
  decided: { approved: 2, rejected: 0 },
};
const tried = { at: 7, restMs: 30_000 };

it.each<[what: string, old: object, now: Partial<Deposit>]>([
  ['that was begun', { tried: null, doubt: false }, {}],
  ['that was refused', { tried, doubt: false }, { phase: { kind: 'begun', rest } }],
  ['that may have arrived', { tried, doubt: true }, { phase: { kind: 'doubt', rest } }],
  ['without a list', { listed: null, decided: null, tried: null, doubt: false }, { before: null }],
  ['of the oldest build', { listed: undefined, decided: undefined, claimed: false }, { before: null }],
  [
    'of the oldest build that was claimed',
    { listed: undefined, decided: undefined, claimed: true },
    { before: null, phase: { kind: 'doubt', rest: { at: 1, ms: 0 } } },
  ],
])('takes over a payment of an older build %s', (_what, old, now) => {
  expect(read({ ...intent, ...old })).toEqual({ ...deposit, ...now });
});

it.each([
  null,
  'text',
  {},
  { ...deposit, points: -1 },
  { ...deposit, points: '500' },
  { ...deposit, id: 1 },
  { ...deposit, at: null },
])('takes %j for no deposit', value => {
  expect(read(value)).toBeNull();
});

it('takes over deposits that an older build awaited, and leaves out other values', () => {
  const old = { id: 'd1', owner: 'me', points: 500, at: 1, before: { approved: 2, rejected: 0 } };
  const awaited = (value: unknown) => parseStored(oldAwaitedEntry.schema, value);
  const phase = { kind: 'awaited', at: 1 };
  expect(awaited([old, { ...old, points: -1 }, null, { ...old, before: 'none' }])).toEqual([
    { ...deposit, before: { listed: 2, approved: 2, rejected: 0 }, phase },
    { ...deposit, before: null, phase },
  ]);
  expect(awaited({})).toBeNull();
});

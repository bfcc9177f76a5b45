import { expect, it } from 'vitest';
import {
  type DepositIntent,
  depositsIn,
  isUnchanged,
  retryIn,
  verdictOf,
  withoutReported,
} from '../../src/domain/deposit-intent.ts';
import type { ListedDeposit } from '../../src/domain/listed-deposits.ts';
import { depositIntent } from '../../src/storage/deposits.ts';
import { parseStored } from '../../src/storage/entry.ts';
import { points } from '../../src/domain/points.ts';

const intent = (fields: Partial<DepositIntent> = {}): DepositIntent => ({
  id: 'a',
  owner: 'o',
  points: points(500),
  at: 1000,
  listed: 2,
  decided: { approved: 1, rejected: 1 },
  tried: null,
  doubt: false,
  ...fields,
});

it.each([
  ['one line more than before', { listed: 2 }, 3, 'reported'],
  ['as many lines as before', { listed: 2, doubt: true }, 2, 'absent'],
  ['fewer lines than before', { listed: 2, doubt: true }, 1, 'absent'],
  ['no line of these points', { listed: null, doubt: true }, 0, 'absent'],
  ['a line that may be older', { listed: null, doubt: true }, 1, 'unclear'],
  ['a line, and no request has left', { listed: null, doubt: false }, 1, 'absent'],
])('%s', (_case, fields, count, verdict) => {
  expect(verdictOf(intent(fields), count)).toBe(verdict);
});

it('a list says how many deposits of these points there are, and how many are decided', () => {
  const statuses = ['pending', 'approved', 'approved', 'rejected', 'rejected', 'rejected'] as const;
  const listed: ListedDeposit[] = statuses.map(status => ({ points: points(500), status }));
  listed.push({ points: points(600), status: 'approved' });
  expect(depositsIn(listed, points(500))).toEqual({ listed: 6, decided: { approved: 2, rejected: 3 } });
});

const atTen = { at: 10_000, restMs: 1500 };
it.each([
  ['none had left, and none has', null, null, true],
  ['the same one was the last', atTen, { ...atTen }, true],
  ['one has left since', atTen, null, false],
  ['it is gone', null, atTen, false],
  ['another one has left', { ...atTen, at: 12_000 }, atTen, false],
  ['the same one has ended', { ...atTen, restMs: 30_000 }, atTen, false],
])('whether no request was sent since an intent was seen: %s', (_case, kept, seen, unchanged) => {
  expect(isUnchanged(intent({ tried: kept }), intent({ tried: seen }))).toBe(unchanged);
});

it('a request that has ended is followed after its rest, whatever was done to the clock', () => {
  expect(retryIn(intent(), 5000)).toBe(0);
  const tried = { at: 10_000, restMs: 1500 };
  expect(retryIn(intent({ tried }), 10_000)).toBe(1500);
  expect(retryIn(intent({ tried }), 11_400)).toBe(100);
  expect(retryIn(intent({ tried }), 11_500)).toBe(0);
  // An hour back.
  expect(retryIn(intent({ tried }), 10_000 - 3_600_000)).toBe(0);
});

it('a line that is one deposit is none of the others', () => {
  const others = [
    intent({ id: 'same' }),
    intent({ id: 'began after it', listed: 3 }),
    intent({ id: 'unknown', listed: null }),
    intent({ id: 'other points', points: points(600) }),
  ];
  const left = (by: 'reply' | 'list') =>
    withoutReported([intent(), ...others], 'a', by).map(({ id, listed }) => [id, listed]);
  expect(left('list')).toEqual([
    ['same', 3],
    ['began after it', 3],
    ['unknown', null],
    ['other points', 2],
  ]);
  // What was just said by a reply nobody can have seen before.
  expect(left('reply')).toEqual([
    ['same', 3],
    ['began after it', 4],
    ['unknown', null],
    ['other points', 2],
  ]);
  expect(withoutReported(others, 'a', 'reply')).toBe(others);
  // Nobody knows what was listed before it, so that its line may be new to each of the others.
  const unread = withoutReported([intent({ listed: null }), ...others], 'a', 'list');
  expect(unread.map(({ listed }) => listed)).toEqual([3, 4, null, 2]);
});

it('reads what it wrote', () => {
  const kept = intent({ tried: { at: 7, restMs: 30_000 }, doubt: true });
  expect(parseStored(depositIntent, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

it('reads what an older build left: what it had claimed may have arrived', () => {
  const old = { id: 'a', owner: 'o', points: 500, at: 1000 };
  expect(parseStored(depositIntent, { ...old, claimed: false })).toEqual(
    intent({ listed: null, decided: null }),
  );
  expect(parseStored(depositIntent, { ...old, claimed: true })).toEqual(
    intent({ listed: null, decided: null, doubt: true }),
  );
});

it.each([
  null,
  'text',
  {},
  { ...intent(), points: -1 },
  { ...intent(), points: '500' },
  { ...intent(), id: 1 },
  { ...intent(), at: null },
])('takes %j for no intent', value => {
  expect(parseStored(depositIntent, value)).toBeNull();
});

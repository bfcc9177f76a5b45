import { expect, it } from 'vitest';
import { type AwaitedDeposit, judgeAwaited } from '../../src/domain/awaited-deposit.ts';
import { countsOf, type ListedDeposit, listedDeposits } from '../../src/domain/listed-deposits.ts';
import { points } from '../../src/domain/points.ts';
import { awaitedDeposits } from '../../src/storage/awaited-deposits.ts';
import { parseStored } from '../../src/storage/entry.ts';

const hour = 3_600_000;
const deposit = (fields: Partial<AwaitedDeposit> = {}): AwaitedDeposit => ({
  id: 'a',
  owner: 'o',
  points: points(500),
  at: 1000,
  before: { approved: 1, rejected: 0 },
  ...fields,
});
const lines = (...statuses: readonly ListedDeposit['status'][]): readonly ListedDeposit[] =>
  statuses.map(status => ({ points: points(500), status }));
const states = (awaited: readonly AwaitedDeposit[], listed: readonly ListedDeposit[], now = 2000) =>
  judgeAwaited(awaited, listed, now).map(({ deposit: { id }, state }) => [id, state]);

it.each([
  ['its pending line', ['pending', 'approved'], 'waiting'],
  ['no line of it', ['approved'], 'waiting'],
  ['one more approved line', ['approved', 'approved'], 'approved'],
  ['one more rejected line', ['rejected', 'approved'], 'rejected'],
  ['fewer lines than before', [], 'waiting'],
] as const)('%s: %j', (_case, statuses, state) => {
  expect(states([deposit()], lines(...statuses))).toEqual([['a', state]]);
});

it('lines of other points say nothing', () => {
  const other: ListedDeposit = { points: points(600), status: 'approved' };
  expect(states([deposit()], [...lines('approved'), other])).toEqual([['a', 'waiting']]);
});

it('one decided line is one deposit: the oldest that had not seen it', () => {
  const two = [deposit({ id: 'new', at: 3000 }), deposit({ id: 'old' })];
  expect(states(two, lines('approved', 'approved'), 4000)).toEqual([
    ['old', 'approved'],
    ['new', 'waiting'],
  ]);
  const [, kept] = judgeAwaited(two, lines('approved', 'approved'), 4000);
  expect(kept?.deposit.before).toEqual({ approved: 2, rejected: 0 });
  expect(states(two, lines('approved', 'approved', 'rejected'), 4000)).toEqual([
    ['old', 'approved'],
    ['new', 'rejected'],
  ]);
});

it('a deposit that was asked for after a decision had counted its line already', () => {
  const after = deposit({ id: 'after', at: 3000, before: { approved: 2, rejected: 0 } });
  expect(states([deposit(), after], lines('approved', 'approved'), 4000)).toEqual([
    ['a', 'approved'],
    ['after', 'waiting'],
  ]);
  expect(states([deposit(), after], lines('approved', 'approved', 'approved'), 4000)).toEqual([
    ['a', 'approved'],
    ['after', 'approved'],
  ]);
});

it('without a list from before, the first list is what the next is compared with', () => {
  const [first] = judgeAwaited([deposit({ before: null })], lines('approved', 'pending'), 2000);
  expect(first).toMatchObject({ state: 'waiting', deposit: { before: { approved: 1, rejected: 0 } } });
  expect(states(first ? [first.deposit] : [], lines('approved', 'approved'))).toEqual([['a', 'approved']]);
});

it('what no line matches for a day is unmatched, what is pending waits however long', () => {
  const later = 1000 + 24 * hour;
  expect(states([deposit()], lines('approved'), later - 1)).toEqual([['a', 'waiting']]);
  expect(states([deposit()], lines('approved'), later)).toEqual([['a', 'unmatched']]);
  expect(states([deposit()], lines('approved', 'pending'), later)).toEqual([['a', 'waiting']]);
  // One pending line is the newer of two.
  expect(
    states([deposit(), deposit({ id: 'b', at: 2000 })], lines('approved', 'pending'), 2 * later),
  ).toEqual([
    ['a', 'unmatched'],
    ['b', 'waiting'],
  ]);
});

it('a decided line says nothing of a deposit of other points, or of one that no list was read for', () => {
  const other = deposit({ id: 'other', at: 3000, points: points(600) });
  const unread = deposit({ id: 'unread', at: 4000, before: null });
  const sixHundred: ListedDeposit = { points: points(600), status: 'approved' };
  const listed = [...lines('approved', 'approved'), sixHundred, sixHundred];
  expect(states([deposit(), other, unread], listed, 5000)).toEqual([
    ['a', 'approved'],
    ['other', 'approved'],
    ['unread', 'waiting'],
  ]);
});

it('a decided deposit stays decided, however old it is', () => {
  expect(states([deposit()], lines('approved', 'approved'), 1000 + 48 * hour)).toEqual([['a', 'approved']]);
});

it('a pending line is the older deposit’s when the newer one is decided, or is of other points', () => {
  const old = deposit({ before: null });
  const newer = deposit({ id: 'b', at: 2000, before: { approved: 0, rejected: 0 } });
  expect(states([old, newer], lines('approved', 'pending'), 1000 + 24 * hour)).toEqual([
    ['a', 'waiting'],
    ['b', 'approved'],
  ]);
  const other = deposit({ id: 'c', at: 2000, points: points(600) });
  const sixHundred: ListedDeposit = { points: points(600), status: 'pending' };
  expect(states([old, other], [...lines('pending'), sixHundred], 1000 + 24 * hour)).toEqual([
    ['a', 'waiting'],
    ['c', 'waiting'],
  ]);
});

it('deposits are counted by their points and status', () => {
  const line = { id: '1', credit: true, deposit: true, note: '', date: '', points: points(500) };
  const listed = listedDeposits([
    { ...line, status: 'pending' },
    { ...line, status: 'approved' },
    { ...line, status: 'approved', points: points(600) },
    { ...line, status: 'rejected' },
    { ...line, status: 'rejected' },
    { ...line, status: 'booked', deposit: false },
    // A transfer that is on its way, and a deposit of which nobody knows what was decided.
    { ...line, status: 'pending', deposit: false },
    { ...line, status: { other: '7' } },
  ]);
  expect(listed).toHaveLength(5);
  expect(countsOf(listed, points(500))).toEqual({ pending: 1, approved: 1, rejected: 2 });
});

it('reads what it wrote, and leaves out what is no deposit', () => {
  const kept = [deposit(), deposit({ id: 'b', before: null })];
  const read = (value: unknown) => parseStored(awaitedDeposits, value);
  expect(read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(read([{ ...deposit(), points: -1 }, null, deposit()])).toEqual([deposit()]);
  expect(read({})).toBeNull();
});

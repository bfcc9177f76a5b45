import { expect, it } from 'vitest';
import { points } from '../../../src/domain/points.ts';
import type { Deposit } from '../../../src/domain/wallet/deposit.ts';
import { judgeAwaited } from '../../../src/domain/wallet/awaited-deposits.ts';
import {
  type DepositList,
  knownCounts,
  type ListedDeposit,
  listedDeposits,
} from '../../../src/domain/wallet/deposit-list.ts';
import { verdicts } from '../../../src/domain/wallet/deposit-verdicts.ts';

const hour = 3_600_000;
const none = { listed: 0, approved: 0, rejected: 0 };
const awaitedAt = (at: number) => ({ kind: 'awaited', at }) as const;

/** A deposit of 500 points that was reported at 1000, when one was listed, which was approved. */
const deposit = ({ at = 1000, ...fields }: Partial<Deposit> = {}): Deposit => ({
  id: 'a',
  owner: 'o',
  points: points(500),
  at,
  before: { listed: 1, approved: 1, rejected: 0 },
  phase: awaitedAt(at),
  ...fields,
});
const line = (status: ListedDeposit['status'], fields: Partial<ListedDeposit> = {}): ListedDeposit => ({
  points: points(500),
  status,
  date: '21-November-2026 1:04 PM',
  ref: '',
  place: 0,
  ...fields,
});
/** A list that has all its lines. */
const list = (shown: readonly ListedDeposit[]): DepositList => ({
  lines: shown,
  keys: [],
  isShort: true,
  firstDay: null,
});
const lines = (...statuses: readonly ListedDeposit['status'][]): readonly ListedDeposit[] =>
  statuses.map(status => line(status));
const states = (awaited: readonly Deposit[], listed: readonly ListedDeposit[], now = 2000) =>
  judgeAwaited(awaited, list(listed), now).map(({ deposit: { id }, state }) => [id, state]);

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
  const other = line('approved', { points: points(600) });
  expect(states([deposit()], [...lines('approved'), other])).toEqual([['a', 'waiting']]);
});

it('one decided line is one deposit: the oldest that had not seen it', () => {
  const two = [deposit({ id: 'new', at: 3000 }), deposit({ id: 'old' })];
  expect(states(two, lines('approved', 'approved'), 4000)).toEqual([
    ['old', 'approved'],
    ['new', 'waiting'],
  ]);
  const [, kept] = judgeAwaited(two, list(lines('approved', 'approved')), 4000);
  expect(kept?.deposit.before).toEqual({ listed: 1, approved: 2, rejected: 0 });
  expect(states(two, lines('approved', 'approved', 'rejected'), 4000)).toEqual([
    ['old', 'approved'],
    ['new', 'rejected'],
  ]);
});

it('one decided line is one deposit, though an old line has left since the first', () => {
  const keys = (...names: readonly string[]) => ({ newest: names, oldest: names.at(-1) ?? null });
  const none = { listed: 0, approved: 0, rejected: 0 };
  const old = deposit({ id: 'old', before: { ...none, marks: keys('3', '2', '1') } });
  const next = deposit({ id: 'new', at: 3000, before: { ...none, listed: 1, marks: keys('old', '3', '2') } });
  const shown = {
    ...list([line('pending'), line('approved', { place: 1 })]),
    keys: ['new', 'old', '3', '2'],
    isShort: false,
  };
  const judged = judgeAwaited([next, old], shown, 4000);
  expect(judged.map(({ deposit: { id }, state }) => [id, state])).toEqual([
    ['old', 'approved'],
    ['new', 'waiting'],
  ]);
});

it('a deposit that was asked for after a decision had counted its line already', () => {
  const after = deposit({ id: 'after', at: 3000, before: { listed: 2, approved: 2, rejected: 0 } });
  expect(states([deposit(), after], lines('approved', 'approved'), 4000)).toEqual([
    ['a', 'approved'],
    ['after', 'waiting'],
  ]);
  expect(states([deposit(), after], lines('approved', 'approved', 'approved'), 4000)).toEqual([
    ['a', 'approved'],
    ['after', 'approved'],
  ]);
});

it('without a list from before, the next list is compared with the first', () => {
  const [first] = judgeAwaited([deposit({ before: null })], list(lines('approved', 'pending')), 2000);
  expect(first).toMatchObject({
    state: 'waiting',
    deposit: { before: { listed: 2, approved: 1, rejected: 0 } },
  });
  expect(states(first ? [first.deposit] : [], lines('approved', 'approved'))).toEqual([['a', 'approved']]);
});

it('a deposit without a line is unmatched after a day, and a pending one waits any time', () => {
  const later = 1000 + 24 * hour;
  expect(states([deposit()], lines('approved'), later - 1)).toEqual([['a', 'waiting']]);
  expect(states([deposit()], lines('approved'), later)).toEqual([['a', 'unmatched']]);
  expect(states([deposit()], lines('approved', 'pending'), later)).toEqual([['a', 'waiting']]);
  // The pending line is the newer of two.
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
  const sixHundred = line('approved', { points: points(600) });
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
  const newer = deposit({ id: 'b', at: 2000, before: none });
  expect(states([old, newer], lines('approved', 'pending'), 1000 + 24 * hour)).toEqual([
    ['a', 'waiting'],
    ['b', 'approved'],
  ]);
  const other = deposit({ id: 'c', at: 2000, points: points(600) });
  const sixHundred = line('pending', { points: points(600) });
  expect(states([old, other], [...lines('pending'), sixHundred], 1000 + 24 * hour)).toEqual([
    ['a', 'waiting'],
    ['c', 'waiting'],
  ]);
});

it('a line that names a deposit decides that one alone', () => {
  const named = [line('rejected', { ref: 'a' }), line('approved', { ref: 'b' })];
  expect(states([deposit({ before: none })], named)).toEqual([['a', 'rejected']]);
  expect(states([deposit({ id: 'c', before: none })], named)).toEqual([['c', 'waiting']]);
  // The deposit waits any length of time, because its line is there.
  expect(states([deposit({ before: none })], [line('pending', { ref: 'a' })], 48 * hour)).toEqual([
    ['a', 'waiting'],
  ]);
});

const row = { id: '1', credit: true, deposit: true, note: '', date: 'today', points: points(500) };

it('deposits are counted by their points and status', () => {
  const listed = listedDeposits([
    { ...row, status: 'pending' },
    { ...row, id: '2', status: 'approved', clientRef: 'd1' },
    { ...row, id: '3', status: 'approved', points: points(600) },
    { ...row, id: '4', status: 'rejected' },
    { ...row, id: '5', status: 'rejected' },
    // None of these decides a deposit, but the first three may be one.
    { ...row, id: '6', status: 'booked', deposit: false },
    { ...row, id: '7', status: { other: '7' }, deposit: false },
    { ...row, id: '8', status: 'approved', deposit: false, note: 'Won Kalyan' },
    { ...row, id: '9', status: 'booked', deposit: false, note: 'Won Kalyan' },
    { ...row, id: '10', status: { other: '7' }, deposit: false, note: 'Refund: Kalyan' },
    { ...row, id: '11', credit: false, status: 'approved', deposit: false, note: 'Add Funds' },
  ]);
  expect(listed.map(({ status }) => status)).toEqual([
    'pending',
    'approved',
    'approved',
    'rejected',
    'rejected',
    'unclear',
    'unclear',
    'unclear',
  ]);
  expect(listed[1]).toEqual({ points: 500, status: 'approved', date: 'today', ref: 'd1', place: 1 });
  expect(knownCounts(list(listed), points(500), [])).toMatchObject({ listed: 6, approved: 0, rejected: 2 });
});

it('a line with a status of the provider’s own is asked about before a payment is reported twice', () => {
  const listed = listedDeposits([
    { ...row, status: { other: '5' }, deposit: false, note: 'Add Funds' },
    { ...row, id: '2', status: 'booked', deposit: false, note: 'Won Kalyan' },
  ]);
  const payment = deposit({ before: none, phase: { kind: 'doubt', rest: { at: 1, ms: 1500 } } });
  expect(verdicts([payment], list(listed), () => false).get('a')?.kind).toBe('asked');
  expect(verdicts([payment], list(listed.slice(1)), () => false).get('a')?.kind).toBe('absent');
});

it('a win or a refund of the same points does not approve a deposit in any status', () => {
  const items = ['Won Kalyan', 'Refund: Kalyan'].map((note, index) => ({
    ...row,
    id: String(index),
    status: 'approved' as const,
    deposit: false,
    note,
  }));
  expect(states([deposit({ before: none })], listedDeposits(items))).toEqual([['a', 'waiting']]);
  // Nor is it the pending line of an old one.
  expect(states([deposit({ before: none })], listedDeposits(items), 1000 + 24 * hour)).toEqual([
    ['a', 'unmatched'],
  ]);
  expect(states([deposit({ before: none })], [line('unclear', { ref: 'a' })])).toEqual([['a', 'waiting']]);
});

it('a repeated line counts once, unless it has no id', () => {
  const twice = { ...row, status: 'pending' } as const;
  expect(listedDeposits([twice, twice])).toHaveLength(1);
  expect(listedDeposits([twice, { ...twice, status: 'rejected' }])).toHaveLength(2);
  expect(
    listedDeposits([
      { ...twice, id: '' },
      { ...twice, id: '' },
    ]),
  ).toHaveLength(2);
});

it("replies about the browser's own deposits count although an old list does not show them", () => {
  const own = (id: string, listed: number, phase: Deposit['phase'] = awaitedAt(1)) =>
    deposit({ id, before: { ...none, listed }, phase });
  const known = (...deposits: readonly Deposit[]) =>
    knownCounts(list(lines('pending')), points(500), deposits).listed;
  expect(known()).toBe(1);
  expect(known(own('a', 0))).toBe(1);
  expect(known(own('a', 1))).toBe(2);
  // Both were begun before either was listed.
  expect(known(own('a', 0), own('b', 0))).toBe(2);
  expect(known(own('a', 0), own('b', 4))).toBe(5);
  expect(known(own('a', 4, { kind: 'discarded', at: 1 }), own('b', 4, { kind: 'begun', rest: null }))).toBe(
    1,
  );
  expect(known(deposit({ before: { ...none, listed: 8 }, points: points(600) }))).toBe(1);
  const approved = own('a', 0, { kind: 'approved', at: 1 });
  expect(knownCounts(list([]), points(500), [approved])).toMatchObject({
    listed: 1,
    approved: 1,
    rejected: 0,
  });
});

const doubt = { kind: 'doubt', rest: { at: 1, ms: 1500 } } as const;
const lost = (fields: Partial<Deposit> = {}): Deposit =>
  deposit({ before: { ...none, listed: 1 }, phase: doubt, ...fields });
const said = (deposits: readonly Deposit[], listed: readonly ListedDeposit[], mine: readonly string[] = []) =>
  [...verdicts(deposits, list(listed), id => mine.includes(id))].map(([id, { kind }]) => `${id} ${kind}`);

it.each<[what: string, kept: Partial<Deposit>, listed: number, verdict: string]>([
  ['one line more than before', {}, 2, 'asked'],
  ['as many lines as before', {}, 1, 'absent'],
  ['fewer lines than before', {}, 0, 'absent'],
  ['no line, and none was read before', { before: null }, 0, 'absent'],
  ['a line, and none was read before', { before: null }, 1, 'asked'],
  ['a line, and no request has left', { phase: { kind: 'begun', rest: { at: 1, ms: 1500 } } }, 2, 'absent'],
  [
    'a line, and a page that has begun it may have closed',
    { phase: { kind: 'begun', rest: null } },
    2,
    'asked',
  ],
])('%s: %j', (_what, kept, listed, verdict) => {
  expect(said([lost(kept)], lines(...Array.from({ length: listed }, () => 'pending' as const)))).toEqual([
    `a ${verdict}`,
  ]);
});

it('a line of one reported deposit is not asked about for another', () => {
  const reported = deposit({ id: 'r', before: { ...none, listed: 1 } });
  expect(said([lost(), reported], lines('pending', 'pending'))).toEqual(['a absent']);
  expect(said([lost(), reported], lines('pending', 'pending', 'pending'))).toEqual(['a asked']);
});

it('the app asks about one line for the oldest payment, and newer payments wait for the answer', () => {
  const two = [lost({ id: 'new', at: 3000 }), lost({ id: 'old' })];
  expect(said(two, lines('pending', 'pending'))).toEqual(['old asked', 'new waits']);
  expect(said(two, lines('pending', 'pending', 'pending'))).toEqual(['old asked', 'new asked']);
});

it('the app asks about the newest line, and never about one that names another deposit', () => {
  const asked = (...listed: readonly ListedDeposit[]) =>
    verdicts([lost({ before: none })], list(listed), () => false).get('a');
  const older = line('approved', { date: '20-November-2026 9:00 PM' });
  expect(asked(older, line('pending'), older)).toEqual({ kind: 'asked', line: line('pending') });
  expect(asked(line('pending', { ref: 'b' }))).toEqual({ kind: 'absent' });
  expect(asked(line('pending', { ref: 'b' }), line('pending', { ref: 'a' }))).toEqual({ kind: 'found' });
});

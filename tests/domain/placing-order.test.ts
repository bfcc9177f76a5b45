import { expect, it } from 'vitest';
import type { Attempt, Phase } from '../../src/domain/placing/attempt.ts';
import type { OrderRow } from '../../src/domain/placing/evidence.ts';
import {
  concerns,
  isAgain,
  isOwn,
  type Order,
  rowStates,
  settle,
  settleUntold,
  waitingRows,
} from '../../src/domain/placing/order.ts';
import { points } from '../../src/domain/points.ts';

const sent: Phase = { kind: 'sent' };
const absent: Phase = { kind: 'absent' };
const placed: Phase = { kind: 'placed', twice: false, told: false };
const told: Phase = { kind: 'placed', twice: false, told: true };
const unclear = (since: number, quietMs: number, clean = 0): Phase => ({
  kind: 'unclear',
  since,
  quietMs,
  clean,
});

const factsOf = (number: string) => ({ market: 'Kalyan', game: 'Single Digit', session: null, number });
const trace = (line: string, variant = '', row = `${line} ${variant}`): OrderRow => ({
  line,
  variant,
  ref: '',
  points: points(10),
  row,
  ...factsOf(line),
});
const source = { kind: 'bid', family: 'main', day: '2026-11-21', lastDay: '2026-11-21' } as const;
const attempt = (wanted: readonly OrderRow[], phase: Phase, change: Partial<Attempt> = {}): Attempt => ({
  id: 'a',
  account: 'me',
  source,
  wanted,
  total: points(10),
  sentRef: false,
  baseline: { lines: [], balance: points(100) },
  sentAt: 0,
  at: 0,
  phase,
  ...change,
});
const order = {
  account: 'me',
  source,
  wanted: [trace('7', 'Open'), trace('7', 'Close'), trace('3', 'Open')],
} as const satisfies Order;
const kindsOf = (asked: Order, attempts: readonly Attempt[]) =>
  rowStates(asked, attempts).map(({ kind }) => kind);

it.each<[string, Attempt, boolean]>([
  ['the same row', attempt([trace('7', 'Open')], sent), true],
  ['the same row of an unnamed session', attempt([trace('3')], sent), true],
  ['one same row among others', attempt([trace('9', 'Open'), trace('3', 'Open')], sent), true],
  ['another number', attempt([trace('8', 'Open')], sent), false],
  ['another session', attempt([trace('3', 'Close')], sent), false],
  ['another account', attempt([trace('7', 'Open')], sent, { account: 'you' }), false],
  ['another day', attempt([trace('7', 'Open')], sent, { source: { ...source, day: '2026-11-20' } }), false],
  ['another family', attempt([trace('7', 'Open')], sent, { source: { ...source, family: 'gali' } }), false],
  ['a withdrawal', attempt([trace('7', 'Open')], sent, { source: { kind: 'withdraw' } }), false],
])('an attempt with %s blocks the order: %j', (_, other, expected) => {
  expect(kindsOf(order, [other]).includes('blocked')).toBe(expected);
});

it.each<[Phase, string]>([
  [sent, 'blocked'],
  [unclear(0, 0), 'blocked'],
  [absent, 'free'],
  [placed, 'placed'],
])('a row of an attempt that is %j is %s, the others are free', (phase, kind) => {
  expect(kindsOf(order, [attempt([trace('7', 'Close')], phase)])).toEqual(['free', kind, 'free']);
});

const again = { ...order, wanted: [trace('7', 'Open', 'a'), trace('7', 'Open', 'b')] };

it('a row that was placed is placed, and another that reads the same is a separate bid', () => {
  expect(kindsOf(again, [attempt([trace('7', 'Open', 'a')], placed)])).toEqual(['placed', 'free']);
  expect(kindsOf(again, [attempt([trace('7', 'Open', 'a')], told)])).toEqual(['placed', 'free']);
});

it('while the end of a row is unknown, all that reads the same waits', () => {
  expect(kindsOf(again, [attempt([trace('7', 'Open', 'a')], unclear(0, 0))])).toEqual(['blocked', 'blocked']);
});

it('an unreported placement of another row counts for one row', () => {
  expect(kindsOf(again, [attempt([trace('7', 'Open', 'c')], placed)])).toEqual(['earlier', 'free']);
  const both = attempt([trace('7', 'Open', 'c'), trace('7', 'Open', 'd')], placed);
  expect(kindsOf(again, [both])).toEqual(['earlier', 'earlier']);
});

it('a reported placement of another row counts for no row', () => {
  expect(kindsOf(again, [attempt([trace('7', 'Open', 'c')], told)])).toEqual(['free', 'free']);
});

it('an attempt is of an order when it was made with one of its rows', () => {
  const [own, other] = [attempt([trace('9', '', 'a')], sent), attempt([trace('7', 'Open', 'c')], sent)];
  const partly = attempt([trace('9', '', 'z'), trace('9', '', 'a')], sent);
  expect([own, partly, other].map(one => isOwn(again, one))).toEqual([true, true, false]);
  expect(isOwn({ ...again, account: 'you' }, own)).toBe(false);
});

it.each<[string, Attempt, boolean]>([
  ['a row of the order, in other words', attempt([trace('9', '', 'a')], sent), true],
  ['the same words of another row', attempt([trace('7', 'Open', 'c')], sent), true],
  ['other words of another row', attempt([trace('8', 'Open', 'c')], sent), false],
])('an attempt with %s is to be checked before the order: %j', (_, other, expected) => {
  expect(concerns(again, other)).toBe(expected);
});

it('a waiting row has its words, the time of its request and its remaining wait', () => {
  const facts = { market: 'Milan Day', game: 'Half Sangam', session: 'Close', number: '7-128' } as const;
  const asked = { ...trace('7', 'Open', 'a'), ...facts };
  const open = attempt([asked], unclear(50_000, 1500), { at: 40_000 });
  const states = rowStates({ ...order, wanted: [asked, trace('3', 'Open')] }, [open]);
  expect(waitingRows(states, 50_500)).toEqual([
    { row: 'a', ...facts, points: 10, kind: 'bid', at: 40_000, attempt: 'a', waitMs: 1000 },
  ]);
});

it.each<[string, change: Partial<Attempt>, boolean]>([
  ['was absent', {}, true],
  ['carried none', { sentRef: false }, false],
  ['is open', { phase: unclear(0, 0) }, false],
  ['was for another history', { source: { kind: 'transfer' } }, false],
  ['was for other points', { total: points(20) }, false],
  ['had another row', { wanted: [trace('7', 'Open', 'c')] }, false],
  ['had another line', { wanted: [trace('8', 'Open', 'a')] }, false],
  ['had another session', { wanted: [trace('7', 'Close', 'a')] }, false],
  ['had one row more', { wanted: [trace('7', 'Open', 'a'), trace('7', 'Open', 'b')] }, false],
])('a request takes the reference of an attempt that %s: %j %j', (_, change, same) => {
  const request = attempt([trace('7', 'Open', 'a')], sent);
  expect(isAgain(request, { ...request, sentRef: true, phase: absent, ...change })).toBe(same);
});

const tap = 'tap';
it('a placed row of both sessions counts only for a row of the same session', () => {
  const mixed = { ...trace('7', '', 'd'), session: 'Open' } as const;
  const asked = { ...trace('7', 'Close', 'a'), session: 'Close' } as const;
  const other = attempt([mixed], placed);
  expect(kindsOf({ ...order, wanted: [asked] }, [other])).toEqual(['free']);
  // The market's name may have been written otherwise meanwhile, and an older build's row may name no session.
  for (const facts of [
    { session: mixed.session },
    { session: mixed.session, market: 'KALYAN' },
    { session: null },
  ])
    expect(kindsOf({ ...order, wanted: [{ ...asked, ...facts }] }, [other])).toEqual(['earlier']);
  const unnamed = attempt([{ ...mixed, session: null }], placed);
  expect(kindsOf({ ...order, wanted: [asked] }, [unnamed])).toEqual(['earlier']);
});

const rowsIn = ({ settled: { placed, earlier }, about, done }: ReturnType<typeof settle>) => ({
  placed: placed.map(({ row }) => row),
  earlier: earlier.map(({ row }) => row),
  about: about.length,
  done: done.length,
});

it('the rows of an order that its own attempt placed are placed', () => {
  const both = attempt([trace('7', 'Open', 'a'), trace('7', 'Open', 'b')], placed);
  expect(rowsIn(settle(again, [both], tap))).toEqual({ placed: ['a', 'b'], earlier: [], about: 1, done: 0 });
});

it('an attempt is done when nothing can ask for its rows again: a question has ended, a slip can be copied', () => {
  const mine = attempt([trace('7', 'Open', 'a')], placed);
  const asked = { ...again, source: { kind: 'withdraw' } } as const;
  expect(rowsIn(settle(asked, [{ ...mine, source: asked.source }], tap))).toMatchObject({
    about: 1,
    done: 1,
  });
  expect(rowsIn(settle(again, [mine], tap))).toMatchObject({ about: 1, done: 0 });
});

it('a row that returns after its report is reported as earlier, with the time of its request', () => {
  const old = attempt([trace('7', 'Open', 'a')], told, { at: 30_000 });
  const { settled } = settle(again, [old], tap);
  expect(settled).toEqual({
    placed: [],
    earlier: [{ row: 'a', ...factsOf('7'), points: 10, kind: 'bid', at: 30_000 }],
  });
});

it('a row that was placed and not reported is reported with the time of its request', () => {
  const { settled } = settle(again, [attempt([trace('7', 'Open', 'a')], placed, { at: 30_000 })], tap);
  expect(settled.placed).toMatchObject([{ row: 'a', at: 30_000 }]);
});

it('a placement of another row settles only a row of a tap, is reported whole, and still counts for its own row', () => {
  const other = attempt([trace('7', 'Open', 'c'), trace('3', 'Open', 'd')], placed);
  expect(rowsIn(settle(again, [other], tap))).toEqual({ placed: [], earlier: ['a', 'd'], about: 1, done: 0 });
  expect(rowsIn(settle(again, [other], 'screen'))).toEqual({
    placed: [],
    earlier: [],
    about: 0,
    done: 0,
  });
});

it('a row that was placed together with another, and has left the slip, is reported as earlier', () => {
  const mine = attempt([trace('7', 'Open', 'a'), trace('3', 'Open', 'd')], placed);
  expect(rowsIn(settle(again, [mine], tap))).toEqual({ placed: ['a'], earlier: ['d'], about: 1, done: 0 });
});

it('every placement that was not reported is reported, and nothing else', () => {
  const attempts = [
    attempt([trace('7', 'Open', 'a')], placed),
    attempt([trace('3', 'Open', 'b')], told),
    attempt([trace('1', 'Open', 'c')], unclear(0, 0)),
    attempt([trace('2', 'Open', 'd')], absent),
  ];
  expect(rowsIn(settleUntold(attempts))).toEqual({ placed: [], earlier: ['a'], about: 1, done: 0 });
});

it.each<[Phase, string]>([
  [unclear(0, 0), 'blocked'],
  [placed, 'free'],
  [absent, 'free'],
])('a transfer to somebody else of equal points that is %j leaves this one %s', (phase, kind) => {
  const other = attempt([trace('100', '9876543211')], phase, { source: { kind: 'transfer' } });
  const mine: Order = {
    account: 'me',
    source: { kind: 'transfer' },
    wanted: [trace('100', '9876543212')],
  };
  expect(kindsOf(mine, [other])).toEqual([kind]);
  expect(isOwn(mine, other)).toBe(false);
});

it.each<[string, other: Attempt, kind: string]>([
  ['of the same points', attempt([trace('100', 'bank')], sent, { source: { kind: 'withdraw' } }), 'blocked'],
  ['of other points', attempt([trace('200', 'bank')], sent, { source: { kind: 'withdraw' } }), 'free'],
  ['that is a transfer', attempt([trace('100', 'bank')], sent, { source: { kind: 'transfer' } }), 'free'],
])('beside a request %s whose end is unknown a withdrawal of 100 points waits or not', (_, other, kind) => {
  const mine: Order = { account: 'me', source: { kind: 'withdraw' }, wanted: [trace('100', 'upi')] };
  expect(kindsOf(mine, [other])).toEqual([kind]);
});

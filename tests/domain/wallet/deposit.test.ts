import { expect, it } from 'vitest';
import { points } from '../../../src/domain/points.ts';
import {
  type Deposit,
  type DepositCounts,
  type DepositEvent,
  isReported,
  isUnchanged,
  isUndecided,
  isUnreported,
  mayHaveLeft,
  next,
  remembered,
  restLeft,
} from '../../../src/domain/wallet/deposit.ts';

type Phase = Deposit['phase'];
const before = { listed: 2, approved: 1, rejected: 1 };
const deposit = (phase: Phase, fields: Partial<Deposit> = {}): Deposit => ({
  id: 'a',
  owner: 'o',
  points: points(500),
  at: 1000,
  before,
  phase,
  ...fields,
});
const rest = { at: 10_000, ms: 1500 };
const phases = {
  begun: { kind: 'begun', rest: null },
  posting: { kind: 'posting', rest, doubted: false },
  doubt: { kind: 'doubt', rest },
  awaited: { kind: 'awaited', at: 2000 },
  approved: { kind: 'approved', at: 3000 },
  rejected: { kind: 'rejected', at: 3000 },
  discarded: { kind: 'discarded', at: 3000 },
} as const satisfies { readonly [K in Phase['kind']]: Phase };

const leaves = { kind: 'leaves', at: 20_000, ms: 30_000, doubted: false } as const;
const underWay = { at: 20_000, ms: 30_000 };
const ended = { at: 20_000, ms: 1500 };

it.each<[from: keyof typeof phases, event: DepositEvent, to: Phase]>([
  ['begun', leaves, { kind: 'posting', rest: underWay, doubted: false }],
  ['doubt', { ...leaves, doubted: true }, { kind: 'posting', rest: underWay, doubted: true }],
  ['posting', { kind: 'stays', at: 20_000 }, { kind: 'begun', rest: { at: 20_000, ms: 0 } }],
  ['posting', { kind: 'refused', at: 20_000 }, { kind: 'begun', rest: ended }],
  ['posting', { kind: 'lost', at: 20_000, ms: 1500 }, { kind: 'doubt', rest: ended }],
  ['posting', { kind: 'accepted', at: 20_000 }, { kind: 'awaited', at: 20_000 }],
  ['doubt', { kind: 'accepted', at: 20_000 }, { kind: 'awaited', at: 20_000 }],
  ['begun', { kind: 'discarded', at: 20_000 }, { kind: 'discarded', at: 20_000 }],
  ['awaited', { kind: 'discarded', at: 20_000 }, { kind: 'discarded', at: 20_000 }],
  ['awaited', { kind: 'approved', at: 20_000 }, { kind: 'approved', at: 20_000 }],
  ['awaited', { kind: 'rejected', at: 20_000 }, { kind: 'rejected', at: 20_000 }],
  // A reply that arrives after the player has dropped the payment still counts.
  ['discarded', { kind: 'accepted', at: 20_000 }, { kind: 'awaited', at: 20_000 }],
])('%s, and then %j', (from, event, to) => {
  expect(next(deposit(phases[from]), event)).toEqual(deposit(to));
});

it.each<[event: DepositEvent, from: readonly Phase['kind'][]]>([
  [leaves, ['awaited', 'approved', 'rejected', 'discarded']],
  [{ kind: 'stays', at: 1 }, ['begun', 'doubt', 'awaited', 'discarded']],
  [{ kind: 'refused', at: 1 }, ['begun', 'doubt', 'awaited', 'discarded']],
  [{ kind: 'lost', at: 1, ms: 1 }, ['awaited', 'approved', 'rejected', 'discarded']],
  [{ kind: 'accepted', at: 1 }, ['awaited', 'approved', 'rejected']],
  [{ kind: 'approved', at: 1 }, ['begun', 'posting', 'doubt', 'rejected', 'discarded']],
  [{ kind: 'rejected', at: 1 }, ['begun', 'posting', 'doubt', 'approved', 'discarded']],
  [{ kind: 'discarded', at: 1 }, ['approved', 'rejected', 'discarded']],
  [
    { kind: 'counted', counts: { listed: 9, approved: 9, rejected: 9 }, hasLost: false },
    ['awaited', 'approved', 'discarded'],
  ],
])('%j changes nothing of what is past it', (event, from) => {
  for (const kind of from) {
    const kept = deposit(phases[kind]);
    expect(next(kept, event)).toBe(kept);
  }
});

it('an earlier request that may have arrived is not forgotten by a later one', () => {
  const doubted = deposit({ kind: 'posting', rest, doubted: true });
  expect(next(doubted, { kind: 'refused', at: 20_000 }).phase).toEqual({ kind: 'doubt', rest: ended });
  expect(next(doubted, { kind: 'stays', at: 20_000 }).phase).toMatchObject({ kind: 'doubt' });
});

it('the list with the higher counts holds, unless lines have left it: the other one is older', () => {
  const listed = (counts: DepositCounts, hasLost = false) => ({ kind: 'counted', counts, hasLost }) as const;
  const kept = deposit(phases.doubt);
  const fewer = { listed: 1, approved: 0, rejected: 1 };
  expect(next(kept, listed(fewer))).toBe(kept);
  expect(next(kept, listed(fewer, true)).before).toBe(fewer);
  expect(next(kept, listed({ listed: 3, approved: 0, rejected: 2 })).before).toEqual({
    listed: 3,
    approved: 1,
    rejected: 2,
  });
  expect(next(deposit(phases.begun, { before: null }), listed(before)).before).toEqual(before);
});

it('a deposit is open until it has ended, and reported from the reply on', () => {
  const kinds = (holds: (one: Deposit) => boolean) =>
    Object.values(phases)
      .filter(phase => holds(deposit(phase)))
      .map(({ kind }) => kind);
  expect(kinds(isUnreported)).toEqual(['begun', 'posting', 'doubt']);
  expect(kinds(isUndecided)).toEqual(['begun', 'posting', 'doubt', 'awaited']);
  expect(kinds(isReported)).toEqual(['awaited', 'approved', 'rejected']);
  expect(kinds(one => mayHaveLeft(one, true))).toEqual(['posting', 'doubt']);
  expect(kinds(one => mayHaveLeft(one, false))).toEqual(['begun', 'posting', 'doubt']);
  expect(mayHaveLeft(deposit({ kind: 'begun', rest }), false)).toBe(false);
});

it.each<[what: string, kept: Phase, seen: Phase, unchanged: boolean]>([
  ['none had left, and none has', phases.begun, phases.begun, true],
  ['the same one was the last', phases.doubt, { kind: 'doubt', rest: { ...rest } }, true],
  ['one has left since', phases.posting, phases.begun, false],
  ['it is over', phases.awaited, phases.doubt, false],
  ['another one has ended', { kind: 'doubt', rest: { at: 12_000, ms: 1500 } }, phases.doubt, false],
  ['the same one has ended', { kind: 'doubt', rest: { at: 10_000, ms: 30_000 } }, phases.doubt, false],
])(
  'a deposit is unchanged only if no request has left or ended since: %s',
  (_case, kept, seen, unchanged) => {
    expect(isUnchanged(deposit(kept), deposit(seen))).toBe(unchanged);
  },
);

const page = { mine: true, since: 50_000, lagMs: 0 };
const others = { ...page, mine: false };
it.each([
  ['its own page has begun it', phases.begun, 50_000, page, 0],
  ['another page has, and may have closed', phases.begun, 52_000, others, 8000],
  ['it was refused', { kind: 'begun', rest } as const, 11_000, page, 500],
  ['a request has ended', phases.doubt, 11_400, page, 100],
  ['its rest is over', phases.doubt, 11_500, page, 0],
  ['a list may hide it for longer', phases.doubt, 11_500, { ...page, lagMs: 10_000 }, 8500],
  [
    'no list hides a refused deposit',
    { kind: 'begun', rest } as const,
    11_500,
    { ...page, lagMs: 10_000 },
    0,
  ],
  ['the clock was set back by an hour', phases.doubt, 10_000 - 3_600_000, page, 0],
  ['it is reported', phases.awaited, 2000, page, 0],
])('the rest of a deposit: %s', (_case, phase, now, view, left) => {
  expect(restLeft(deposit(phase), now, view)).toBe(left);
});

it('an ended deposit is forgotten after a day, and an open one never', () => {
  const all = Object.values(phases).map(phase => deposit(phase));
  const day = 86_400_000;
  expect(remembered(all, 3000 + day - 1)).toEqual(all);
  expect(remembered(all, 3000 + day).map(({ phase }) => phase.kind)).toEqual([
    'begun',
    'posting',
    'doubt',
    'awaited',
  ]);
});

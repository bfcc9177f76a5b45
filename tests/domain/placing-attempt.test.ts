import { expect, it } from 'vitest';
import {
  asEnded,
  asTold,
  type Attempt,
  type AttemptEvent,
  isDoubled,
  isOld,
  isOpen,
  isPlaced,
  isTold,
  isUntold,
  mergedAttempt,
  nextPhase,
  nextReadingIn,
  othersOf,
  type Phase,
  takenOver,
  waitMs,
} from '../../src/domain/placing/attempt.ts';
import { pointsRow } from '../../src/domain/placing/traces.ts';
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

it.each<[from: Phase, event: AttemptEvent, to: Phase]>([
  [sent, { kind: 'placed' }, placed],
  [sent, { kind: 'rejected', ran: 5, lagMs: 0 }, unclear(5, 0)],
  [sent, { kind: 'lost', ran: 5, lagMs: 0 }, unclear(5, 1500)],
  [sent, { kind: 'timedOut', ran: 5, lagMs: 0 }, unclear(5, 30_000)],
  [sent, { kind: 'died', ran: 5, lagMs: 0 }, unclear(5, 30_000)],
  [sent, { kind: 'read', finding: 'found', ran: 5 }, sent],
  [unclear(0, 1500), { kind: 'read', finding: 'found', ran: 9 }, placed],
  [
    unclear(0, 1500),
    { kind: 'read', finding: 'foundTwice', ran: 9 },
    { kind: 'placed', twice: true, told: false },
  ],
  [unclear(0, 1500, 1), { kind: 'read', finding: 'unclear', ran: 9000 }, unclear(0, 1500, 1)],
  [unclear(0, 1500), { kind: 'read', finding: 'absent', ran: 9 }, unclear(0, 1500, 1)],
  [unclear(0, 1500), { kind: 'read', finding: 'absent', ran: 9000 }, unclear(0, 1500, 1)],
  [unclear(0, 1500, 1), { kind: 'read', finding: 'absent', ran: 1499 }, unclear(0, 1500, 2)],
  [unclear(0, 1500, 2), { kind: 'read', finding: 'absent', ran: 1499 }, unclear(0, 1500, 3)],
  [unclear(0, 1500, 1), { kind: 'read', finding: 'absent', ran: 1500 }, absent],
  [unclear(0, 30_000, 1), { kind: 'read', finding: 'absent', ran: 29_999 }, unclear(0, 30_000, 2)],
  [unclear(0, 30_000, 1), { kind: 'read', finding: 'absent', ran: 30_000 }, absent],
  [unclear(0, 30_000, 1), { kind: 'placed' }, placed],
  [unclear(0, 30_000, 1), { kind: 'lost', ran: 20_000, lagMs: 0 }, unclear(20_000, 1500)],
  [unclear(0, 30_000, 1), { kind: 'rejected', ran: 20_000, lagMs: 0 }, unclear(20_000, 0)],
  [absent, { kind: 'placed' }, placed],
  [absent, { kind: 'rejected', ran: 40_000, lagMs: 0 }, absent],
  [absent, { kind: 'lost', ran: 40_000, lagMs: 0 }, absent],
  [absent, { kind: 'died', ran: 40_000, lagMs: 0 }, absent],
  [sent, { kind: 'rejected', ran: 5, lagMs: 10_000 }, unclear(5, 10_000)],
  [sent, { kind: 'lost', ran: 5, lagMs: 10_000 }, unclear(5, 11_500)],
  [unclear(0, 11_500, 1), { kind: 'read', finding: 'absent', ran: 11_499 }, unclear(0, 11_500, 2)],
  [unclear(0, 11_500, 1), { kind: 'read', finding: 'absent', ran: 11_500 }, absent],
  [unclear(0, 1500), { kind: 'givenUp' }, absent],
  [sent, { kind: 'givenUp' }, sent],
  // The request shows up late.
  [absent, { kind: 'read', finding: 'found', ran: 40_000 }, placed],
  [absent, { kind: 'read', finding: 'unclear', ran: 40_000 }, absent],
  [absent, { kind: 'read', finding: 'absent', ran: 40_000 }, absent],
  [placed, { kind: 'rejected', ran: 9, lagMs: 0 }, placed],
  [placed, { kind: 'died', ran: 9, lagMs: 0 }, placed],
  [placed, { kind: 'read', finding: 'absent', ran: 9 }, placed],
])('%j after %j is %j', (from, event, to) => {
  expect(nextPhase(from, event)).toEqual(to);
});

it.each([
  [0, 0, 0],
  [1, 0, 30_000],
  [1, 29_000, 1000],
  [1, 31_000, 0],
  [2, 12_000, 18_000],
])('after %i clean readings at %i ms the next is due in %i ms', (clean, now, due) => {
  expect(nextReadingIn({ kind: 'unclear', since: 0, quietMs: 30_000, clean }, now, 0)).toBe(due);
});

const attempt = (phase: Phase): Attempt => ({
  id: 'a',
  account: 'me',
  source: { kind: 'withdraw' },
  wanted: [],
  total: points(10),
  sentRef: false,
  baseline: { lines: [], balance: points(100) },
  sentAt: 0,
  at: 0,
  phase,
});

it('while readers may lag there is a reading every three seconds', () => {
  const phase = { kind: 'unclear', since: 0, quietMs: 11_500, clean: 1 } as const;
  expect([0, 9000, 11_500].map(ran => nextReadingIn(phase, ran, 10_000))).toEqual([3000, 2500, 0]);
  expect([sent, phase, absent].map(one => waitMs(one, 500))).toEqual([0, 11_000, 0]);
});

it('a page that takes an attempt over waits from the beginning, because it does not know when the other page began', () => {
  expect(takenOver(unclear(9_000_000, 1500, 2), 40)).toEqual(unclear(40, 1500));
  expect(takenOver(placed, 40)).toBe(placed);
});

const unknownTimes = { leftBy: new Map<string, number>(), ran: 0 };

it('requests that left after an attempt, or while readers could hide them, may be in its evidence', () => {
  const bid = (id: string, sentAt: number, phase: Phase) => ({ ...attempt(phase), id, sentAt });
  const mine = bid('mine', 100_000, unclear(0, 0));
  const others = [
    mine,
    bid('long ago', 50_000, placed),
    bid('just before', 61_000, placed),
    bid('shortly before', 80_000, placed),
    bid('with it', 100_000, sent),
    bid('after it', 200_000, told),
    bid('absent', 200_000, absent),
  ];
  const times = (lagMs: number) => othersOf(mine, others, { ...unknownTimes, lagMs }).map(({ time }) => time);
  expect(times(0)).toEqual(['before', 'before', 'before', 'after', 'after']);
  expect(times(10_000)).toEqual(['before', 'around', 'around', 'after', 'after']);
  const now = { ...unknownTimes, lagMs: 0 };
  expect(othersOf(mine, others, now).map(({ placed: is }) => is)).toEqual([true, true, true, false, true]);
  const [other] = othersOf({ ...mine, source: { kind: 'transfer' } }, [bid('x', 100_000, placed)], now);
  expect(other?.sameHistory).toBe(false);
  expect(othersOf(mine, others, now).every(({ sameHistory }) => sameHistory)).toBe(true);
});

it('a placed one that left later is surely debited, where readers lag once no wallet can hide it any more', () => {
  const mine = { ...attempt(unclear(0, 0)), id: 'mine', sentAt: 100_000 };
  const others = [
    { ...attempt(placed), id: 'before', sentAt: 99_999 },
    { ...attempt(placed), id: 'later', sentAt: 100_000 },
    { ...attempt(sent), id: 'open', sentAt: 100_000 },
  ];
  const leftBy = new Map(others.map(({ id }) => [id, 1000]));
  const debited = (lagMs: number, ran: number) =>
    othersOf(mine, others, { lagMs, leftBy, ran }).map(({ debited: is }) => is);
  expect(debited(0, 1000)).toEqual([false, true, false]);
  // The lag, 15 s for its reply and 15 s for the age of a baseline.
  expect(debited(10_000, 41_000)).toEqual([false, false, false]);
  expect(debited(10_000, 41_001)).toEqual([false, true, false]);
});

it('another attempt must have left early enough by the running time too, unless readers do not lag', () => {
  const other = { ...attempt(told), id: 'other', sentAt: 0 };
  const mine = { ...attempt(sent), id: 'mine', sentAt: 3_600_000 };
  const timeOf = (ran: number, lagMs: number) =>
    othersOf(mine, [other], {
      lagMs,
      leftBy: new Map([
        ['other', 0],
        ['mine', ran],
      ]),
      ran: 0,
    }).map(({ time }) => time);
  expect(timeOf(40_000, 10_000)).toEqual(['around']);
  expect(timeOf(40_001, 10_000)).toEqual(['before']);
  expect(timeOf(0, 0)).toEqual(['before']);
});

it.each([
  [sent, 86_400_001, false],
  [unclear(0, 0), 86_400_001, false],
  [absent, 86_400_000, false],
  [absent, 86_400_001, true],
  [placed, 86_400_001, false],
  [told, 86_400_000, false],
  [told, 86_400_001, true],
] as const)('%j, %i ms after it left: it is old: %j', (phase, now, old) => {
  expect(isOld({ ...attempt(phase), sentAt: 5000 }, 5000 + now)).toBe(old);
});

it('only placed attempts are reported to the player', () => {
  expect(asTold(attempt(placed)).phase).toEqual(told);
  expect(asTold(attempt(unclear(5, 1500)))).toEqual(attempt(unclear(5, 1500)));
});

it('an attempt whose question has ended keeps its line and no id of the question', () => {
  const row = pointsRow(points(10), 'bank', 'q');
  expect(asEnded({ ...attempt(placed), wanted: [row] }).wanted).toEqual([{ ...row, row: '' }]);
});

it('an attempt that one tab has reported stays reported when another tab writes it later', () => {
  const [here, there] = [attempt(placed), attempt(told)];
  expect([mergedAttempt(there, here), mergedAttempt(here, here), mergedAttempt(here, there)]).toEqual([
    there,
    here,
    there,
  ]);
});

it.each([placed, told])(
  'an attempt that one tab has found %j is not opened again by a tab that is still looking',
  kept => {
    for (const late of [unclear(0, 0, 1), absent])
      expect(mergedAttempt(attempt(kept), attempt(late))).toEqual(attempt(kept));
  },
);

it.each<[phase: Phase, said: string]>([
  [sent, 'open'],
  [unclear(0, 0), 'open'],
  [absent, ''],
  [placed, 'placed untold'],
  [told, 'placed told'],
  [{ kind: 'placed', twice: true, told: false }, 'placed untold doubled'],
  [{ kind: 'placed', twice: true, told: true }, 'placed told'],
])('an attempt that is %j is called: %s', (phase, said) => {
  const words = { open: isOpen, placed: isPlaced, told: isTold, untold: isUntold, doubled: isDoubled };
  const one = attempt(phase);
  const expected = Object.keys(words).map(word => [word, said.split(' ').includes(word)]);
  expect(Object.entries(words).map(([word, is]) => [word, is(one)])).toEqual(expected);
});
